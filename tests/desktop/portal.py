"""A desktop portal that knows one setting. Run by the system's Python: gi.

usage: portal.py GROUP KEY TYPE VALUE
Prints a line when it is there; on each line of its input it tells of that value, of the same type.
"""

import sys
from typing import Any

from gi.repository import Gio, GLib  # type: ignore[import-not-found,unused-ignore]  # the system Python's

GROUP, KEY, TYPE, VALUE = sys.argv[1:]
PATH, FACE = "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings"
XML = f"""<node><interface name="{FACE}">
<method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/>
<arg type="v" direction="out"/></method>
<signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
</interface></node>"""


def variant(text: str) -> Any:
    return GLib.Variant.parse(GLib.VariantType(TYPE), text, None, None)


def answer(*call: Any) -> None:
    *_, arguments, invocation = call
    if tuple(arguments.unpack()) == (GROUP, KEY):
        found = GLib.Variant("v", variant(VALUE))
        invocation.return_value(GLib.Variant("(v)", (found,)))
    else:
        name = "org.freedesktop.portal.Error.NotFound"
        invocation.return_dbus_error(name, "no such setting")


def told(_source: int, _condition: int, bus: Any) -> bool:
    line = sys.stdin.readline().strip()
    if line:
        changed = GLib.Variant("(ssv)", (GROUP, KEY, variant(line)))
        bus.emit_signal(None, PATH, FACE, "SettingChanged", changed)
    return bool(line)


def acquired(bus: Any, _name: str) -> None:
    node = Gio.DBusNodeInfo.new_for_xml(XML)
    bus.register_object(PATH, node.interfaces[0], answer, None, None)
    GLib.io_add_watch(0, GLib.IO_IN, told, bus)


def named(_bus: Any, _name: str) -> None:
    print("there", flush=True)


Gio.bus_own_name(Gio.BusType.SESSION, "org.freedesktop.portal.Desktop", 0, acquired, named, None)
GLib.MainLoop().run()
