"""A long dialog made by GtkBuilder, as many programs have them."""

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk

ROW = """
<child><object class="GtkLabel" id="l{n}"><property name="visible">1</property>
  <property name="label">Setting {n}</property></object>
  <packing><property name="left-attach">0</property><property name="top-attach">{n}</property></packing></child>
<child><object class="GtkEntry" id="e{n}"><property name="visible">1</property><property name="hexpand">1</property></object>
  <packing><property name="left-attach">1</property><property name="top-attach">{n}</property></packing></child>
"""
DIALOG = """
<interface><object class="GtkDialog" id="dialog"><child internal-child="vbox"><object class="GtkBox">
  <child><object class="GtkScrolledWindow"><property name="visible">1</property><property name="vexpand">1</property>
    <child><object class="GtkViewport"><property name="visible">1</property>
      <child><object class="GtkGrid"><property name="visible">1</property>{rows}</object></child>
    </object></child>
  </object></child>
</object></child></object></interface>
"""

rows = "".join(ROW.format(n=number) for number in range(60))
builder = Gtk.Builder.new_from_string(DIALOG.format(rows=rows), -1)
for number in range(60):
    builder.get_object(f"e{number}").get_accessible().set_name(f"Setting {number}")
dialog = builder.get_object("dialog")
dialog.add_button("Close", Gtk.ResponseType.CLOSE)
dialog.connect("response", Gtk.main_quit)
dialog.show()
Gtk.main()
