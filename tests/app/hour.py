# SPDX-License-Identifier: GPL-3.0-or-later
"""A phase of The Vervain Run at the master's desk, and the table of a clash, driven from outside."""
import json
import re
import subprocess

from counting import Counted, say, states_of
from driving import BUTTONS, Failed, role_of, wait_for, walk, xdotool

# What an hour may cost: presses, by how many clashes are fought by hand.
LIMITS = {"one": 120, "all": 250}
SHEETS_OF_PAPER = 3  # for each admiral, printed on both sides
FORMATIONS = 20
ROUNDS = 3  # fought by hand
CAPTAINS = 120  # s for them to fight a clash, on a machine that has other work

# In the order in which the program asks for them. Two lines can be read in two ways; the last line of one sheet asks.
SHEETS = (
    ("Lord Vorkosigan",
     "Iron Wall: move to C2, battle order, attack\nLance: move to C2 and attack all there\n"
     "Pathfinders: patrol A1 or B1"),
    ("Admiral Jole",
     "Footmen: move to Windward, attack\nHammer: defend D1\nSappers: lay 2 mines in D1\nWolves: stay in ambush\n"
     "Question: who holds the Ring Dock?"),
    ("Ghem-general Benin",
     "Lotus Throne: defend C5\nJade Spear: move to C4 and attack\nWhisper: move to Gallows and attack"),
    ("Ghem-admiral Lhosh",
     "Тигр: идти в C4 и атаковать\nТкачи: оставаться на месте\nПроцессия: патруль C5\n"
     "Мотыльки: патрулировать E3"),
    ("Commodore Molino", "Bastion: hold\nGatekeepers: defend C3\nGarland: patrol B3\nOld Guard: hold C4"),
    ("Admiral Naismith", "Соколы: идти в C2 и атаковать\nНочные птицы: идти в C2 и атаковать"),
)
ANSWER = "Vervain does."


class Table:
    """The table of a clash in a window of its own, in front."""

    def __init__(self, program):
        self.program = program
        self.labels = {}

    def label(self, pattern):
        """The text of a label that is known by it, as it is now; None where there is none."""
        node = self.labels.get(pattern)
        if node is None or not re.search(pattern, self.program.look(node.get_name) or ""):
            node = self.program.look(lambda: next((node for node in walk(self.program.frame) if role_of(node) == "label"
                                                   and re.search(pattern, node.get_name() or "")), None))
            self.labels[pattern] = node
        return None if node is None else node.get_name()

    def round(self):
        """In which round it is; 0 before the first, None when it is over."""
        moment = self.label(r"^(Round \d+ · |Set-up|The battle is over|Over)") or ""
        found = re.match(r"Round (\d+)", moment)
        return int(found.group(1)) if found else 0 if self.label("^The ships are in place") else None

    def state(self):
        """The step and the heading of the plan."""
        return (self.label(r"^Round \d+ · "),
                self.label(r" proposals? in the turn of |^Nothing useful is left|^The battle is over"))

    def fight(self, until):
        """By the plan, to the end of this round: Enter does what is proposed, then ends the step."""
        still = 0
        while (number := self.round()) is not None and number <= until:
            before = self.state()
            self.program.strike("Return")
            still = still + 1 if self.state() == before else 0
            if still == 3:
                raise Failed(f"Enter does nothing at {before}")
        return number is None


class Hour:
    """A phase at the master's desk; each method is a test and goes on where the last one stopped."""

    def __init__(self, forcon, scenario, folder, by_hand, **variables):
        self.forcon = forcon
        self.folder = folder
        self.by_hand = by_hand
        self.campaign = folder / "hour.forcon"
        subprocess.run([forcon, "new", scenario, str(self.campaign), "--seed", "1"], check=True, capture_output=True)
        self.program = Counted(forcon, [self.campaign], folder, **variables)

    def tell(self, *words):
        return subprocess.run([self.forcon, *map(str, words)], check=True, capture_output=True, text=True).stdout

    def status(self):
        """How the campaign's file stands, as the command line tells it."""
        return json.loads(self.tell("status", "--json", self.campaign))

    def clash_in(self, sector):
        """Of this sector and phase; None where none is open."""
        return next((clash for clash in self.status()["clashes"] if clash["sector"] == sector), None)

    def ships_of(self, clash):
        """How many ships it brought to its table."""
        journal = self.tell("journal", "--json", self.campaign).splitlines()
        events = (json.loads(line) for line in journal if line.startswith("{"))
        return sum(event.get("event") == "clash-ship" and event["clash"] == clash for event in events)

    def the_phase_begins(self):
        self.program.begin_stage("the phase begins")
        self.program.find(BUTTONS, "Begin", self.program.frame)
        self.program.settle()
        self.program.click(BUTTONS, "Begin")
        self.program.sees("Phase 1")

    def sheets_come_in(self):
        self.program.begin_stage("sheets")
        self.program.strike("alt+2")
        for admiral, text in SHEETS:
            wait_for(f"the sheet of {admiral}", lambda: self.program.focused().get_name() == "Order sheet")
            self.program.write(text)
            self.program.strike("ctrl+Return")
        wait_for("all sheets in the file", lambda: not self.status()["owing"])
        formations = sum(not line.startswith("Question") for _, text in SHEETS for line in text.split("\n"))
        if formations != FORMATIONS:
            raise Failed(f"orders to {formations} formations")

    def what_waits_is_settled(self):
        self.program.begin_stage("lines to settle")
        self.program.strike("F8", *["2"] * len(self.status()["lines"]))
        wait_for("nothing to settle", lambda: not self.status()["lines"])

    def the_question_is_answered(self):
        self.program.begin_stage("question")
        self.program.click(BUTTONS, "Questions and messages from admirals, open: 1")
        wait_for("the desk with the keyboard", lambda: self.program.focused().get_name() == "The answer")
        self.program.write(ANSWER)
        self.program.strike("Return")
        wait_for("the answer in the file", lambda: not self.status()["queries"])

    def the_first_half_is_resolved(self):
        self.program.begin_stage("first half")
        self.program.strike("alt+3", "ctrl+Return")
        wait_for("the clash of the first half", lambda: self.clash_in("b3"))

    def the_clash_of_8_is_fought(self):
        self.clash(8, "b3", "B3 Gallows", self.by_hand)

    def the_second_half_is_resolved(self):
        self.program.begin_stage("second half")
        self.program.strike("alt+3", "ctrl+Return")
        wait_for("the clashes of the second half", lambda: self.clash_in("c2") and self.clash_in("c4"))

    def the_clash_of_26_is_fought(self):
        self.clash(26, "c2", "C2 Windward", True)

    def the_clash_of_15_is_fought(self):
        self.clash(15, "c4", "C4 Leeward", self.by_hand)

    def clash(self, ships, sector, name, by_hand):
        """Fights it and hands it back."""
        self.program.begin_stage(f"clash of {ships} ships, {'by hand' if by_hand else 'by captains'}")
        there = self.ships_of(self.clash_in(sector)["clash"])
        if there != ships:
            raise Failed(f"{there} ships met in {name}")
        row = self.program.find("list item", name, self.program.find("list", "Clashes", self.program.frame))
        if "selected" not in states_of(row):
            self.program.count(lambda: self.program.click_on(row))
        if by_hand:
            self.by_plan(name)
        else:
            self.program.click(BUTTONS, "Let captains fight")
            self.program.strike("alt+f")
        wait_for("the end of the battle", lambda: self.clash_in(sector)["over"], CAPTAINS)
        if by_hand:
            self.program.sees("The battle is over")
            self.program.settle()
            self.program.strike("Return")
        else:
            self.program.click(BUTTONS, "Hand Back to the Campaign")
        wait_for("the clash on the map", lambda: not self.clash_in(sector))
        self.program.turn_to("The Vervain Run")

    def by_plan(self, name):
        """At its table, for three rounds by the plan; the rest is the captains'."""
        proposed = self.program.shows("Fight by Hand")
        self.program.click(BUTTONS, "Fight by Hand" if proposed else "Open the Table")
        self.program.go_to_window(name)
        if not Table(self.program).fight(ROUNDS):
            self.program.click(BUTTONS, "Let captains act")
            self.program.strike("Up", "Return")

    def packs_are_saved(self):
        self.program.begin_stage("packs")
        if not self.program.shows("Sealed pack"):
            self.program.strike("alt+6")
        row = self.program.find("list item", "Sealed pack", self.program.frame)
        self.program.count(lambda: self.program.click_on(row))
        self.program.strike("ctrl+shift+s")
        self.program.window = wait_for("the dialog", lambda: xdotool("search", "--onlyvisible", "--name",
                                                                     "Folder for the Papers"))
        self.program.settle()
        self.program.strike("alt+s")
        packs = wait_for("the packs", lambda: len(found := list(self.folder.glob("*.pdf"))) == len(SHEETS) and found)
        self.program.settle()
        for pack in sorted(packs):
            told = subprocess.run(["pdfinfo", pack], check=True, capture_output=True, text=True).stdout
            pages = int(re.search(r"Pages: +(\d+)", told)[1])
            say(f"{pack.name}: {pages} pages")
            if pages > 2 * SHEETS_OF_PAPER:
                raise Failed(f"{pack.name}: {pages} pages")
        self.program.turn_to("The Vervain Run")

    def the_phase_ends(self):
        self.program.begin_stage("end of the phase")
        self.program.strike("alt+3", "ctrl+Return")
        wait_for("the next phase", lambda: self.status()["phase"] == 2)

    def the_hour_is_within_its_presses(self):
        limit = LIMITS["all" if self.by_hand else "one"]
        self.program.print_table(limit)
        if self.program.presses() > limit:
            raise Failed(f"{self.program.presses()} presses")


HOUR = [
    Hour.the_phase_begins,
    Hour.sheets_come_in,
    Hour.what_waits_is_settled,
    Hour.the_question_is_answered,
    Hour.the_first_half_is_resolved,
    Hour.the_clash_of_8_is_fought,
    Hour.the_second_half_is_resolved,
    Hour.the_clash_of_26_is_fought,
    Hour.the_clash_of_15_is_fought,
    Hour.packs_are_saved,
    Hour.the_phase_ends,
    Hour.the_hour_is_within_its_presses,
]
