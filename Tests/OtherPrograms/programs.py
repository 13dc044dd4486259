"""Other people's programs, started and looked at."""

import os
import re
import shutil
import signal
import subprocess
import time

from gi.repository import Atspi, GLib

import sight

MODULE = os.environ["MODULE"]
TEXT = f"{os.environ['HOME']}/text"
RESULT = f"{os.environ['HOME']}/result"
FOLDER = os.path.dirname(__file__)
EVERYTHING = ["env", "NEXTFIELD_MODULE=bar,keyboard,keys,return"]
ENTRIES = [f"--field=Entry {number}" for number in range(1, 41)]

# What is tried: the command, and whether it has a field that can be lost as its window shrinks; None if it looks by itself.
PROGRAMS = {
    "yad": (["yad", "--form", "--scroll", "--height=700", *ENTRIES], True),
    "yad-text": (["yad", "--text-info", "--editable", "--height=700", f"--filename={TEXT}"], True),
    "zenity": (["zenity", "--forms", "--add-entry=One", "--add-entry=Two"], False),
    "gedit": (["gedit", "--standalone", TEXT], True),
    "gtk3-widget-factory": (["gtk3-widget-factory"], False),
    "gtk3-demo": (["gtk3-demo"], False),
    "glade": (["glade"], False),
    "evince": (["evince"], False),
    "plugs": (["/usr/bin/python3", f"{FOLDER}/plugs.py", RESULT], None),
    "threads": ([os.environ.get("THREADS", "threads"), RESULT, "lock"], None),
    "threads-all": ([*EVERYTHING, os.environ.get("THREADS", "threads"), RESULT, "lock"], None),
    "threads-elsewhere": ([os.environ.get("THREADS", "threads"), RESULT, "elsewhere"], None),
    "threads-python": (["/usr/bin/python3", f"{FOLDER}/threads.py", RESULT, "lock"], None),
    "threads-python-all": ([*EVERYTHING, "/usr/bin/python3", f"{FOLDER}/threads.py", RESULT, "lock"], None),
    "threads-python-elsewhere": (["/usr/bin/python3", f"{FOLDER}/threads.py", RESULT, "elsewhere"], None),
    "galculator": (["galculator"], False),
    "mousepad": (["mousepad", "--disable-server", TEXT], True),
    "xfce4-terminal": (["xfce4-terminal", "--disable-server"], False),
}


class Broken(Exception):
    """A program did not do its part."""


def installed(names):
    """Those that are there."""
    return [name for name in names if shutil.which(command(name))]


def command(name):
    """What a program is started by."""
    return next(word for word in PROGRAMS[name][0] if word != "env" and "=" not in word)


def write_text():
    """Writes the text that editors are to show."""
    with open(TEXT, "w", encoding="utf-8") as file:
        file.writelines(f"This is line {number}.\n" for number in range(300))


def wait(what, seconds, condition, looks=1):
    """Waits until the condition holds at so many looks in a row, and gives back what it found."""
    end = time.monotonic() + seconds
    seen = 0
    while True:
        try:
            found = condition()
        except GLib.Error:
            found = None
        seen = seen + 1 if found else 0
        if seen >= looks:
            return found
        if time.monotonic() > end:
            raise Broken(f"{what}: not within {seconds} s")
        time.sleep(0.03)


def xdotool(*words):
    """What xdotool says."""
    done = subprocess.run(["xdotool", *map(str, words)], capture_output=True, text=True, timeout=10, check=False)
    return done.stdout.split()


class Program:
    """One that runs."""

    def __init__(self, name, has_module, **variables):
        self.name = name
        self.log = f"{os.environ['HOME']}/{name}.log"
        modules = {"GTK_MODULES": MODULE} if has_module else {}
        with open(self.log, "w", encoding="utf-8") as errors:
            self.process = subprocess.Popen(
                PROGRAMS[name][0], stdout=subprocess.DEVNULL, stderr=errors, stdin=subprocess.DEVNULL,
                env={**os.environ, **modules, **variables})
        self.window = wait(f"{name} opens a window", 15, self.main_window)

    @property
    def pid(self):
        """The number of the process."""
        return self.process.pid

    def windows(self):
        """Its windows that are on the screen, the largest first."""
        if self.process.poll() is not None:
            raise Broken(f"{self.name} ended with status {self.process.returncode}")
        found = []
        for window in xdotool("search", "--onlyvisible", "--pid", self.pid):
            shape = dict(part.split("=") for part in xdotool("getwindowgeometry", "--shell", window) if "=" in part)
            if shape:
                found.append((int(shape["WIDTH"]) * int(shape["HEIGHT"]), window))
        return [window for area, window in sorted(found, reverse=True) if area > 5000]

    def main_window(self):
        """The largest of them; None while there is none."""
        return next(iter(self.windows()), None)

    def activate(self):
        """Gives it the keyboard, as there is nobody who manages windows."""
        xdotool("windowfocus", "--sync", self.window)

    def picture(self, path):
        """Takes a picture of the window once it stays the same."""
        before = path + ".before.png"
        for _ in range(8):
            shoot(self.window, before)
            time.sleep(0.15)
            shoot(self.window, path)
            if difference(before, path) == 0:
                return

    def fields(self):
        """Its fields that take text."""
        return [each for each in sight.text_fields(self.pid) if sight.has(each, Atspi.StateType.SHOWING)]

    def end(self):
        """Ends it, and gives its exit status and what it has said."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            status = self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            status = self.process.wait()
        return status, self.said()

    def said(self):
        """What it has said on standard error; the number of the process and the time differ each time."""
        with open(self.log, encoding="utf-8", errors="replace") as errors:
            return {re.sub(r"0x[0-9a-f]+|\d+", "N", line.strip()) for line in errors if line.strip()}


def shoot(window, path):
    """Takes a picture of a window."""
    subprocess.run(["import", "-silent", "-window", window, path], timeout=10, check=True)


def difference(one, other):
    """In how many pixels two pictures differ; None where they are of two sizes."""
    done = subprocess.run(["compare", "-metric", "AE", one, other, "null:"], capture_output=True, text=True, timeout=20,
                          check=False)
    try:
        return int(float(done.stderr.split()[0]))
    except (ValueError, IndexError):
        return None
