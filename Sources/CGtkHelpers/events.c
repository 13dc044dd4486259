#include "events.h"

enum cgtk_source cgtk_event_source(GdkEvent *event) {
  if (event == NULL) return CGTK_SOURCE_NONE;
  switch (event->type) {
  case GDK_TOUCH_BEGIN:
  case GDK_TOUCH_UPDATE:
  case GDK_TOUCH_END:
  case GDK_TOUCH_CANCEL: return CGTK_SOURCE_TOUCH;
  case GDK_KEY_PRESS:
  case GDK_KEY_RELEASE: return CGTK_SOURCE_KEYBOARD;
  case GDK_BUTTON_PRESS:
  case GDK_2BUTTON_PRESS:
  case GDK_3BUTTON_PRESS:
  case GDK_BUTTON_RELEASE: {
    GdkDevice *device = gdk_event_get_source_device(event);
    if (device != NULL && gdk_device_get_source(device) == GDK_SOURCE_TOUCHSCREEN)
      return CGTK_SOURCE_TOUCH;
    return CGTK_SOURCE_POINTER;
  }
  default: return CGTK_SOURCE_NONE;
  }
}

gboolean cgtk_is_tap(GdkEvent *event) {
  return event->type == GDK_TOUCH_END ||
         (event->type == GDK_BUTTON_RELEASE && event->button.button == GDK_BUTTON_PRIMARY);
}

gboolean cgtk_event_is_sent(GdkEvent *event) { return event->any.send_event; }
gboolean cgtk_event_is_modifier(GdkEvent *event) { return event->key.is_modifier; }
guint cgtk_event_keyval(GdkEvent *event) { return event->key.keyval; }
guint cgtk_event_keycode(GdkEvent *event) { return event->key.hardware_keycode; }
guint cgtk_event_key_state(GdkEvent *event) {
  return event->key.state & gtk_accelerator_get_default_mod_mask();
}

GdkEvent *cgtk_key_event_new(gboolean is_press, GdkWindow *window, guint keyval, guint16 keycode,
                             guint8 group, guint state, guint32 time) {
  GdkEvent *event = gdk_event_new(is_press ? GDK_KEY_PRESS : GDK_KEY_RELEASE);
  gunichar character = gdk_keyval_to_unicode(keyval);
  char text[7] = "";
  if (character != 0) g_unichar_to_utf8(character, text);
  event->key.window = g_object_ref(window);
  event->key.send_event = TRUE;
  event->key.time = time;
  event->key.state = state;
  event->key.keyval = keyval;
  event->key.hardware_keycode = keycode;
  event->key.group = group;
  event->key.string = g_strdup(text);
  event->key.length = (gint)strlen(text);
  GdkSeat *seat = gdk_display_get_default_seat(gdk_window_get_display(window));
  if (seat != NULL) gdk_event_set_device(event, gdk_seat_get_keyboard(seat));
  return event;
}
