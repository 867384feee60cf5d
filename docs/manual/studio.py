# SPDX-License-Identifier: GPL-3.0-or-later
"""A place where pictures of the real program come out the same each time: its clock stands, its looks are settled, and what
is to be seen is made by the command line and by the program's own actions."""
import gettext
import os
import pathlib
import shutil
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
SOURCE = HERE.parent.parent
sys.path.insert(0, str(SOURCE / "tests" / "app"))
sys.dont_write_bytecode = True

import driving  # noqa: E402
from driving import BUTTONS, Atspi, Failed, Gio, GLib, Program, children, extents, role_of, wait_for, walk, xdotool  # noqa: E402

driving.PATIENCE = 120  # all papers of an admiral are a while in the making

FAKETIME = "/usr/$LIB/faketime/libfaketimeMT.so.1"
FIRST = 1286049600  # 20:00 on the evening on which all pictures are taken, s since 1970 UTC
BETWEEN = 240  # s between one command and the next
LOOKS = "[Settings]\ngtk-cursor-blink=0\ngtk-enable-animations=0\ngtk-font-name=DejaVu Sans 10\n"
COLOURS = 128  # of a picture: enough for the shades of a map


# Runs the program with its clock standing, a while after it was run last.
WRAPPER = """#!/bin/sh
moment=$(($(cat "{moment}") + {between}))
echo $moment >"{moment}"
export FAKETIME="$(date -u -d "@$moment" "+%Y-%m-%d %H:%M:%S")" FAKETIME_DONT_FAKE_MONOTONIC=1 TZ=UTC
LD_PRELOAD='{faketime}' exec "{forcon}" "$@"
"""


class Studio:
    """Folder, language and clock of a set of pictures."""

    def __init__(self, forcon, language, work, out):
        self.language = language
        self.work = work / language
        self.out = out
        build = pathlib.Path(forcon).resolve().parent.parent
        self.catalogue = gettext.translation("forcon-master", build / "po", [language], fallback=True)
        shutil.rmtree(self.work, ignore_errors=True)
        home = self.work / "home"
        (home / "config" / "gtk-4.0").mkdir(parents=True)
        (home / "config" / "gtk-4.0" / "settings.ini").write_text(LOOKS, encoding="utf-8")
        self.variables = {"FORCON_DATA_DIR": str(build / "data"), "FORCON_LOCALE_DIR": str(build / "po"),
                          "GSETTINGS_SCHEMA_DIR": str(build / "data"), "CANBERRA_DRIVER": "null",
                          "SOURCE_DATE_EPOCH": str(FIRST), "GDK_DEBUG": "gl-disable", "HOME": str(home)}
        for kind in ("config", "data", "cache", "state"):
            self.variables[f"XDG_{kind.upper()}_HOME"] = str(home / kind)
        self.forcon = self.work / "forcon"
        self.forcon.write_text(WRAPPER.format(moment=self.work / "moment", between=BETWEEN, faketime=FAKETIME,
                                              forcon=pathlib.Path(forcon).resolve()), encoding="utf-8")
        self.forcon.chmod(0o755)
        self.at(0)

    def __call__(self, text):
        """A text of the program in the language of these pictures."""
        return self.catalogue.gettext(text)

    def name(self, text):
        """A name of the game."""
        return self.catalogue.pgettext("name", text)

    def at(self, hours):
        """Sets the clock to so many hours after the evening began: whichever pictures are taken, each shows its own time."""
        (self.work / "moment").write_text(str(FIRST + round(hours * 3600)), encoding="ascii")

    def run(self, *words, text=None):
        """Runs a program, its answer."""
        environment = dict(os.environ, LC_ALL="C.UTF-8", LANGUAGE=self.language, **self.variables)
        done = subprocess.run([*map(str, words)], capture_output=True, text=True, input=text, env=environment, cwd=self.work,
                              check=False)
        if done.returncode != 0:
            raise Failed(f"{' '.join(map(str, words))}: {done.stderr}")
        return done.stdout

    def tell(self, *words, text=None):
        """A command of the command line, a while after the one before."""
        return self.run(self.forcon, *words, text=text)

    def save(self, picture, name):
        """Keeps a picture, PNM, as a small PNG."""
        path = self.out / f"{name}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run(["convert", "-", "+dither", "-colors", str(COLOURS), "-strip", "-define", "png:exclude-chunk=date,time",
                        "-define", "png:compression-level=9", f"PNG8:{path}"], input=picture, check=True)

    def draw(self, name, width, *words, crop=None):
        """A picture that the command line draws, px wide."""
        drawn = self.work / "drawn.png"
        for old in self.work.glob("drawn*.png"):
            old.unlink()
        self.tell(*words, "-o", drawn)
        first = sorted(self.work.glob("drawn*.png"))[0]
        cut = ["-crop", crop, "+repage"] if crop else []
        self.save(subprocess.run(["convert", first, *cut, "-resize", f"{width}x", "ppm:-"], check=True,
                                 capture_output=True).stdout, name)


class Desk(Program):
    """The program on a file, as it is photographed."""

    def __init__(self, studio, *arguments, size=(1366, 768)):
        self.studio = studio
        self.rest()  # a tooltip would be taken for the program's window
        super().__init__(studio.forcon, arguments, studio.work, studio.language, **studio.variables)
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.peer = wait_for("the program on the session bus", self.find_peer)
        self.resize(*size)

    def find_peer(self):
        """The program's name on the session bus, on which its actions are."""
        def ask(method, argument=None):
            return self.bus.call_sync("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", method, argument,
                                      None, Gio.DBusCallFlags.NONE, -1).unpack()[0]
        return next((name for name in ask("ListNames") if name.startswith(":")
                     and ask("GetConnectionUnixProcessID", GLib.Variant("(s)", (name,))) == self.process.pid), None)

    def resize(self, width, height):
        xdotool("windowsize", "--sync", self.window, width, height)

    def do(self, action, value=None, window=1):
        """Activates an action of a window, or with 0 of the program, with its parameter."""
        path = "/org/forcon/Master" + (f"/window/{window}" if window else "")
        self.bus.call_sync(self.peer, path, "org.gtk.Actions", "Activate",
                           GLib.Variant("(sava{sv})", (action, [] if value is None else [value], {})), None,
                           Gio.DBusCallFlags.NONE, -1)

    def shown(self):
        """The name of the page in front."""
        return self.bus.call_sync(self.peer, "/org/forcon/Master/window/1", "org.gtk.Actions", "Describe",
                                  GLib.Variant("(s)", ("page",)), None, Gio.DBusCallFlags.NONE, -1).unpack()[0][2][0]

    def page(self, name):
        self.do("page", GLib.Variant("s", name))
        wait_for(f"the page {name}", lambda: self.shown() == name)

    def number(self, action, value, page=None):
        """Activates an action that takes a number, and waits for the page to which it leads."""
        self.do(action, GLib.Variant("u", value))
        if page:
            wait_for(f"the page {page}", lambda: self.shown() == page)

    def quiet(self):
        """Lets the notes at the lower edge go."""
        def none_left():
            for node in walk(self.frame):
                if node.get_name() == "AdwToastWidget":
                    self.click_on(next(part for part in walk(node) if role_of(part) in BUTTONS))
                    return False
            return True

        self.rest()
        wait_for("the notes to go", none_left)
        self.rest()

    def rest(self):
        """Takes the mouse out of the picture."""
        xdotool("mousemove", 2500, 1400)

    def grab(self, window):
        return subprocess.run(["import", "-window", window, "ppm:-"], check=True, capture_output=True).stdout

    def still(self, window):
        """The window when nothing moves in it any more."""
        last = [b""]

        def same():
            before, last[0] = last[0], self.grab(window)
            return before == last[0]

        time.sleep(0.7)
        wait_for("the window to be still", same)
        return last[0]

    def take(self, name, crop=None):
        """Takes a picture of the window, or of a part of it: WIDTHxHEIGHT+X+Y."""
        self.rest()
        picture = self.still(self.window)
        if crop:
            picture = subprocess.run(["convert", "-", "-crop", crop, "+repage", "ppm:-"], input=picture, check=True,
                                     capture_output=True).stdout
        self.studio.save(picture, name)

    def windows(self):
        return xdotool("search", "--onlyvisible", "--pid", self.process.pid).split()

    def opens(self, what, size=None):
        """Goes to the window that comes up when this is done."""
        before, frames = self.windows(), list(children(self.application))
        what()
        self.window = wait_for("a new window", lambda: next((one for one in self.windows() if one not in before), None))
        self.frame = wait_for("its widgets", lambda: next(
            (frame for frame in children(self.application) if frame not in frames), None))
        if size:
            self.resize(*size)

    def choose(self, text, of=None):
        """Presses the row of a list."""
        self.click_on(self.find("list item", text, of))

    def fill(self, entry, text):
        self.type_in(self.find("text", entry), text)

    def entries(self, told):
        """The entries whose names hold this."""
        return [node for node in walk(self.application) if role_of(node) == "text"
                and told in (node.get_name() or "")]

    def set(self, field, value):
        Atspi.Value.set_current_value(self.find("spin button", field), value)

    def checked(self):
        """Waits for the papers of the page Reports."""
        self.find("alert", self.studio("Checked: nothing that is hidden from %s is named.").split("%s")[0])

    def table(self, clash):
        """Goes to the table of a clash."""
        self.opens(lambda: self.number("show-table", clash), (1366, 768))

    def closer(self):
        """Looks at the middle of the table."""
        for _ in range(2):
            self.do("zoom-in", window=2)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()


__all__ = ["Desk", "Failed", "HERE", "SOURCE", "Studio", "children", "extents", "wait_for", "walk", "xdotool"]
