"""Brings a system keyboard up over forms and looks whether the focused field stays in sight.

usage: check.py [WIDTHxHEIGHT…]
"""

import json
import os
import subprocess
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

import desktop
import sight

SIZES = ["720x1280", "360x640", "1280x720", "640x360"]
STAGE = os.environ["STAGE"]
NEXTFIELD = f"{STAGE}/nextfield"
# What the program says, and in between what it and the compositor say to each other.
LOG = f"{STAGE}/run/log"


class Check:
    """All that is looked at, and how it went."""

    def __init__(self):
        self.keyboard = desktop.Keyboard()
        self.has_failed = False

    def say(self, is_right, line):
        self.has_failed = self.has_failed or not is_right
        print(f"{'ok' if is_right else 'FAILED'}: {line}", flush=True)

    def run(self, size, what, command, look):
        """Starts a program, has a look at it, and ends it. What it says on standard error is passed on."""
        with open(LOG, "w+", encoding="utf-8") as errors:
            process = subprocess.Popen(
                command, stdout=subprocess.DEVNULL, stderr=errors, stdin=subprocess.DEVNULL,
                env={**os.environ, "WAYLAND_DEBUG": "client"})
            try:
                full = tuple(int(side) for side in size.split("x"))
                def has_opened():
                    if process.poll() is not None:
                        raise desktop.Broken(f"the program ended with status {process.returncode}")
                    return desktop.window_size(process.pid) is not None and sight.text_fields(process.pid)
                desktop.wait("a window with fields opens", 10, has_opened)
                self.keyboard.take_down(process.pid, full)
                look(f"{size}, {what}", process.pid, full)
            except (desktop.Broken, GLib.Error, subprocess.TimeoutExpired) as error:
                self.say(False, f"{size}, {what}: {error}")
            finally:
                process.kill()
                process.wait()
            errors.seek(0)
            for line in errors:
                if not desktop.is_conversation(line):
                    print(f"{what}: {line.rstrip()}", file=sys.stderr)

    def fault_in_time(self, field, process, seconds=3.0):
        """What keeps the field from being seen, after the program has had the time to mend it."""
        last = "it was never looked at"
        def is_seen():
            nonlocal last
            last = sight.fault(field, desktop.window_size(process)) or self.fault_of_told_place(field)
            return not last
        try:
            desktop.wait("", seconds, is_seen, looks=4)
            return ""
        except desktop.Broken:
            return last

    def fault_of_told_place(self, field):
        """What is wrong with the caret's place as the compositor knows it: some slide the window by it."""
        if not sight.has(field, Atspi.StateType.EDITABLE):
            return ""
        told = desktop.told_caret(LOG)
        if told is None:
            return "the compositor was not told where the caret is"
        told = sight.Box(*told)
        return "" if sight.box(field).holds(told) else f"the compositor looks for the caret at {told}"

    def focus(self, field, full, process, keyboard_is_up=False):
        """Moves the focus as a screen reader does."""
        Atspi.Component.grab_focus(field)
        desktop.wait(f'"{sight.name(field)}" has the focus', 2, lambda: sight.has(field, Atspi.StateType.FOCUSED))
        if not keyboard_is_up:
            self.keyboard.take_down(process, full)

    def look(self, case, place, field, process, full, prepare=None):
        """The keyboard comes up over a field, and goes again."""
        where = f'{case}, {place}, "{sight.name(field)}"'
        self.focus(field, full, process)
        if prepare:
            prepare(field)
        faults = []
        def see(moment):
            fault = self.fault_in_time(field, process)
            desktop.picture(case, place, moment)
            if fault:
                faults.append(f"{moment}: {fault}")
        see("before")
        self.keyboard.bring_up(process, full)
        see("keyboard up")
        self.keyboard.take_down(process, full)
        see("keyboard down")
        self.say(not faults, "; ".join([where, *faults]))

    def fields(self, case, process, full):
        """Fields in several places of a form with many."""
        # One is on a page of the drop-in example's notebook that is not shown.
        fields = [field for field in sight.text_fields(process) if sight.name(field) != "Instrument"]
        self.look(case, "lowest in sight", sight.lowest_in_sight(fields), process, full)
        self.look(case, "middle", fields[len(fields) // 2], process, full)
        self.look(case, "last", fields[-1], process, full)
        self.walk(case, fields, process, full)

    def restored(self, case, process, full):
        """The form goes back to where it was once the keyboard has gone."""
        field = sight.lowest_in_sight(sight.text_fields(process))
        self.focus(field, full, process)
        fault = self.fault_in_time(field, process)
        before = sight.box(field).y
        self.keyboard.bring_up(process, full)
        fault = fault or self.fault_in_time(field, process)
        if sight.box(field).y == before:
            fault = fault or "the keyboard did not move the form"
        self.keyboard.take_down(process, full)
        try:
            desktop.wait("", 3, lambda: sight.box(field).y == before, looks=4)
        except desktop.Broken:
            fault = fault or f"it was at {before} and is at {sight.box(field).y} now"
        self.say(not fault, "; ".join(filter(None, [f'{case}, "{sight.name(field)}" goes back', fault])))

    def walk(self, case, fields, process, full):
        """The focus goes on while the keyboard is up."""
        self.focus(fields[0], full, process)
        self.keyboard.bring_up(process, full)
        faults = []
        walked = fields[:: max(1, len(fields) // 6)]
        for field in walked:
            self.focus(field, full, process, keyboard_is_up=True)
            if fault := self.fault_in_time(field, process):
                faults.append(f'"{sight.name(field)}": {fault}')
        self.say(not faults, "; ".join([f"{case}, {len(walked)} fields while the keyboard is up", *faults]))

    def ours(self, case, process, full):
        """The program brings its own keyboard: the system's stays away, and the field is seen all the same."""
        fields = [field for field in sight.text_fields(process) if sight.has(field, Atspi.StateType.EDITABLE)]
        faults = []
        for field in [fields[len(fields) // 2], fields[-1], fields[0]]:
            Atspi.Component.grab_focus(field)
            def is_seen():
                faults_now = [sight.fault(field, full), "" if sight.own_keyboard(process) else "ours has not come",
                              "theirs has come" if desktop.window_size(process) != full else ""]
                is_seen.last = next(filter(None, faults_now), "")
                return not is_seen.last
            is_seen.last = ""
            try:
                # Long enough for theirs to come if it were to.
                desktop.wait("", 15, is_seen, looks=15)
            except desktop.Broken:
                faults.append(f'"{sight.name(field)}": {is_seen.last}')
            desktop.picture(case, sight.name(field))
        self.say(not faults, "; ".join([f"{case}, ours and not theirs", *faults]))

    def alone(self, case, process, _full):
        """The program's keyboard types what the display's would, capital letters as well."""
        Atspi.Component.grab_focus(sight.text_fields(process)[0])
        fault = ""
        try:
            desktop.wait("our keyboard comes", 4, lambda: sight.own_keyboard(process), looks=3)
            desktop.wait("capital letters are there", 2, lambda: sight.has_capitals(process))
        except desktop.Broken as error:
            fault = str(error)
        desktop.picture(case)
        self.say(not fault, "; ".join(filter(None, [f"{case}, ours with all that it needs", fault])))

    def theirs(self, case, process, full):
        """The program leaves the keyboard to the system."""
        field = sight.text_fields(process)[-1]
        self.focus(field, full, process)
        self.keyboard.bring_up(process, full)
        fault = self.fault_in_time(field, process)
        if sight.own_keyboard(process):
            fault = "ours has come, too"
        self.say(not fault, "; ".join(filter(None, [f"{case}, theirs and not ours", fault])))

    def long_text(self, case, process, full):
        """A text that is higher than the window."""
        text = max(sight.text_fields(process), key=lambda field: sight.box(field).height)
        if sight.box(text).height <= full[1]:
            raise desktop.Broken("the text is not higher than the window")
        self.look(case, "caret at the end", text, process, full, prepare=sight.put_caret_at_end)

    def turn(self, case, process, full):
        """The device is turned while the keyboard is up, and turned back."""
        field = sight.text_fields(process)[-1]
        self.focus(field, full, process)
        self.keyboard.bring_up(process, full)
        faults = []
        for size in [full[::-1], full]:
            desktop.use_size(*size)
            self.keyboard.bring_up(process, size)
            fault = self.fault_in_time(field, process)
            desktop.picture(case, "turned to", f"{size[0]}x{size[1]}")
            if fault:
                faults.append(f"{size[0]}x{size[1]}: {fault}")
        self.say(not faults, "; ".join([f'{case}, turned and turned back, "{sight.name(field)}"', *faults]))

    def plain(self, case, process, full):
        """The check of the check: here the field must be found hidden."""
        field = sight.lowest_in_sight(sight.text_fields(process))
        self.focus(field, full, process)
        before = self.fault_in_time(field, process)
        self.keyboard.bring_up(process, full)
        after = self.fault_in_time(field, process, seconds=0.5)
        desktop.picture(case, "lowest in sight", "keyboard up")
        if before or not after:
            self.say(False, f"{case}: should be seen first and then hidden, but: {before or 'seen'}, {after or 'seen'}")
        else:
            self.say(True, f"{case}: found hidden, as it must be: {after}")


def write_form(name, properties):
    """Writes a form of its own and says where."""
    path = f"{os.environ['HOME']}/{name}"
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"type": "object", "title": name, "properties": properties}, file)
    return path


def main():
    check = Check()
    forty = write_form("forty.json", {f"f{n}": {"type": "string", "title": f"Entry {n}"} for n in range(1, 41)})
    lines = "\n".join(f"This is line {n} of a text that is higher than any window." for n in range(1, 121))
    long = write_form("long-text.json", {
        "before": {"type": "string", "title": "Before"},
        "text": {"type": "string", "title": "Long text", "format": "textarea", "default": lines},
        "after": {"type": "string", "title": "After"},
    })
    for size in sys.argv[1:] or SIZES:
        desktop.use_size(*(int(side) for side in size.split("x")))
        check.run(size, "clinic-visit", [NEXTFIELD, f"{STAGE}/clinic-visit.json"], check.fields)
        check.run(size, "forty entries", [NEXTFIELD, forty], check.fields)
        check.run(size, "long text", [NEXTFIELD, long], check.long_text)
        check.run(size, "long text", [NEXTFIELD, long], check.turn)
        clinic = f"{STAGE}/clinic-visit.json"
        check.run(size, "--keyboard always", [NEXTFIELD, "--keyboard", "always", clinic], check.ours)
        check.run(size, "--keyboard auto", [NEXTFIELD, "--keyboard", "auto", clinic], check.theirs)
        check.run(size, "drop-in example", [f"{STAGE}/dropin-example"], check.fields)
        width, height = map(int, size.split("x"))
        # A device on its side shows so little that the keyboard moves nothing.
        if height > width:
            check.run(size, "drop-in example", [f"{STAGE}/dropin-example", "--restore"], check.restored)
        check.run(size, "without Nextfield", ["/usr/bin/python3", f"{STAGE}/plain_form.py"], check.plain)
    check.keyboard.end()
    check.run(size, "no other keyboard", [NEXTFIELD, "--keyboard", "always", forty], check.alone)
    return 1 if check.has_failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except desktop.Broken as error:
        sys.exit(f"FAILED: {error}")
