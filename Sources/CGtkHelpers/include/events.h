// Events: GdkEvent is a union with bit-fields, which Swift does not import.
#ifndef CGTK_HELPERS_EVENTS_H
#define CGTK_HELPERS_EVENTS_H

#include "../../CGtk/shim.h"

enum cgtk_source { CGTK_SOURCE_NONE, CGTK_SOURCE_TOUCH, CGTK_SOURCE_POINTER, CGTK_SOURCE_KEYBOARD };

// The kind of device that an event comes from; some touchscreens send what a finger does as the
// buttons of a pointer.
enum cgtk_source cgtk_event_source(GdkEvent *event);

// Whether a press of a finger or of the first button ends.
gboolean cgtk_is_tap(GdkEvent *event);

gboolean cgtk_event_is_sent(GdkEvent *event);
gboolean cgtk_event_is_modifier(GdkEvent *event);
guint cgtk_event_keyval(GdkEvent *event);
guint cgtk_event_keycode(GdkEvent *event);
// The modifiers that matter to shortcuts, without locks.
guint cgtk_event_key_state(GdkEvent *event);

// Makes an event like one of the hardware; the caller frees it.
GdkEvent *cgtk_key_event_new(gboolean is_press, GdkWindow *window, guint keyval, guint16 keycode,
                             guint8 group, guint state, guint32 time);

#endif
