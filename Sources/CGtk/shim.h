// The toolkit, as GtkBridge and CGtkHelpers see it.
#ifndef CGTK_SHIM_H
#define CGTK_SHIM_H

// Declares the backends of GSettings, which say where settings are kept.
#define G_SETTINGS_ENABLE_BACKEND

#include <gio/gsettingsbackend.h>
#include <glib-unix.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <gtk/gtk.h>
#include <locale.h>
#include <pango/pangocairo.h>
#include <string.h>
#include <unistd.h>

#endif
