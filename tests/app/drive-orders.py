#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Types order sheets in the real program, key by key, as a master does in the forty minutes.

usage: drive-orders.py FORCON SCENARIO FOLDER
Wants a display, and starts a session bus of its own. All that is typed goes through X; what came of it is read from the screen and from the
campaign's file. Speaks TAP; writes only in FOLDER."""
import pathlib
import subprocess
import sys

from driving import Failed, Program, play, wait_for, walk, xdotool

CLEAN = "Iron Wall: defend C1\nLance: move to B2\nPathfinders: patrol A1"
UNCLEAR = "all: patrol C2 or B2\nall: move to C2 or B2"


class Typist(Program):
    """The program, and how many keys were pressed in it."""

    pressed = 0

    def type(self, text):
        self.focus()
        for number, line in enumerate(text.split("\n")):
            if number > 0:
                xdotool("key", "Return")
            xdotool("type", "--delay", 12, line)
        self.pressed += len(text)

    def press_key(self, *keys):
        self.key(*keys)
        self.pressed += len(keys)


class Desk:
    """The sheets of a phase; each method is a test and goes on where the last one stopped."""

    def __init__(self, forcon, campaign, folder):
        self.forcon = forcon
        self.campaign = campaign
        self.program = Typist(forcon, [campaign], folder)

    def journal(self):
        return subprocess.run([self.forcon, "journal", str(self.campaign)], check=True, capture_output=True, text=True).stdout

    def focused(self):
        """What has the keyboard."""
        return next((node for node in walk(self.program.frame) if "focused" in
                     [state.value_nick for state in node.get_state_set().get_states()]), None)

    def waiting(self):
        """How many lines wait."""
        names = [node.get_name() or "" for node in walk(self.program.frame)]
        return next((int(name.split("(")[1].rstrip(")")) for name in names if name.startswith("Next to settle (")), 0)

    def the_keyboard_is_in_the_sheet(self):
        self.program.press("Begin")
        self.program.sees("Phase 1")
        self.program.press("Orders")
        wait_for("the sheet with the keyboard", lambda: self.focused().get_name() == "Order sheet")

    def a_clean_sheet_wants_no_key_beyond_its_text_and_one_to_hand_it_in(self):
        self.program.type(CLEAN)
        self.program.press_key("ctrl+Return")
        wait_for("the sheet in the file", lambda: "3. “Pathfinders: patrol A1” – understood." in self.journal())
        if self.program.pressed != len(CLEAN) + 1:
            raise Failed(f"{self.program.pressed} keys")
        self.program.sees("Nothing to settle")

    def the_next_who_owes_has_the_keyboard(self):
        wait_for("the next sheet with the keyboard", lambda: self.focused().get_name() == "Order sheet")
        self.program.type("all: hold")
        self.program.press_key("ctrl+Return")
        wait_for("the next sheet in the file", lambda: "“all: hold” – understood." in self.journal())

    def what_waits_is_settled_by_a_key_each(self):
        self.program.type(UNCLEAR)
        self.program.press_key("ctrl+Return")
        wait_for("the third sheet in the file", lambda: "“all: move to C2 or B2”" in self.journal())
        waiting = wait_for("what waits", self.waiting)
        self.program.press_key("F8")
        for number in range(waiting):
            self.program.press_key("1" if number % 2 == 0 else "0")
            wait_for("the next line that waits", lambda left=waiting - number: self.waiting() < left)
        self.program.sees("Nothing to settle")


def begin():
    forcon, scenario, folder = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("desk.forcon*"):
        old.unlink()
    campaign = folder / "desk.forcon"
    subprocess.run([forcon, "new", scenario, str(campaign), "--seed", "1"], check=True, capture_output=True)
    return Desk(forcon, campaign, folder)


TESTS = [
    Desk.the_keyboard_is_in_the_sheet,
    Desk.a_clean_sheet_wants_no_key_beyond_its_text_and_one_to_hand_it_in,
    Desk.the_next_who_owes_has_the_keyboard,
    Desk.what_waits_is_settled_by_a_key_each,
]

play(begin, TESTS)
