# SPDX-License-Identifier: GPL-3.0-or-later
"""Driving the real program from outside: its widgets through the accessible tree, the mouse and the keys through X."""
import os
import re
import shutil
import subprocess
import sys
import time

try:
    import gi

    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi, Gio, GLib
except (ImportError, ValueError):
    print("1..0 # SKIP the accessible tree cannot be read here")
    sys.exit(0)

PATIENCE = 45  # seconds for anything to appear, also beside what takes the whole machine
LOOKS = 5  # times that a tree which changes while it is read is read anew
LARGEST = 1 << 15  # what a side of anything on a screen is less than
BUTTONS = {"push button", "toggle button"}  # GTK 4.8 calls both the first


class Failed(Exception):
    pass


def wait_for(what, look, patience=PATIENCE):
    """What look() finds, as soon as it finds anything."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        while GLib.MainContext.default().iteration(False):  # hear what changed in the tree
            pass
        try:
            found = look()
        except Exception:  # the tree changes while it is read
            found = None
        if found:
            return found
        time.sleep(0.1)
    raise Failed(f"not seen within {patience} s: {what}")


def children(node):
    for i in range(node.get_child_count()):
        child = node.get_child_at_index(i)
        if child is not None:
            yield child


def walk(node):
    """All that is on the screen; what lies in something hidden is passed by."""
    yield node
    for child in children(node):
        if shown(child):
            yield from walk(child)


def extents(node):
    return Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)


def shown(node):
    try:
        box = extents(node)
    except Exception:
        return True
    # What GTK 4.18 has not laid out yet has a box of chance numbers.
    return 0 < box.width < LARGEST and 0 < box.height < LARGEST


def accessibility_bus():
    """Its address, told to the program outright: a display may still bear the address of a bus that is gone."""
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    return session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None,
                             GLib.VariantType("(s)"), Gio.DBusCallFlags.NONE, -1).unpack()[0]


def xdotool(*words):
    return subprocess.run(["xdotool", *map(str, words)], check=True, capture_output=True, text=True).stdout.strip()


def click_at(x, y):
    """Clicks once what the mouse has come upon had time to hear of it; until then a tooltip may be in the way."""
    xdotool("mousemove", x, y, "sleep", 0.2, "click", 1)


class Program:
    """The running program, as a person meets it."""

    def __init__(self, forcon, arguments, folder, language="en", **variables):
        environment = dict(os.environ, GSETTINGS_BACKEND="memory", GSK_RENDERER="cairo", GDK_BACKEND="x11",
                           LC_ALL="C.UTF-8", LANGUAGE=language, NO_COLOR="1", **variables)
        for name in ("GTK_A11Y", "NO_AT_BRIDGE"):
            environment.pop(name, None)
        self.folder = folder
        environment["AT_SPI_BUS_ADDRESS"] = accessibility_bus()
        Atspi.init()
        self.process = subprocess.Popen([os.path.abspath(forcon), *map(str, arguments)], env=environment, cwd=folder)
        self.application = wait_for("the program", self.find_application)
        self.frame = wait_for("its window", lambda: next(children(self.application), None))
        self.window = wait_for("its window on the display",
                               lambda: xdotool("search", "--onlyvisible", "--pid", self.process.pid).split()[-1])

    def go_to_window(self, title):
        """From now on the mouse and the keys are for the window whose title holds this."""
        self.frame = wait_for(f"the window “{title}”", lambda: next(
            (frame for frame in children(self.application) if title in (frame.get_name() or "")), None))
        self.window = wait_for(f"the window “{title}” on the display",
                               lambda: xdotool("search", "--onlyvisible", "--name", title).split()[-1])

    def find_application(self):
        if self.process.poll() is not None:
            raise Failed(f"the program ended with status {self.process.returncode}")
        desktop = Atspi.get_desktop(0)
        desktop.clear_cache()
        for application in children(desktop):
            if application.get_process_id() == self.process.pid:
                return application
        return None

    def look(self, what):
        """What this finds in the tree, which can change under it, or be unknown to the bus for a moment, while the program lives."""
        for number in range(1, LOOKS + 1):
            try:
                return what()
            except GLib.GError as error:
                if self.process.poll() is not None:
                    raise Failed(f"the program ended with status {self.process.returncode}") from error
                if number == LOOKS:
                    raise Failed(f"the tree could not be read {LOOKS} times: {error.message}") from error
            time.sleep(0.2)
        return None

    def nameless(self, root=None):
        """What can be used below this, or in the window, and has no name."""
        return self.look(lambda: list(dict.fromkeys(nameless(root or self.frame))))

    def texts(self, root=None):
        """All texts on the screen."""
        return self.look(lambda: [name for name in (node.get_name() for node in walk(root or self.application)) if name])

    def find(self, role, text, root=None):
        """The widget on the screen with this role, or one of these, whose name is the text, else holds it."""
        roles = {role} if isinstance(role, str) else role
        def look():
            found = None
            for node in walk(root or self.application):
                if role_of(node) not in roles:
                    continue
                name = node.get_name() or ""
                if name.replace("_", "") in (text, f"{text} {text}"):  # GTK 4.8: “_Move Move”
                    return node
                if text in name and found is None:
                    found = node
            return found
        return wait_for(f"{' or '.join(sorted(roles))} “{text}”", look)

    def sees(self, text):
        return self.find("label", text).get_name()

    def press(self, text, root=None):
        button = self.find(BUTTONS, text, root)
        wait_for(f"“{text}” to be sensitive", lambda: button.get_state_set().contains(Atspi.StateType.SENSITIVE))
        Atspi.Action.do_action(button, 0)

    def act(self, name):
        """Activates an action of the window, as a key or a menu would."""
        names = [Atspi.Action.get_action_name(self.frame, i) for i in range(Atspi.Action.get_n_actions(self.frame))]
        if name not in names:
            raise Failed(f"no action {name} among {names}")
        Atspi.Action.do_action(self.frame, names.index(name))

    def kill(self):
        """As a power cut does."""
        self.process.kill()
        self.process.wait(10)

    def type_in(self, entry, text):
        Atspi.EditableText.set_text_contents(entry, text)

    def value(self, text):
        return Atspi.Value.get_current_value(self.find("spin button", text))

    def tick(self, text, wanted):
        box = self.find("check box", text)
        if box.get_state_set().contains(Atspi.StateType.CHECKED) != wanted:
            self.click_on(box)  # GTK 4.8 gives check boxes no action
        wait_for(f"“{text}” to be {'ticked' if wanted else 'empty'}",
                 lambda: self.find("check box", text).get_state_set().contains(Atspi.StateType.CHECKED) == wanted)

    def focus(self):
        """Gives the window the keyboard. xdotool fails where it asks just as a popup goes that had it."""
        wait_for("the keyboard", lambda: subprocess.run(
            ["xdotool", "windowfocus", "--sync", self.window], check=False, capture_output=True).returncode == 0)

    def key(self, *keys):
        self.focus()
        xdotool("key", *keys)

    def origin(self):
        """Where the accessible tree's origin is on the display, px: inside of the window's shadow. GTK 4.18 leaves the frame
        before the origin, and forgets it in what is within (as it does all paddings)."""
        frame = extents(self.frame)
        place = dict(re.findall(r"(\w+)=(\d+)", xdotool("getwindowgeometry", "--shell", self.window)))
        return (int(place["X"]) + (int(place["WIDTH"]) - frame.width) / 2 - 2 * min(frame.x, 0),
                int(place["Y"]) + (int(place["HEIGHT"]) - frame.height) / 2 - 2 * min(frame.y, 0))

    def click_on(self, node):
        box = extents(node)
        left, top = self.origin()
        click_at(round(left + box.x + box.width / 2), round(top + box.y + box.height / 2))

    def drag_on_screen(self, start, end, steps=12):
        """A drag with the real mouse between two points of the display, px."""
        (x, y), (to_x, to_y) = start, end
        xdotool("mousemove", x, y, "mousedown", 1)
        for i in range(1, steps + 1):
            xdotool("mousemove", round(x + (to_x - x) * i / steps), round(y + (to_y - y) * i / steps))
            time.sleep(0.03)
        xdotool("mouseup", 1)

    def picture(self, name):
        time.sleep(0.5)
        subprocess.run(["import", "-window", "root", str(self.folder / name)], check=False)

    def stop(self):
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(10)


def on_display(title):
    """Whether a window with this title is on the display: what the tree tells of windows that are gone can be late."""
    return subprocess.run(["xdotool", "search", "--onlyvisible", "--name", title], capture_output=True,
                          check=False).returncode == 0


# Roles have had other names since libatspi 2.54 and GTK 4.10.
OLD_ROLES = {"button": "push button", "grouping": "filler", "panel": "filler"}


def role_of(node):
    """What it is, by its older name."""
    role = node.get_role_name()
    return OLD_ROLES.get(role, role)


# What a person uses, whatever GTK says of it; and what only holds other things, though the keyboard stops there to scroll.
CONTROLS = {"push button", "toggle button", "check box", "radio button", "spin button", "combo box", "text", "image", "list",
            "list item", "slider", "table", "tree table"}
HOLDERS = {"scroll pane", "frame"}


def is_used(node):
    """Whether the keyboard reaches it, or it does something, or it shows something."""
    role = role_of(node)
    return role in CONTROLS or role not in HOLDERS and node.get_state_set().contains(Atspi.StateType.FOCUSABLE)


def is_made_by_the_toolkit(node):
    """A part of a drop-down, which has a name as a whole; the cross of a toast; an icon beside words or in a button."""
    above = node.get_parent()
    while above is not None and role_of(above) != "frame":
        if role_of(above) == "combo box" or above.get_name() == "AdwToastWidget":
            return True
        above = above.get_parent()
    return role_of(node) == "image" and node.get_name() in ("", "GtkImage")


def nameless(root):
    """What can be used and has no name of its own: GTK then tells the name of its class."""
    for node in walk(root):
        name = node.get_name() or ""
        if (name == "" or re.fullmatch(r"(Gtk|Adw|Forcon)\w+", name)) and is_used(node) and not is_made_by_the_toolkit(node):
            yield f"{role_of(node)} “{name}” in {path_to(node, root)}"


def path_to(node, root, steps=7):
    """Where it is, for whoever has to find it."""
    names = []
    while node is not None and node != root and len(names) < steps:
        node = node.get_parent()
        if node is not None:
            names.append(f"{role_of(node)} “{node.get_name() or ''}”")
    return " < ".join(names)


def with_a_session_bus(bus):
    """Runs this script again on a bus of its own, whose chatter is kept out of the results; bus: its configuration, if it needs one."""
    with os.fdopen(os.dup(1), "w") as results:
        environment = dict(os.environ, FORCON_RESULTS=str(results.fileno()))
        for name in ("DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS"):
            environment.pop(name, None)
        configured = [f"--config-file={bus}"] if bus else []
        return subprocess.run(["dbus-run-session", *configured, "--", sys.executable, *sys.argv], env=environment,
                              stdout=sys.stderr, pass_fds=[results.fileno()], check=False).returncode


def play(begin, tests, bus=None):
    """Goes through the tests in TAP, each with what begin() made; after one that failed the others are not tried."""
    if "FORCON_RESULTS" not in os.environ:
        if shutil.which("dbus-run-session") is None or shutil.which("xdotool") is None:
            print("1..0 # SKIP dbus-run-session and xdotool are needed")
            return
        sys.exit(with_a_session_bus(bus))
    sys.stdout = os.fdopen(int(os.environ["FORCON_RESULTS"]), "w", buffering=1)
    print(f"1..{len(tests)}", flush=True)
    job = None
    failed = False
    try:
        job = begin()
        for number, test in enumerate(tests, 1):
            name = test.__name__.replace("_", " ")
            if failed:
                print(f"not ok {number} {name} # the one before it failed", flush=True)
                continue
            try:
                test(job)
                print(f"ok {number} {name}", flush=True)
            except (Failed, subprocess.SubprocessError) as error:
                failed = True
                job.program.picture("failed.png")
                print(f"not ok {number} {name}\n# {error}", flush=True)
    except Failed as error:
        failed = True
        print(f"Bail out! {error}", flush=True)
    finally:
        if job is not None:
            job.program.stop()
    sys.exit(failed)
