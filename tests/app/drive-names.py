#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Goes over the whole master's window of the real program, and its other windows, and sees that whatever can be used
tells a screen reader what it is.

usage: drive-names.py FORCON SCENARIO FOLDER
Wants a display, and starts a session bus of its own. The campaigns are made by the command line. Speaks TAP; writes only in
FOLDER."""
import pathlib
import subprocess
import sys
import time

from driving import BUTTONS, Atspi, Failed, Program, play, wait_for, xdotool

SETTLES = 0.2  # seconds until what was asked for is on the screen
PAGES = ("Map", "Orders", "Resolve", "Clashes", "Fleets", "Reports", "Journal")

# The second half of the phase is resolved, and two fleets have met.
CLASH = {
    "vorpatril": "Shield: move to Crossing and attack all there\nSpurs: stay, patrol\n",
    "rivek": "Fan: move to Crossing\nMask: stay in ambush\n",
}
# Orders are collected; a line can be read in two ways.
COLLECTING = {
    "vorpatril": "Shield: move to Harbour\nSpurs: stay, patrol\nWe shall win\n",
}


class Tour:
    """The program on one campaign after another; each method is a test and goes on where the last one stopped."""

    def __init__(self, forcon, scenario, folder):
        self.forcon = forcon
        self.scenario = scenario
        self.folder = folder
        self.master = None
        self.program = Program(forcon, [self.campaign("collecting", COLLECTING)], folder)
        self.program.sees("Phase 1, collecting orders")

    def tell(self, *words, text=None):
        subprocess.run([self.forcon, *map(str, words)], check=True, capture_output=True, text=True, input=text)

    def campaign(self, name, sheets):
        """The file of a campaign in play in which these sheets were handed in."""
        path = self.folder / f"{name}.forcon"
        self.tell("new", self.scenario, path, "--seed", "5")
        self.tell("begin", path)
        for admiral, sheet in sheets.items():
            self.tell("orders", path, "--admiral", admiral, "-", text=sheet)
        return path

    def all_is_named(self, root=None):
        bare = self.program.nameless(root)
        if bare:
            raise Failed("without a name: " + "".join(f"\n#   {what}" for what in bare))

    def pages_are_named(self):
        """A page that was looked at stays in the tree: one look is enough for all."""
        for page in PAGES:
            self.program.press(page)
            time.sleep(SETTLES)
        self.all_is_named()

    def every_page_while_orders_are_collected(self):
        self.pages_are_named()

    def the_page_where_a_campaign_is_chosen(self):
        self.program.act("win.close-campaign")
        self.program.sees("Recent")
        self.all_is_named()

    def every_page_with_a_clash_to_fight(self):
        self.program.stop()
        path = self.campaign("clash", CLASH)
        self.tell("advance", path)
        self.program = Program(self.forcon, [path], self.folder)
        self.program.sees("Phase 1, second half")
        self.pages_are_named()

    def the_facts_of_a_formation_and_of_a_sector(self):
        self.program.press("Map")
        self.program.press("Sectors as a list")
        for row in ("B2 Crossing", "Shield"):
            self.program.click_on(self.program.find("list item", row))
            time.sleep(SETTLES)
            self.all_is_named(self.program.find("filler", "Details of the Selection"))

    def the_table_of_a_clash(self):
        # Whether those who met fight is left to the master where one was not seen.
        self.program.press("Resolve")
        self.program.press("It Is a Clash")
        self.program.press("Clashes")
        self.master = self.program.frame, self.program.window
        self.program.press("Open the Table")
        self.program.go_to_window("Clash")
        self.all_is_named()
        self.program.press("Begin the Battle", self.program.frame)
        self.program.find("push button", "End Movement", self.program.frame)
        self.all_is_named()

    def a_dialog_of_the_table_leaves_the_master_alone(self):
        """By a real click: what is asked for in the tree of names goes past any dialog."""
        self.program.act("win.end-battle")
        self.program.sees("End the Battle?")
        self.program.frame, self.program.window = self.master
        xdotool("windowraise", self.program.window)
        time.sleep(SETTLES)
        button = self.program.find(BUTTONS, "Journal", self.program.frame)
        self.program.click_on(button)
        wait_for("the journal", lambda: any(button.get_state_set().contains(state)
                                            for state in (Atspi.StateType.CHECKED, Atspi.StateType.PRESSED)))
        self.program.find("label", "End the Battle?")


def begin():
    forcon, scenario, folder = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.forcon*"):
        old.unlink()
    return Tour(forcon, scenario, folder)


TESTS = [
    Tour.every_page_while_orders_are_collected,
    Tour.the_page_where_a_campaign_is_chosen,
    Tour.every_page_with_a_clash_to_fight,
    Tour.the_facts_of_a_formation_and_of_a_sector,
    Tour.the_table_of_a_clash,
    Tour.a_dialog_of_the_table_leaves_the_master_alone,
]

play(begin, TESTS)
