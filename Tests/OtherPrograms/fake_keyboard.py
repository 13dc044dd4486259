"""A keyboard of the system that programs hear of on the bus; there is nothing to be seen of it."""

import threading

from gi.repository import Gio, GLib

NAME = "sm.puri.OSK0"
INTERFACE = f"""<node><interface name="{NAME}">
  <method name="SetVisible"><arg type="b" direction="in"/></method>
  <property name="Visible" type="b" access="read"/>
</interface></node>"""


class FakeKeyboard:
    """The one of Phosh, which comes and goes as it is told."""

    def __init__(self):
        self.is_shown = False
        self.owner = None
        # It has to answer while whoever looks at the programs waits for them.
        self.context = GLib.MainContext.new()
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self):
        """Answers for ever."""
        self.context.push_thread_default()
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.bus.register_object("/sm/puri/OSK0", Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0], self.call,
                                 lambda *_: GLib.Variant("b", self.is_shown), None)
        GLib.MainLoop.new(self.context, False).run()

    def do(self, deed, *words):
        """Has something done by the one who answers."""
        def once():
            deed(*words)
            return False
        self.context.invoke_full(GLib.PRIORITY_DEFAULT, once)

    def call(self, _bus, _sender, _path, _interface, _method, words, invocation):
        """Somebody wants it to come or to go."""
        self.set(words.unpack()[0])
        invocation.return_value(None)

    def set(self, is_shown):
        """Comes or goes, and says so."""
        if is_shown == self.is_shown:
            return
        self.is_shown = is_shown
        changes = GLib.Variant("(sa{sv}as)", (NAME, {"Visible": GLib.Variant("b", is_shown)}, []))
        self.bus.emit_signal(None, "/sm/puri/OSK0", "org.freedesktop.DBus.Properties", "PropertiesChanged", changes)

    def show(self, is_shown):
        """Comes or goes."""
        self.do(self.set, is_shown)

    def own(self, is_there):
        """Takes the name, or gives it back."""
        if is_there and self.owner is None:
            self.owner = Gio.bus_own_name_on_connection(self.bus, NAME, Gio.BusNameOwnerFlags.NONE, None, None)
        elif not is_there and self.owner is not None:
            Gio.bus_unown_name(self.owner)
            self.owner = None

    def appear(self, is_there):
        """Is there from now on, or is not."""
        self.do(self.own, is_there)
