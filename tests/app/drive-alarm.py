#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""usage: drive-alarm.py FORCON SCENARIO FOLDER, on a display and a session bus of its own

Stands in for the desktop's notifications and sees what the real program tells it when an alarm of the clock rings.
"""

import os
import subprocess
import sys

from gi.repository import Gio, GLib

PATIENCE = 30
INTERFACE = """
<node><interface name="org.freedesktop.Notifications">
  <method name="Notify">
    <arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="as" direction="in"/>
    <arg type="a{sv}" direction="in"/><arg type="i" direction="in"/><arg type="u" direction="out"/>
  </method>
  <method name="CloseNotification"><arg type="u" direction="in"/></method>
  <method name="GetCapabilities"><arg type="as" direction="out"/></method>
  <method name="GetServerInformation">
    <arg type="s" direction="out"/><arg type="s" direction="out"/><arg type="s" direction="out"/>
    <arg type="s" direction="out"/>
  </method>
</interface></node>"""


class Desktop:
    """What shows notifications, and keeps the first."""

    def __init__(self, loop):
        self.loop = loop
        self.told = None
        Gio.bus_own_name(Gio.BusType.SESSION, "org.freedesktop.Notifications", 0, self.on_bus, None, None)

    def on_bus(self, connection, _name):
        interface = Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0]
        connection.register_object("/org/freedesktop/Notifications", interface, self.on_call, None, None)

    def on_call(self, _connection, _sender, _path, _interface, method, arguments, invocation):
        if method == "Notify":
            self.told = arguments.unpack()
            invocation.return_value(GLib.Variant("(u)", (1,)))
            self.loop.quit()
        elif method == "GetCapabilities":
            invocation.return_value(GLib.Variant("(as)", (["body"],)))
        elif method == "GetServerInformation":
            invocation.return_value(GLib.Variant("(ssss)", ("test", "test", "1", "1.2")))
        else:
            invocation.return_value(None)


def make_campaign(forcon, scenario, folder):
    """A campaign in play whose alarm is two seconds away."""
    path = os.path.join(folder, "alarm.forcon")
    os.makedirs(folder, exist_ok=True)
    for name in os.listdir(folder):
        if name.startswith("alarm.forcon"):
            os.remove(os.path.join(folder, name))
    for words in (["new", scenario, path], ["begin", path], ["clock", path, "set", "2:03"]):
        subprocess.run([forcon, *words], check=True, stdout=subprocess.DEVNULL)
    return path


def main():
    forcon, scenario, folder = sys.argv[1:]
    loop = GLib.MainLoop()
    desktop = Desktop(loop)
    program = subprocess.Popen([forcon, make_campaign(forcon, scenario, folder)])
    GLib.timeout_add_seconds(PATIENCE, loop.quit)
    loop.run()
    program.terminate()
    program.wait()
    print("1..1")
    texts = desktop.told and desktop.told[3:5]
    right = texts == ("2 minutes left: collecting orders", "Skirmish at Solstice")
    print(f"{'ok' if right else 'not ok'} 1 an alarm is told by the desktop")
    if not right:
        print(f"# told: {texts}")
    return 0 if right else 1


sys.exit(main())
