"""A form that a second thread works on under GDK's lock, or whose main loop runs on a second thread.

It ends the work by itself, and writes that to a file.

usage: threads.py RESULT lock
       threads.py RESULT elsewhere
"""

import sys
import threading
import time

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gtk


class Form:
    """A scrolled form."""

    def __init__(self):
        self.window = Gtk.Window(title="Threads", default_width=500, default_height=700)
        self.scrolled = Gtk.ScrolledWindow()
        self.window.add(self.scrolled)
        self.entries = []
        self.build()
        self.window.show_all()
        self.entries[3].grab_focus()

    def build(self):
        """Makes all fields anew."""
        if child := self.scrolled.get_child():
            child.destroy()
        column = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=4)
        self.entries = [Gtk.Entry() for _ in range(30)]
        for entry in self.entries:
            column.add(entry)
        self.scrolled.add(column)
        column.show_all()

    def act(self, number):
        """Does one thing of all that a program does to a form."""
        entry = self.entries[number * 7 % len(self.entries)]
        match number % 5:
            case 0:
                self.scrolled.set_sensitive(True)
                entry.grab_focus()
            case 1:
                self.scrolled.set_sensitive(number % 2 == 0)
            case 2:
                entry.set_visible(not entry.get_visible())
            case 3:
                self.build()
            case _:
                entry.set_text("typed")
                self.window.resize(500, 350 if number % 2 else 700)

    def work(self):
        """Does many things, each under the lock."""
        for number in range(60):
            Gdk.threads_enter()
            self.act(number)
            Gdk.threads_leave()
            time.sleep(0.008)
        with open(sys.argv[1], "w", encoding="utf-8"):
            pass


def run():
    """The main loop, which has the lock while it is not waiting."""
    Gdk.threads_enter()
    Gtk.main()
    Gdk.threads_leave()


Gdk.threads_init()
form = Form()
threading.Thread(target=form.work, daemon=True).start()
if sys.argv[2] == "elsewhere":
    loop = threading.Thread(target=run)
    loop.start()
    loop.join()
else:
    run()
