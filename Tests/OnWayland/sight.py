"""A program's fields and where they are, as a screen reader sees them. All places are pixels of the window.

All tests in Python look through this file. The Swift driver (Tests/AccessibilityDriver) serves the tests of Nextfield
itself, as a part of swift test; the tests here run other people's programs and whole desktops, and share their language
with the small programs that they start.
"""

from dataclasses import dataclass

from gi.repository import Atspi, GLib

TEXT_ROLES = (Atspi.Role.TEXT, Atspi.Role.ENTRY, Atspi.Role.PASSWORD_TEXT, Atspi.Role.SPIN_BUTTON)


@dataclass
class Box:
    """A rectangle."""

    x: int
    y: int
    width: int
    height: int

    def holds(self, other):
        """Whether the other one lies wholly inside."""
        return (self.x <= other.x and other.x + other.width <= self.x + self.width
                and self.y <= other.y and other.y + other.height <= self.y + self.height)

    def joined(self, other):
        """The smallest one around both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Box(x, y, max(self.x + self.width, other.x + other.width) - x,
                   max(self.y + self.height, other.y + other.height) - y)

    def __str__(self):
        # GTK gives no place to what is scrolled out of sight.
        if self.y < -(1 << 30):
            return "out of sight"
        return f"{self.width}x{self.height}+{self.x}+{self.y}"


def box(accessible):
    """Where something is."""
    extents = Atspi.Component.get_extents(accessible, Atspi.CoordType.WINDOW)
    return Box(extents.x, extents.y, extents.width, extents.height)


def has(accessible, state):
    """Whether something is in a state."""
    return accessible.get_state_set().contains(state)


def application(process):
    """The program of a process; None until it announces itself."""
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        found = desktop.get_child_at_index(index)
        try:
            if found is not None and found.get_process_id() == process:
                return found
        except GLib.Error:
            continue
    return None


def descendants(accessible):
    """Everything inside of something, itself first."""
    yield accessible
    for index in range(accessible.get_child_count()):
        child = accessible.get_child_at_index(index)
        if child is not None:
            yield from descendants(child)


def text_fields(process):
    """The fields of a program that take text, from the top down, in sight or not."""
    program = application(process)
    if program is None:
        return []
    return [each for each in descendants(program)
            if each.get_role() in TEXT_ROLES and has(each, Atspi.StateType.VISIBLE)]


def own_keyboard(process):
    """Whether the program's own keyboard is on the screen, which its key to hide it tells."""
    program = application(process)
    return program is not None and any(
        each.get_role() == Atspi.Role.PUSH_BUTTON and each.get_name() == "Hide keyboard"
        and has(each, Atspi.StateType.SHOWING) for each in descendants(program))


def has_capitals(process):
    """Whether the program's own keyboard has a key for capital letters."""
    return any(each.get_name() == "Shift" and has(each, Atspi.StateType.SHOWING)
               for each in descendants(application(process)))


def lowest_in_sight(fields):
    """The last one that is seen as a whole; the first one if none is."""
    pane = box(around(fields[0], Atspi.Role.SCROLL_PANE))
    return [fields[0], *(field for field in fields if pane.holds(box(field)))][-1]


def around(accessible, *roles):
    """The outermost thing around something that has one of the roles."""
    found, current = None, accessible.get_parent()
    while current is not None and current.get_role() != Atspi.Role.APPLICATION:
        if current.get_role() in roles:
            found = current
        current = current.get_parent()
    return found


def label(field):
    """What names a field on the screen."""
    for relation in field.get_relation_set():
        if relation.get_relation_type() == Atspi.RelationType.LABELLED_BY:
            return relation.get_target(0)
    return None


def name(field):
    """What a field is called."""
    return field.get_name() or (label(field).get_name() if label(field) else "?")


def caret_line(field):
    """Where the line with the caret is."""
    extents = Atspi.Text.get_character_extents(field, Atspi.Text.get_caret_offset(field), Atspi.CoordType.WINDOW)
    return Box(extents.x, extents.y, extents.width, extents.height)


def put_caret_at_end(field):
    """Puts the caret behind the last character."""
    Atspi.Text.set_caret_offset(field, Atspi.Text.get_character_count(field))


def fault(field, room):
    """What keeps the field from being seen in a window that has so much room; empty where nothing does.

    The field must be seen as a whole, with its label where both fit; of one that is higher than the pane, the caret's line.
    """
    frame = around(field, Atspi.Role.FRAME)
    if frame is None:
        return "it is in no window any more"
    window = box(frame)
    if (window.width, window.height) != room:
        return f"the window is {window.width}x{window.height} in a room of {room[0]}x{room[1]}"
    pane = box(around(field, Atspi.Role.SCROLL_PANE))
    if not Box(0, 0, *room).holds(pane):
        return f"the scroll pane {pane} leaves the window of {room[0]}x{room[1]}"
    if not has(field, Atspi.StateType.FOCUSED):
        return "it has not the focus"
    seen = box(field)
    if seen.height > pane.height:
        seen = caret_line(field)
    elif label(field) is not None:
        both = seen.joined(box(label(field)))
        seen = both if both.height <= pane.height else seen
    if seen.height <= 0:
        return f"it has no height: {seen}"
    return "" if pane.holds(seen) else f"{seen} is not wholly in the scroll pane, {pane}"


def fault_in_pane(field):
    """What keeps a field, or the line with the caret of a long text, from being seen in its scroll pane."""
    pane = box(around(field, Atspi.Role.SCROLL_PANE))
    seen = box(field)
    if has(field, Atspi.StateType.MULTI_LINE):
        seen = caret_line(field)
        seen.x, seen.width = pane.x, 1
    return "" if pane.holds(seen) else f"{seen} is not in the scroll pane, {pane}"
