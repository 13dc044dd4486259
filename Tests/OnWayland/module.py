"""Brings a system keyboard up over programs that know nothing of us, with the GTK module and without.

usage: module.py
"""

import contextlib
import os
import re
import subprocess
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

import desktop
import pointer
import sight

STAGE = os.environ["STAGE"]
MODULE = f"{STAGE}/libnextfield-module.so"
SIZE = (720, 1280)
LOG = f"{STAGE}/run/log"


class Check:
    """All that is looked at, and how it went."""

    def __init__(self):
        self.keyboard = desktop.Keyboard()
        self.has_failed = False
        self.hidden_without = 0

    def say(self, is_right, line):
        self.has_failed = self.has_failed or not is_right
        print(f"{'ok' if is_right else 'FAILED'}: {line}", flush=True)

    def look(self, what, command, find):
        """Runs a program twice and compares."""
        try:
            (without, complaints), (seen, more) = self.run(command, find, {}), self.run(command, find, {"GTK_MODULES": MODULE})
        except (desktop.Broken, GLib.Error, subprocess.TimeoutExpired) as error:
            self.say(False, f"{what}: {error}")
            return
        self.hidden_without += bool(without)
        self.say(not seen, f"{what}: {seen or 'visible'} with the module, {without or 'visible'} without")
        if news := sorted(more - complaints):
            self.say(False, f"{what}: said only with the module: {news}")

    def run(self, command, find, variables):
        """What is wrong with the focused field as the keyboard is up, and what the program has said on standard error."""
        with open(LOG, "w+", encoding="utf-8", errors="replace") as errors:
            process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=errors, stdin=subprocess.DEVNULL,
                                       env={**os.environ, **variables})
            try:
                def fields():
                    if process.poll() is not None:
                        raise desktop.Broken(f"the program ended with status {process.returncode}")
                    return desktop.window_size(process.pid) == SIZE and sight.text_fields(process.pid)
                desktop.wait("a window with fields opens", 15, fields)
                self.keyboard.take_down(process.pid, SIZE)
                field = find(process.pid)
                Atspi.Component.grab_focus(field)
                desktop.wait("the field has the focus", 3, lambda: sight.has(field, Atspi.StateType.FOCUSED))
                self.keyboard.take_down(process.pid, SIZE)
                if fault := fault_in_time(field, SIZE):
                    raise desktop.Broken(f"before the keyboard comes: {fault}")
                self.keyboard.bring_up(process.pid, SIZE)
                fault = fault_in_time(field, desktop.window_size(process.pid))
                desktop.picture("module" if variables else "plain", os.path.basename(command[0]))
            finally:
                process.kill()
                process.wait()
            errors.seek(0)
            # The number of the process and the time differ each time.
            return fault, {re.sub(r"\d+", "N", line.strip()) for line in errors if line.strip()}


def bar_button(process, name):
    """A button of our bar that is seen; None where there is none."""
    program = sight.application(process)
    found = [each for each in sight.descendants(program) if each.get_name() == name
             and each.get_role() == Atspi.Role.PUSH_BUTTON and sight.has(each, Atspi.StateType.SHOWING)]
    return found[0] if found else None


def press(process, name):
    """Presses a button of our bar."""
    Atspi.Action.do_action(desktop.wait(f"{name} is there", 5, lambda: bar_button(process, name), looks=3), 0)


@contextlib.contextmanager
def started(command, **variables):
    """A program with the module whose window with fields is open, until it is left."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                               env={**os.environ, "GTK_MODULES": MODULE, **variables})
    try:
        desktop.wait("a window with fields opens", 15,
                     lambda: desktop.window_size(process.pid) == SIZE and sight.text_fields(process.pid))
        yield process
    finally:
        process.kill()
        process.wait()


def fault_of_bar(keyboard, command, find):
    """What is wrong with the bar of a program that comes with the system's keyboard."""
    try:
        with started(command, NEXTFIELD_MODULE="bar") as process:
            keyboard.take_down(process.pid, SIZE)
            field = find(process.pid)
            pane = sight.box(sight.around(field, Atspi.Role.SCROLL_PANE))
            other = SIZE[1] - pane.y - pane.height
            Atspi.Component.grab_focus(field)
            desktop.wait("the field has the focus", 3, lambda: sight.has(field, Atspi.StateType.FOCUSED))
            keyboard.bring_up(process.pid, SIZE)
            button = sight.box(desktop.wait("the bar comes", 5, lambda: bar_button(process.pid, "Next"), looks=3))
            room = desktop.window_size(process.pid)
            if wrong := fault_in_time(field, room):
                return wrong
            pane = sight.box(sight.around(field, Atspi.Role.SCROLL_PANE))
            # GTK does not tell where a bubble is on Wayland; below all else there is nothing but the bar.
            if room[1] - pane.y - pane.height < button.height + other:
                return f"there is no room for the button {button} below {pane} in {room}"
            desktop.picture("bar", os.path.basename(command[0]))
            press(process.pid, "Next")
            desktop.wait("Next moves on", 3, lambda: not sight.has(field, Atspi.StateType.FOCUSED))
            # This keyboard goes with each change of the focus that no finger has made.
            keyboard.bring_up(process.pid, SIZE)
            press(process.pid, "Previous")
            desktop.wait("Previous moves back", 3, lambda: sight.has(field, Atspi.StateType.FOCUSED))
            keyboard.bring_up(process.pid, SIZE)
            press(process.pid, "Done")
            desktop.wait("Done puts the keyboard away", 5, lambda: desktop.window_size(process.pid) == SIZE)
            desktop.wait("the bar goes", 5, lambda: not bar_button(process.pid, "Next"), looks=3)
            return fault_in_time(field, SIZE)
    except (desktop.Broken, GLib.Error) as error:
        return str(error)


def fault_of_ours(command, touch):
    """What is wrong with our keyboard in a program, where there is no other; the mouse counts as a finger."""
    try:
        with started(command, NEXTFIELD_MODULE="bar,keyboard", LD_PRELOAD=touch) as process:
            field = lowest(process.pid)
            mouse, place = pointer.Pointer(), sight.box(field)
            mouse.click(place.x + 20, place.y + place.height // 2, SIZE)
            desktop.wait("our keyboard comes", 5, lambda: sight.own_keyboard(process.pid), looks=3)
            if wrong := fault_in_time(field, SIZE):
                return wrong
            pane = sight.box(sight.around(field, Atspi.Role.SCROLL_PANE))
            if SIZE[1] - pane.y - pane.height < 200:
                return f"there is no room for it below {pane}"
            desktop.picture("ours", os.path.basename(command[0]))
            press(process.pid, "g")
            desktop.wait("a key types", 3, lambda: Atspi.Text.get_text(field, 0, -1) == "g")
            # Its place on the screen, as GTK does not tell where a bubble is: the upper right corner of the bar.
            mouse.click(SIZE[0] - 40, pane.y + pane.height + 65, SIZE)
            desktop.wait("Done puts it away", 3, lambda: not sight.own_keyboard(process.pid), looks=3)
            return fault_in_time(field, SIZE)
    except (desktop.Broken, GLib.Error) as error:
        return str(error)


def fault_in_time(field, room):
    """What keeps the field from being seen, after there has been time to mend it."""
    last = ""
    def is_seen():
        nonlocal last
        last = fault(field, room)
        return not last
    try:
        desktop.wait("", 1.5, is_seen, looks=4)
        return ""
    except desktop.Broken:
        return f"HIDDEN ({last})"


def fault(field, room):
    """What keeps a field, or the line with the caret of a long text, from being seen."""
    window = sight.box(sight.around(field, Atspi.Role.FRAME, Atspi.Role.DIALOG))
    if (window.width, window.height) != room:
        return f"the window is {window.width}x{window.height} in a room of {room[0]}x{room[1]}"
    pane = sight.box(sight.around(field, Atspi.Role.SCROLL_PANE))
    if not sight.Box(0, 0, *room).holds(pane):
        return f"the scroll pane {pane} leaves the window of {room[0]}x{room[1]}"
    return sight.fault_in_pane(field)


def fields_in_sight(process):
    """Those that are seen as a whole; a screen reader does not always have them from the top down."""
    return [each for each in sight.text_fields(process)
            if sight.box(sight.around(each, Atspi.Role.SCROLL_PANE)).holds(sight.box(each))]


def lowest(process):
    """The last field that is seen as a whole, once the form has all the room that it gets."""
    field = None
    def is_same():
        nonlocal field
        known, field = field, max(fields_in_sight(process), key=lambda each: sight.box(each).y, default=None)
        return known == field
    desktop.wait("the form has its room", 5, lambda: is_same() and field and not fault(field, SIZE), looks=5)
    return field


def text_at_bottom(process):
    """The longest text, with the caret in its last line that is seen."""
    def found():
        texts = [each for each in sight.text_fields(process) if sight.has(each, Atspi.StateType.MULTI_LINE)
                 and sight.has(each, Atspi.StateType.EDITABLE) and Atspi.Text.get_character_count(each) > 1000]
        return texts[0] if texts else None
    text = desktop.wait("the text is shown", 10, found)
    pane = sight.box(sight.around(text, Atspi.Role.SCROLL_PANE))
    offset = Atspi.Text.get_offset_at_point(text, pane.x + 80, pane.y + pane.height - 40, Atspi.CoordType.WINDOW)
    Atspi.Text.set_caret_offset(text, offset)
    return text


def main():
    check = Check()
    desktop.use_size(*SIZE)
    entries = [f"--field=Entry {number}" for number in range(1, 41)]
    check.look("yad", ["yad", "--form", "--scroll", *entries], lowest)
    check.look("long dialog", ["/usr/bin/python3", f"{STAGE}/long_dialog.py"], lowest)
    path = f"{os.environ['HOME']}/text"
    with open(path, "w", encoding="utf-8") as file:
        file.writelines(f"This is line {number}.\n" for number in range(300))
    check.look("gedit", ["gedit", "--standalone", path], text_at_bottom)
    wrong = fault_of_bar(check.keyboard, ["yad", "--form", "--scroll", *entries], lowest)
    check.say(not wrong, f"the bar in yad: {wrong or 'comes and goes with the keyboard, and moves'}")
    touch = f"{STAGE}/touch.so"
    if os.path.exists(touch):
        check.keyboard.end()
        wrong = fault_of_ours(["yad", "--form", "--scroll", *entries], touch)
        check.say(not wrong, f"our keyboard in yad: {wrong or 'comes for a finger, types and goes'}")
    if not check.hidden_without:
        check.say(False, "nothing is hidden without the module: this check sees nothing")
    return 1 if check.has_failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except desktop.Broken as error:
        sys.exit(f"FAILED: {error}")
