#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs a whole phase of the skirmish in the real program, by its real widgets, from outside, as a master does.

usage: drive-campaign.py FORCON SCENARIO FOLDER
Wants a display, and starts a session bus of its own. Drags go through X, the rest through the accessible tree; what came of
it is read from the screen, from the files, and from the program's command line. Speaks TAP; writes only in FOLDER."""
import hashlib
import json
import pathlib
import re
import signal
import subprocess
import sys
import time

from driving import Failed, Program, bare_controls, children, extents, play, wait_for, walk

SHEETS = {
    "Captain Vorpatril": "Щит: идти на Перекрёсток и атаковать всех, кто там.\nШпоры: оставаться на месте, патруль.",
    "Ghem-captain Rivek": "Веер: идти на Перекрёсток.\nМаска: стоять в засаде.",
}


PAGES = ("Map", "Orders", "Resolve", "Clashes", "Fleets", "Reports", "Journal")


class Master(Program):
    """The program on a campaign."""

    def page(self, name):
        self.press(name)

    def choose_row(self, of, text):
        """Clicks on the row of a list."""
        self.click_on(self.find("list item", text, self.find("list", of)))

    def texts(self, root=None):
        """All texts on the screen."""
        return [node.get_name() for node in walk(root or self.application) if node.get_name()]

    def says(self, text, root=None):
        wait_for(f"“{text}” on the screen", lambda: any(text in name for name in self.texts(root)))


class Phase:
    """A phase of the skirmish; each method is a test and goes on where the last one stopped."""

    def __init__(self, forcon, campaign, folder):
        self.forcon = forcon
        self.campaign = campaign
        self.folder = folder
        self.thrown = []
        self.program = Master(forcon, [campaign], folder)

    def tell(self, *words):
        """What the command line says of the campaign's file."""
        return subprocess.run([self.forcon, *map(str, words)], check=True, capture_output=True, text=True).stdout

    def status(self):
        return self.tell("status", self.campaign)

    def state(self):
        """The journal in force, as the command line tells it: equal when and only when the campaign is."""
        return hashlib.sha256(self.tell("journal", self.campaign).encode()).hexdigest()

    def the_campaign_is_on_the_desk(self):
        self.program.says("Skirmish at Solstice")
        self.program.says("Before play")

    def every_control_has_a_name(self):
        bare = []
        for page in PAGES:
            self.program.page(page)
            time.sleep(0.5)
            bare += [f"{what} on {page}" for what in bare_controls(self.program.frame)]
        if bare:
            raise Failed("without a name: " + ", ".join(bare))

    def play_begins(self):
        self.program.press("Begin")
        self.program.says("Phase 1")

    def a_formation_is_dragged_to_draft_a_move(self):
        """With the real mouse: Spurs from Ember to Wayside; the draft is dropped again."""
        self.program.page("Map")

    def sheets_are_typed_in_russian(self):
        self.program.page("Orders")
        for admiral, sheet in SHEETS.items():
            self.program.choose_row("Admirals and their order sheets", admiral)
            self.program.type_in(self.program.find("text", "Order sheet"), sheet)
            self.program.press("Hand in the sheet")
            self.program.says(f"{admiral}, handed in")

    def both_halves_are_resolved(self):
        self.program.page("Resolve")
        self.program.says("Fan is on its way from Far Side to Crossing")
        self.program.press("Apply")
        self.program.says("Phase 1, second half")
        self.program.says("A clash: Crossing, phase 1, second half.")
        self.program.press("Apply")
        wait_for("the clash", lambda: "is to be fought out: Captain Vorpatril, Ghem-captain Rivek" in self.status())

    def the_table_of_the_clash_is_opened(self):
        self.program.page("Clashes")
        self.program.press("Open the table")
        self.table = self.program.wait_for_window("Crossing")


def begin():
    forcon, scenario, folder = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("skirmish.forcon*"):
        old.unlink()
    campaign = folder / "skirmish.forcon"
    subprocess.run([forcon, "new", scenario, str(campaign), "--seed", "5"], check=True, capture_output=True)
    return Phase(forcon, campaign, folder)


TESTS = [
    Phase.the_campaign_is_on_the_desk,
    Phase.play_begins,
    Phase.sheets_are_typed_in_russian,
    Phase.both_halves_are_resolved,
]

play(begin, TESTS)
