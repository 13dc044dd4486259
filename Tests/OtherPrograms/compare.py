"""Runs programs with the GTK module and without, and looks whether they are the same.

usage: compare.py [PROGRAM…]
"""

import os
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

import programs
import sight

HOME = os.environ["HOME"]


def run(name, has_module, take):
    """Runs a program, and gives how it has ended, what it has said, and what keeps its field from being seen."""
    program = programs.Program(name, has_module)
    try:
        program.activate()
        program.picture(f"{HOME}/{name}-{take}.png")
        fault = {True: look, False: visit, None: listen}[programs.PROGRAMS[name][1]](program)
    finally:
        status, said = program.end()
    return status, said, fault


def visit(program):
    """Gives the focus to a few fields, if it has any, and makes the window smaller and larger."""
    for field in program.fields()[:3]:
        Atspi.Component.grab_focus(field)
    # Not so small that GTK complains by itself.
    programs.xdotool("windowsize", program.window, 1000, 600, "windowsize", program.window, 900, 700)
    programs.xdotool("key", "--window", program.window, "Tab", "Tab")
    program.windows()
    return ""


def look(program):
    """What keeps the lowest field from being seen as the window shrinks."""
    field = programs.wait("a field is in sight", 10, lambda: lowest(program), looks=3)
    Atspi.Component.grab_focus(field)
    if sight.has(field, Atspi.StateType.MULTI_LINE):
        pane = sight.box(sight.around(field, Atspi.Role.SCROLL_PANE))
        offset = Atspi.Text.get_offset_at_point(field, pane.x + 80, pane.y + pane.height - 40, Atspi.CoordType.WINDOW)
        Atspi.Text.set_caret_offset(field, offset)
    programs.wait("the field has the focus and is seen", 5,
                  lambda: sight.has(field, Atspi.StateType.FOCUSED) and not sight.fault_in_pane(field), looks=5)
    frame = sight.around(field, Atspi.Role.FRAME, Atspi.Role.DIALOG)
    programs.xdotool("windowsize", program.window, 600, 350)
    programs.wait("the window shrinks", 5, lambda: sight.box(frame).height <= 350, looks=3)
    try:
        programs.wait("", 1, lambda: not sight.fault_in_pane(field), looks=4)
        return ""
    except programs.Broken:
        return f"HIDDEN ({sight.fault_in_pane(field)})"


def listen(program):
    """What the program says that keeps its field from being seen."""
    programs.wait("the program looks by itself", 10, lambda: os.path.exists(programs.RESULT))
    program.windows()
    with open(programs.RESULT, encoding="utf-8") as result:
        fault = result.read()
    os.remove(programs.RESULT)
    return fault


def lowest(program):
    """The lowest field that is seen; of a long text, the whole of it."""
    seen = []
    for field in program.fields():
        pane = sight.around(field, Atspi.Role.SCROLL_PANE)
        if pane is None or not sight.has(field, Atspi.StateType.EDITABLE):
            continue
        if sight.has(field, Atspi.StateType.MULTI_LINE) or sight.box(pane).holds(sight.box(field)):
            seen.append(field)
    return max(seen, key=lambda each: sight.box(each).y, default=None)


def faults(name):
    """How a program differs with the module."""
    plain, with_module = run(name, False, "plain"), run(name, True, "module")
    found = []
    if plain[0] != with_module[0]:
        found.append(f"exit status {with_module[0]} instead of {plain[0]}")
    news = with_module[1] - plain[1]
    for _ in range(3):
        # Some complaints come now and then.
        if news:
            news -= run(name, False, "again")[1]
    if news:
        found.append(f"says {sorted(news)}")
    if with_module[2]:
        found.append(with_module[2])
    if programs.PROGRAMS[name][1] is None:
        # It may have changed before the picture is taken.
        return found, plain[2]
    changed = programs.difference(f"{HOME}/{name}-plain.png", f"{HOME}/{name}-module.png")
    if changed != 0:
        run(name, False, "again")
        usual = programs.difference(f"{HOME}/{name}-plain.png", f"{HOME}/{name}-again.png")
        if changed is None or usual is None or changed > 2 * usual + 50:
            found.append(f"looks different in {changed} pixels; without the module in {usual}")
    return found, plain[2]


def main():
    programs.write_text()
    names = sys.argv[1:] or list(programs.PROGRAMS)
    there = programs.installed(names)
    has_failed = False
    for name in names:
        if name not in there:
            print(f"skipped: {name} is not installed", flush=True)
            continue
        try:
            found, without = faults(name)
        except (programs.Broken, GLib.Error, OSError) as error:
            found, without = [str(error)], ""
        has_failed = has_failed or bool(found)
        note = f" (without the module: {without})" if without else ""
        print(f"{'FAILED' if found else 'ok'}: {'; '.join([name, *found])}{note}", flush=True)
    return 1 if has_failed else 0


if __name__ == "__main__":
    sys.exit(main())
