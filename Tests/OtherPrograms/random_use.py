"""Uses programs at random, with the GTK module and for comparison without, and looks whether one crashes or complains.

usage: random_use.py [PROGRAM…]    RANDOM_SECONDS says for how long; SEED repeats a run
"""

import os
import random
import re
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

import fake_keyboard
import programs
import sight

KEYS = ["Tab", "shift+Tab", "Down", "Up", "Page_Down", "Page_Up", "ctrl+End", "ctrl+Home", "Return", "space", "Escape", "F10",
        "alt+Down", "alt+Up", "ctrl+Tab", "Delete", "ctrl+a", "ctrl+z"]
WORDS = "abc xyz 123"


class Use:
    """One program in use."""

    def __init__(self, name, chance, has_module, keyboard):
        self.chance = chance
        self.keyboard = keyboard
        keyboard.appear(chance.random() < 0.5)
        features = chance.choice(["", "", "return", "keys,return", "bar,keyboard", "bar,keyboard,keys,return"])
        record = f"{os.environ['HOME']}/record" if chance.random() < 0.3 else ""
        fingers = os.environ.get("TOUCH", "") if chance.random() < 0.6 else ""
        self.program = programs.Program(name, has_module, NEXTFIELD_MODULE=features, NEXTFIELD_RECORD=record,
                                        LD_PRELOAD=fingers)
        self.deeds = []

    def act(self):
        """Does one thing."""
        deed = self.chance.choice([self.focus, self.type, self.press, self.press, self.scroll, self.resize, self.click,
                                   self.squeeze])
        self.deeds.append(deed.__name__)
        deed()

    def window(self):
        """One of its windows, such as a dialog that has opened."""
        windows = self.program.windows()
        if not windows:
            raise programs.Broken("there is no window any more")
        return self.chance.choice(windows)

    def focus(self):
        """Gives a field the focus, as a screen reader does."""
        # Of those that are hidden nobody would know.
        if fields := self.program.fields()[:60]:
            Atspi.Component.grab_focus(self.chance.choice(fields))

    def type(self):
        """Types a few letters."""
        programs.xdotool("windowfocus", self.window(), "type", "--delay", 2, self.chance.choice(WORDS.split()))

    def press(self):
        """Presses a key."""
        programs.xdotool("windowfocus", self.window(), "key", "--delay", 2, self.chance.choice(KEYS))

    def scroll(self):
        """Turns the wheel somewhere."""
        x, y = self.chance.randrange(20, 500), self.chance.randrange(40, 300)
        programs.xdotool("mousemove", "--window", self.window(), x, y, "click", "--repeat", self.chance.randrange(1, 9),
                         "--delay", 3, self.chance.choice([4, 5, 5]))

    def click(self):
        """Clicks somewhere."""
        x, y = self.chance.randrange(5, 600), self.chance.randrange(60, 500)
        programs.xdotool("mousemove", "--window", self.window(), x, y, "click", 1)

    def resize(self):
        """Makes a window another size."""
        programs.xdotool("windowsize", self.window(), self.chance.randrange(100, 1200), self.chance.randrange(60, 1000))

    def squeeze(self):
        """A keyboard slides in and out again, in many steps."""
        window, width = self.window(), self.chance.randrange(300, 900)
        self.keyboard.show(self.chance.random() < 0.7)
        for height in [*range(700, 300, -40), *range(300, 700, 40)]:
            programs.xdotool("windowsize", window, width, height)


def use(name, seed, end, has_module, keyboard):
    """Uses a program for a while, and gives what has gone wrong and how much was done."""
    chance = random.Random(seed)
    program = Use(name, chance, has_module, keyboard)
    try:
        for _ in range(chance.randrange(10, 120)):
            if time.monotonic() > end:
                break
            try:
                program.act()
            except GLib.Error:
                continue
    except programs.Broken:
        pass
    status, said = program.program.end()
    wrong = []
    # It may have been closed by a key, by a button, or by us; all else is a crash.
    if status < 0 and status not in (-15, -9):
        wrong.append(f"ended by signal {-status}")
    if status == -9:
        wrong.append("did not end")
    return wrong, said, len(program.deeds), program.deeds[-8:]


def without_module(line):
    """Whether a program says something like it by itself; what is ours or names a fault of memory is never that."""
    return not any(word in line for word in ("nextfield", "Fatal error", "Swift", "swift", "corrupt", "free()", "malloc"))


def plain(line):
    """A complaint without the program's name: most are GTK's own, whichever program it is."""
    return re.sub(r"^.*?\): ", "", line)


def heard_without(line, name, seed, end, keyboard):
    """How often a program has to be used without the module until it says the same; None where it does not in a few times."""
    for attempt in range(1, 9):
        if time.monotonic() > end:
            return None
        try:
            if line in map(plain, use(name, seed, end, False, keyboard)[1]):
                return attempt
        except programs.Broken:
            continue
    return None


def main():
    programs.write_text()
    seed = int(os.environ.get("SEED") or random.randrange(1 << 30))
    chance = random.Random(seed)
    end = time.monotonic() + float(os.environ["RANDOM_SECONDS"])
    names = programs.installed(sys.argv[1:] or programs.PROGRAMS)
    print(f"seed {seed}: {' '.join(names)}", flush=True)
    keyboard = fake_keyboard.FakeKeyboard()
    deeds = {True: 0, False: 0}
    rounds = {True: 0, False: 0}
    has_failed = False
    heard = {True: {}, False: {}}
    while time.monotonic() < end:
        name, has_module, own = chance.choice(names), chance.random() < 0.6, chance.randrange(1 << 30)
        try:
            wrong, said, count, last = use(name, own, end, has_module, keyboard)
        except programs.Broken as error:
            wrong, said, count, last = [str(error)], set(), 0, []
        rounds[has_module] += 1
        deeds[has_module] += count
        for line in said:
            heard[has_module].setdefault(plain(line), (name, own))
        wrong += [line for line in said if not without_module(line)]
        if wrong:
            has_failed = has_failed or has_module
            how = "with" if has_module else "without"
            print(f"{'FAILED' if has_module else 'note'}: {name} {how} the module, seed {own}: {wrong}; last: {last}",
                  flush=True)
    # Not every complaint comes in every run.
    end = time.monotonic() + 240
    for line in sorted(set(heard[True]) - set(heard[False])):
        name, own = heard[True][line]
        attempt = heard_without(line, name, own, end, keyboard)
        how = f"at attempt {attempt} without the module, too" if attempt else "only with the module (to be looked at)"
        print(f"said {how}: {name}, seed {own}: {line}", flush=True)
    print(f"{'FAILED' if has_failed else 'ok'}: with the module {rounds[True]} programs, {deeds[True]} deeds; "
          f"without {rounds[False]} programs, {deeds[False]} deeds")
    return 1 if has_failed else 0


if __name__ == "__main__":
    sys.exit(main())
