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


class Master(Program):
    """The program on a campaign."""

    def page(self, name):
        self.press(name)

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

    def state(self):
        """The journal in force, as the command line tells it: equal when and only when the campaign is."""
        return hashlib.sha256(self.tell("journal", self.campaign).encode()).hexdigest()

    def the_campaign_is_on_the_desk(self):
        self.program.says("Skirmish at Solstice")
        self.program.says("Before play")

    def every_control_has_a_name(self):
        for page in ("Map", "Orders", "Resolve", "Clashes", "Fleets", "Reports", "Journal"):
            self.program.page(page)
            time.sleep(0.5)
            bare = list(bare_controls(self.program.frame))
            if bare:
                raise Failed(f"without a name on {page}: " + ", ".join(bare))

    def play_begins(self):
        self.program.press("Begin")
        self.program.says("Phase 1")


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
    Phase.every_control_has_a_name,
    Phase.play_begins,
]

play(begin, TESTS)
