#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays the first turn of the demonstration battle in the real program, by its real widgets, from outside.

usage: drive-window.py FORCON DEMONSTRATION FOLDER
Wants a display, and starts a session bus of its own. What it does with the mouse goes through X, the rest through the accessible tree; what
came of it is read from the screen and from the saved file. Speaks TAP; writes only in FOLDER."""
import json
import pathlib
import re
import subprocess
import sys
import time

from driving import Failed, Program, click_at, children, extents, play, wait_for, walk, xdotool

TABLE = (180, 120)  # cm, of the demonstration
MARGIN = 26  # px that the view leaves free round the fitted table


class Table(Program):
    """The program with the table of a battle, whose places are given in cm."""

    def on_screen(self, x, y):
        """Where a point of the fitted table, cm, is on the display, px."""
        table = extents(self.find("image", "Tactical table"))
        left, top = self.origin()
        scale = min((table.width - 2 * MARGIN) / TABLE[0], (table.height - 2 * MARGIN) / TABLE[1])
        return (round(left + table.x + (table.width - TABLE[0] * scale) / 2 + x * scale),
                round(top + table.y + (table.height - TABLE[1] * scale) / 2 + y * scale))

    def click(self, x, y):
        click_at(*self.on_screen(x, y))

    def drag(self, start, end):
        self.drag_on_screen(self.on_screen(*start), self.on_screen(*end))


class Turn:
    """The first turn of the demonstration, step by step; each method is a test and goes on where the last one stopped."""

    def __init__(self, forcon, script, folder):
        self.forcon = forcon
        self.script = script
        self.folder = folder
        self.program = Table(forcon, [script], folder)
        self.thrown = []

    def the_battle_begins(self):
        self.program.press("Begin the Battle")
        self.program.sees("Round 1 · Cetaganda · Movement")

    def every_control_has_a_name(self):
        bare = self.program.nameless()
        if bare:
            raise Failed("without a name: " + ", ".join(bare))

    def a_click_on_the_table_selects_a_ship(self):
        self.program.click(118, 46)
        wait_for("the card of Ghem-general Naru", lambda: self.program.sees("Ghem-general class") or True)

    def letters_in_a_number_field_are_shortcuts(self):
        self.program.key("m")
        before = self.program.value("Ahead, cm")
        self.program.key("a")
        if self.program.value("Ahead, cm") != before:
            raise Failed(f"a letter made {self.program.value('Ahead, cm')} of {before}")
        self.program.key("n")
        wait_for("another ship's card", lambda: not any(
            "Ghem-general class" in (node.get_name() or "") for node in walk(self.program.frame)))
        self.program.click(118, 46)
        self.program.sees("Ghem-general class")

    def a_dragged_ship_leaves_a_ghost_and_fills_the_fields(self):
        self.program.drag((118, 46), (98, 46))
        distance = float(re.search(r"A legal move of ([0-9.]+) cm", self.program.sees("A legal move of")).group(1))
        ahead = self.program.value("Ahead, cm")
        if not 19 <= distance <= 21 or not 5 <= ahead <= distance:
            raise Failed(f"a move of {distance} cm, {ahead} cm of them before the turn")
        self.program.picture("dragged.png")

    def the_move_button_moves_it(self):
        self.program.press("Move")
        self.program.find("list item", "Ghem-general Naru moves: ")

    def the_step_ends(self):
        self.program.press("End Movement")
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
            return [node for node in children(self.program.application) if node.get_name() == "Type the Dice"]

        self.program.press("Type the Dice")
        wait_for("the dialog", dialogs_now)
        while dialogs := dialogs_now():
            asked = self.program.find("label", ": ", dialogs[0]).get_name()
            count = int(re.search(r": (\d+) di", asked).group(1))
            entry = self.program.find("text", "", dialogs[0])
            faces = [6] * count if "armour" in asked else [2] * count
            self.program.type_in(entry, " ".join(map(str, faces)))
            self.thrown += faces  # the last die ends the roll
            time.sleep(0.5)
        if not self.thrown:
            raise Failed("no dice were asked for")

    def the_journal_tells_the_result(self):
        self.program.find("list item", "thrown " + " ".join(map(str, self.thrown)))
        self.program.find("list item", " fire at Lictor at ")
        self.program.picture("told.png")

    def the_turn_ends(self):
        self.program.press("End Fire")
        self.program.press("End Torpedoes")
        self.program.press("End the Turn")
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
    Turn.letters_in_a_number_field_are_shortcuts,
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


def begin():
    forcon, demonstration, folder = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    folder.mkdir(parents=True, exist_ok=True)
    script = folder / "first-turn.xml"
    text = demonstration.read_text(encoding="utf-8")
    script.write_text(re.sub(r"<commands>.*</commands>", "", text, flags=re.S), encoding="utf-8")
    return Turn(forcon, script, folder)


play(begin, TESTS)
