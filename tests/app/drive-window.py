#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays the first turn of the demonstration battle in the real program, by its real widgets, from outside.

usage: drive-window.py FORCON DEMONSTRATION FOLDER
Wants a display, and starts a session bus of its own. What it does with the mouse goes through X, the rest through the accessible tree; what
came of it is read from the screen and from the saved file. Speaks TAP; writes only in FOLDER."""
import json
import os
import pathlib
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

PATIENCE = 20  # seconds for anything to appear
TABLE = (180, 120)  # cm, of the demonstration
MARGIN = 26  # px that the view leaves free round the fitted table


class Failed(Exception):
    pass


def wait_for(what, look):
    """What look() finds, as soon as it finds anything."""
    end = time.monotonic() + PATIENCE
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
    raise Failed(f"not seen within {PATIENCE} s: {what}")


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
    return box.width > 0 and box.height > 0


def accessibility_bus():
    """Its address, told to the program outright: a display may still bear the address of a bus that is gone."""
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    return session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None,
                             GLib.VariantType("(s)"), Gio.DBusCallFlags.NONE, -1).unpack()[0]


def xdotool(*words):
    return subprocess.run(["xdotool", *map(str, words)], check=True, capture_output=True, text=True).stdout.strip()


class Program:
    """The running program, as a person meets it."""

    def __init__(self, forcon, script, folder):
        environment = dict(os.environ, GSETTINGS_BACKEND="memory", GSK_RENDERER="cairo", GDK_BACKEND="x11",
                           LC_ALL="C.UTF-8", LANGUAGE="en", NO_COLOR="1")
        for name in ("GTK_A11Y", "NO_AT_BRIDGE"):
            environment.pop(name, None)
        self.folder = folder
        environment["AT_SPI_BUS_ADDRESS"] = accessibility_bus()
        Atspi.init()
        self.process = subprocess.Popen([forcon, script], env=environment)
        self.application = wait_for("the program", self.find_application)
        self.frame = wait_for("its window", lambda: next(children(self.application), None))
        self.window = wait_for("its window on the display",
                               lambda: xdotool("search", "--onlyvisible", "--pid", self.process.pid).split()[-1])

    def find_application(self):
        if self.process.poll() is not None:
            raise Failed(f"the program ended with status {self.process.returncode}")
        desktop = Atspi.get_desktop(0)
        desktop.clear_cache()
        for application in children(desktop):
            if application.get_process_id() == self.process.pid:
                return application
        return None

    def find(self, role, text, root=None):
        """The widget on the screen with this role whose name holds the text."""
        def look():
            for node in walk(root or self.application):
                if node.get_role_name() == role and text in (node.get_name() or ""):
                    return node
            return None
        return wait_for(f"{role} “{text}”", look)

    def sees(self, text):
        return self.find("label", text).get_name()

    def press(self, text):
        button = self.find("push button", text)
        wait_for(f"“{text}” to be sensitive", lambda: button.get_state_set().contains(Atspi.StateType.SENSITIVE))
        Atspi.Action.do_action(button, 0)

    def tick(self, text, wanted):
        box = self.find("check box", text)
        if box.get_state_set().contains(Atspi.StateType.CHECKED) != wanted:
            self.click_on(box)  # GTK 4.8 gives check boxes no action
        wait_for(f"“{text}” to be {'ticked' if wanted else 'empty'}",
                 lambda: self.find("check box", text).get_state_set().contains(Atspi.StateType.CHECKED) == wanted)

    def key(self, *keys):
        xdotool("windowfocus", "--sync", self.window)
        xdotool("key", *keys)

    def origin(self):
        """Where the accessible tree's origin is on the display, px: inside of the window's shadow."""
        frame = extents(self.frame)
        place = dict(re.findall(r"(\w+)=(\d+)", xdotool("getwindowgeometry", "--shell", self.window)))
        return (int(place["X"]) + (int(place["WIDTH"]) - frame.width) / 2,
                int(place["Y"]) + (int(place["HEIGHT"]) - frame.height) / 2)

    def on_screen(self, x, y):
        """Where a point of the fitted table, cm, is on the display, px."""
        table = extents(self.find("image", "Tactical table"))
        left, top = self.origin()
        scale = min((table.width - 2 * MARGIN) / TABLE[0], (table.height - 2 * MARGIN) / TABLE[1])
        return (round(left + table.x + (table.width - TABLE[0] * scale) / 2 + x * scale),
                round(top + table.y + (table.height - TABLE[1] * scale) / 2 + y * scale))

    def click_on(self, node):
        box = extents(node)
        left, top = self.origin()
        xdotool("mousemove", round(left + box.x + box.width / 2), round(top + box.y + box.height / 2), "click", 1)

    def click(self, x, y):
        xdotool("mousemove", *self.on_screen(x, y), "click", 1)

    def drag(self, start, end, steps=12):
        x, y = self.on_screen(*start)
        to_x, to_y = self.on_screen(*end)
        xdotool("mousemove", x, y, "mousedown", 1)
        for i in range(1, steps + 1):
            xdotool("mousemove", round(x + (to_x - x) * i / steps), round(y + (to_y - y) * i / steps))
            time.sleep(0.03)
        xdotool("mouseup", 1)

    def picture(self, name):
        time.sleep(0.5)
        subprocess.run(["import", "-window", self.window, str(self.folder / name)], check=False)

    def stop(self):
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(10)


def bare_controls(root):
    """Controls without a name of their own: GTK then tells the name of their class."""
    roles = {"push button", "check box", "spin button", "combo box", "text", "image", "list", "list item"}
    for node in walk(root):
        name = node.get_name() or ""
        if node.get_role_name() in roles and (name == "" or re.fullmatch(r"(Gtk|Adw|Forcon)\w+", name)):
            parent = node.get_parent()
            # A drop-down is named itself; what GTK builds it from is not ours.
            if parent is not None and parent.get_role_name() in ("combo box", "push button", "panel", "filler") \
                    and name in ("GtkToggleButton", "GtkImage"):
                continue
            yield f"{node.get_role_name()} “{name}”"


class Turn:
    """The first turn of the demonstration, step by step; each method is a test and goes on where the last one stopped."""

    def __init__(self, forcon, script, folder):
        self.forcon = forcon
        self.script = script
        self.folder = folder
        self.program = Program(forcon, str(script), folder)
        self.thrown = []

    def the_battle_begins(self):
        self.program.press("Begin the battle")
        self.program.sees("Round 1 · Cetaganda · Movement")

    def every_control_has_a_name(self):
        bare = list(bare_controls(self.program.frame))
        if bare:
            raise Failed("without a name: " + ", ".join(bare))

    def a_click_on_the_table_selects_a_ship(self):
        self.program.click(118, 46)
        wait_for("the card of Ghem-general Naru", lambda: self.program.sees("Ghem-general class") or True)

    def a_dragged_ship_leaves_a_ghost_and_fills_the_fields(self):
        self.program.drag((118, 46), (98, 46))
        distance = float(re.search(r"A legal move of ([0-9.]+) cm", self.program.sees("A legal move of")).group(1))
        ahead = Atspi.Value.get_current_value(self.program.find("spin button", "Ahead, cm"))
        if not 19 <= distance <= 21 or not 5 <= ahead <= distance:
            raise Failed(f"a move of {distance} cm, {ahead} cm of them before the turn")
        self.program.picture("dragged.png")

    def the_move_button_moves_it(self):
        self.program.press("Move")
        self.program.sees("Ghem-general Naru has moved.")
        self.program.find("list item", "Ghem-general Naru moves: ")

    def the_step_ends(self):
        self.program.press("End movement")
        self.program.sees("Round 1 · Cetaganda · Fire")

    def a_target_is_chosen_by_a_click(self):
        self.program.click(98, 46)
        self.program.click(66, 62)
        self.program.find("combo box", "Target")
        self.program.sees("Lictor, ")
        self.program.sees("Firepower 7")

    def weapons_are_chosen(self):
        for weapon in ("bow battery", "main calibre"):
            self.program.tick(weapon, False)
        self.program.sees("Choose the weapons to fire.")
        for weapon in ("bow battery", "main calibre"):
            self.program.tick(weapon, True)
        self.program.sees("Mean damage")
        self.program.sees("Firepower 7")
        self.program.picture("aimed.png")

    def dice_are_typed(self):
        def dialogs_now():
            return [node for node in children(self.program.application) if node.get_name() == "Type the dice"]

        self.program.press("Type the dice")
        wait_for("the dialog", dialogs_now)
        while dialogs := dialogs_now():
            asked = self.program.find("label", ": ", dialogs[0]).get_name()
            count = int(re.search(r": (\d+) di", asked).group(1))
            entry = self.program.find("text", "", dialogs[0])
            faces = [6] * count if "armour" in asked else [2] * count
            Atspi.EditableText.set_text_contents(entry, " ".join(map(str, faces)))
            self.thrown += faces
            self.program.press("Take these dice")
            time.sleep(0.5)
        if not self.thrown:
            raise Failed("no dice were asked for")

    def the_journal_tells_the_result(self):
        self.program.find("list item", "thrown " + " ".join(map(str, self.thrown)))
        self.program.find("list item", " fire at Lictor at ")
        self.program.picture("told.png")

    def the_turn_ends(self):
        self.program.press("End fire")
        self.program.press("End torpedoes")
        self.program.press("End the turn")
        self.program.sees("Round 1 · Hegen Alliance · Movement")

    def undo_and_redo_go_through_the_turn(self):
        self.program.key("ctrl+z")
        self.program.sees("Round 1 · Cetaganda · End of the turn")
        self.program.key("ctrl+shift+z")
        self.program.sees("Round 1 · Hegen Alliance · Movement")

    def the_battle_is_saved(self):
        self.program.key("ctrl+s")
        wait_for("the saved file", lambda: "end-step" in self.script.read_text(encoding="utf-8"))

    def the_saved_script_plays_the_same_events(self):
        played = subprocess.run([self.forcon, "play", "--json", str(self.script)], check=True, capture_output=True,
                                text=True).stdout
        events = [json.loads(line) for line in played.splitlines() if line.startswith("{")]
        moved = [event for event in events if event.get("event") == "ship-moved"]
        fired = [event for event in events if event.get("event") == "battery-fired"]
        if [event["ship"] for event in moved] != ["ghem-general-naru"] or not 96 <= moved[0]["to"]["x"] <= 100:
            raise Failed(f"moved: {moved}")
        if [(event["shooter"], event["target"]) for event in fired] != [("ghem-general-naru", "lictor")]:
            raise Failed(f"fired: {fired}")
        if fired[0]["roll"] != self.thrown[:len(fired[0]["roll"])]:
            raise Failed(f"dice: {fired[0]['roll']}, thrown: {self.thrown}")


TESTS = [
    Turn.the_battle_begins,
    Turn.every_control_has_a_name,
    Turn.a_click_on_the_table_selects_a_ship,
    Turn.a_dragged_ship_leaves_a_ghost_and_fills_the_fields,
    Turn.the_move_button_moves_it,
    Turn.the_step_ends,
    Turn.a_target_is_chosen_by_a_click,
    Turn.weapons_are_chosen,
    Turn.dice_are_typed,
    Turn.the_journal_tells_the_result,
    Turn.the_turn_ends,
    Turn.undo_and_redo_go_through_the_turn,
    Turn.the_battle_is_saved,
    Turn.the_saved_script_plays_the_same_events,
]


def with_a_session_bus():
    """Runs this script again on a bus of its own, whose chatter is kept out of the results."""
    with os.fdopen(os.dup(1), "w") as results:
        environment = dict(os.environ, FORCON_RESULTS=str(results.fileno()))
        for name in ("DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS"):
            environment.pop(name, None)
        return subprocess.run(["dbus-run-session", "--", sys.executable, *sys.argv], env=environment, stdout=sys.stderr,
                              pass_fds=[results.fileno()], check=False).returncode


def main():
    if "FORCON_RESULTS" not in os.environ:
        if shutil.which("dbus-run-session") is None or shutil.which("xdotool") is None:
            print("1..0 # SKIP dbus-run-session and xdotool are needed")
            return
        sys.exit(with_a_session_bus())
    sys.stdout = os.fdopen(int(os.environ["FORCON_RESULTS"]), "w", buffering=1)
    forcon, demonstration, folder = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    folder.mkdir(parents=True, exist_ok=True)
    script = folder / "first-turn.xml"
    text = demonstration.read_text(encoding="utf-8")
    script.write_text(re.sub(r"<commands>.*</commands>", "", text, flags=re.S), encoding="utf-8")
    print(f"1..{len(TESTS)}", flush=True)
    turn = None
    failed = False
    try:
        turn = Turn(forcon, script, folder)
        for number, test in enumerate(TESTS, 1):
            name = test.__name__.replace("_", " ")
            if failed:
                print(f"not ok {number} {name} # the one before it failed", flush=True)
                continue
            try:
                test(turn)
                print(f"ok {number} {name}", flush=True)
            except (Failed, subprocess.CalledProcessError) as error:
                failed = True
                turn.program.picture("failed.png")
                print(f"not ok {number} {name}\n# {error}", flush=True)
    except Failed as error:
        failed = True
        print(f"Bail out! {error}", flush=True)
    finally:
        if turn is not None:
            turn.program.stop()
    sys.exit(failed)


main()
