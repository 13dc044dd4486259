"""The compositor, its keyboard, and waiting for them."""

import json
import os
import re
import signal
import subprocess
import time

from gi.repository import Gio, GLib


class Broken(Exception):
    """Something around the program did not do its part."""


def wait(what, seconds, condition, looks=1):
    """Waits until the condition holds at so many looks in a row, and gives back what it found."""
    end = time.monotonic() + seconds
    seen = 0
    while True:
        found = condition()
        seen = seen + 1 if found else 0
        if seen == looks:
            return found
        if time.monotonic() > end:
            raise Broken(f"{what}: not within {seconds} s")
        time.sleep(0.02)


def sway(*words):
    """Asks the compositor something, or tells it to do something."""
    done = subprocess.run(["swaymsg", "--raw", *words], capture_output=True, text=True, timeout=5)
    return json.loads(done.stdout or "null")


def use_size(width, height):
    """Gives the screen another size."""
    sway("output", "HEADLESS-1", "mode", f"{width}x{height}")
    def is_there():
        rect = sway("-t", "get_outputs")[0]["rect"]
        return (rect["width"], rect["height"]) == (width, height)
    wait(f"the screen is {width}x{height}", 5, is_there)


def window_size(process):
    """The room that the compositor gives to the window of a process; None where there is no window."""
    def search(node):
        if node.get("pid") == process and node["type"] in ("con", "floating_con"):
            return node["rect"]["width"], node["rect"]["height"]
        for child in node["nodes"] + node["floating_nodes"]:
            if found := search(child):
                return found
        return None
    return search(sway("-t", "get_tree"))


def is_conversation(line):
    """Whether a line of a program's log is what it and the compositor said to each other."""
    return re.match(r"\[ *[0-9]+\.[0-9]+\] ", line) is not None


def told_caret(log):
    """Where a program has told the compositor last that the caret is: x, y, width, height; None where it has not."""
    with open(log, encoding="utf-8", errors="replace") as file:
        told = re.findall(r"text_input.*\.set_cursor_rectangle\((-?\d+), (-?\d+), (-?\d+), (-?\d+)\)", file.read())
    return tuple(int(number) for number in told[-1]) if told else None


class Keyboard:
    """The system keyboard, as a phone's shell brings it up and takes it down."""

    def __init__(self):
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.ordered = None
        wait("the keyboard starts", 10, lambda: self.show(False))

    def end(self):
        """Ends it."""
        process = self.bus.call_sync(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetConnectionUnixProcessID",
            GLib.Variant("(s)", ("sm.puri.OSK0",)), None, Gio.DBusCallFlags.NONE, 2000, None).unpack()[0]
        os.kill(process, signal.SIGTERM)
        wait("the keyboard ends", 5, lambda: not self.show(False))

    def show(self, is_shown):
        """Whether it took the order."""
        try:
            self.bus.call_sync(
                "sm.puri.OSK0", "/sm/puri/OSK0", "sm.puri.OSK0", "SetVisible", GLib.Variant("(b)", (is_shown,)),
                None, Gio.DBusCallFlags.NO_AUTO_START, 2000, None)
            return True
        except GLib.Error:
            return False

    def order(self, is_shown):
        """Orders it anew once a second; more often would begin its own delay again and again. Always false."""
        now = time.monotonic()
        if self.ordered is None or now - self.ordered > 1:
            self.ordered = now
            self.show(is_shown)
        return False

    def bring_up(self, process, full):
        """Brings it up and waits until the window has shrunk from its full size."""
        def is_up():
            width, height = window_size(process)
            return (width == full[0] and height < full[1]) or self.order(True)
        self.ordered = None
        wait("the keyboard comes up", 20, is_up, looks=3)

    def take_down(self, process, full):
        """Takes it down and waits until the window has its full size again."""
        def is_down():
            # A field that gets the focus brings the keyboard up by itself.
            return window_size(process) == full or self.order(False)
        self.ordered = None
        wait("the keyboard goes down", 20, is_down, looks=5)


def picture(*words):
    """Takes a picture of the screen where pictures are wanted."""
    folder = os.environ.get("PICTURES")
    if folder:
        name = "-".join(words).replace(", ", "-").replace(" ", "-")
        subprocess.run(["grim", f"{folder}/{name}.png"], timeout=10, check=False)
