"""A form as GTK 3 shows it when nobody helps: the check must find that its field is lost."""

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk

window = Gtk.Window()
column = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
pane = Gtk.ScrolledWindow(child=column)
for number in range(1, 41):
    entry = Gtk.Entry()
    entry.get_accessible().set_name(f"Plain {number}")
    column.add(entry)
window.add(pane)
window.show_all()
Gtk.main()
