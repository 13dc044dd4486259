"""A window with the form of another process in it, by a plug in a socket; assistive technology does not see that together.

It looks by itself whether the focused field stays in sight as the window shrinks, and writes what hides it to a file.

usage: plugs.py RESULT            the window
       plugs.py RESULT SOCKET     the form
"""

import os
import subprocess
import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import GLib, Gtk


class Form:
    """A scrolled form in a plug."""

    def __init__(self, socket):
        self.plug = Gtk.Plug.new(socket)
        column = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=4)
        self.entries = [Gtk.Entry() for _ in range(40)]
        for entry in self.entries:
            column.add(entry)
        self.scrolled = Gtk.ScrolledWindow()
        self.scrolled.add(column)
        self.plug.add(self.scrolled)
        self.plug.connect("destroy", Gtk.main_quit)
        self.plug.show_all()
        self.field = None
        GLib.timeout_add(700, self.focus)

    def fault(self, entry):
        """What hides a field."""
        height = entry.get_allocated_height()
        top = entry.translate_coordinates(self.scrolled, 0, 0)[1]
        room = self.scrolled.get_allocated_height()
        return "" if top >= 0 and top + height <= room else f"HIDDEN ({top} to {top + height} in {room})"

    def focus(self):
        """Gives the lowest field that is seen the focus."""
        self.field = [entry for entry in self.entries if not self.fault(entry)][-1]
        self.field.grab_focus()
        GLib.timeout_add(300, lambda: print("shrink", flush=True))
        GLib.timeout_add(1500, self.tell)

    def tell(self):
        """Writes how it went."""
        room = self.scrolled.get_allocated_height()
        with open(sys.argv[1] + "~", "w", encoding="utf-8") as file:
            file.write(f"the window did not shrink, {room}" if room > 400 else self.fault(self.field))
        os.rename(sys.argv[1] + "~", sys.argv[1])


class Embedder:
    """A window that has a widget of its own, too."""

    def __init__(self):
        self.window = Gtk.Window(title="Plugs", default_width=500, default_height=700)
        column = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
        socket = Gtk.Socket(vexpand=True)
        column.add(Gtk.Button(label="Own"))
        column.add(socket)
        self.window.add(column)
        self.window.connect("destroy", Gtk.main_quit)
        self.window.show_all()
        form = subprocess.Popen([sys.executable, *sys.argv[:2], str(socket.get_id())], stdout=subprocess.PIPE)
        GLib.io_add_watch(form.stdout, GLib.PRIORITY_DEFAULT, GLib.IO_IN, self.shrink)

    def shrink(self, *_):
        """Makes the window smaller."""
        self.window.resize(500, 350)
        return False


keeper = Form(int(sys.argv[2])) if len(sys.argv) > 2 else Embedder()
Gtk.main()
