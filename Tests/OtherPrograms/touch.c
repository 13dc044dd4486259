/* Makes each mouse a finger, for programs that this library is preloaded into: a virtual display has no touch screen. */
#include <gdk/gdk.h>

GdkInputSource gdk_device_get_source(GdkDevice *device) {
  GdkInputSource source = GDK_SOURCE_MOUSE;
  g_object_get(device, "input-source", &source, NULL);
  return source == GDK_SOURCE_KEYBOARD ? source : GDK_SOURCE_TOUCHSCREEN;
}
