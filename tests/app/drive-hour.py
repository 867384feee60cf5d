#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Does a master's hour in the real program with real keys and clicks, and counts them.

usage: drive-hour.py FORCON SCENARIO FOLDER round|one|all

round: rounds of twelve ships by hand, and shots with dice that lie on the table; SCENARIO is a battle.
one:   a phase of six sheets, twenty formations and three clashes of 8, 15 and 26 ships, one of which is fought by
       hand for three rounds, the others by captains; SCENARIO is The Vervain Run.
all:   the same with all three by hand.

Each key press and each click is counted where it was needed; the text of sheets and answers is not. What the program
needs to answer is the processor time of its main thread from the key until it has nothing more to do, so that other
work on the machine does not count. Wants a display, and starts a session bus of its own. Speaks TAP; writes only in
FOLDER."""
import json
import pathlib
import re
import subprocess
import sys
import time

from counting import Counted, say, states_of
from driving import BUTTONS, Failed, children, on_display, play, role_of, wait_for, walk, xdotool

# What an hour may cost: presses, by how many clashes are fought by hand.
LIMITS = {"one": 120, "all": 250}
ROUND_LIMIT = 25  # presses for a round of twelve ships
SHOT_LIMIT = 12.0  # seconds of the master's time for a shot with real dice
SHOTS = 4  # are timed
DICE = "Type the Dice"  # the dialog that asks for them
SHEETS_OF_PAPER = 3  # for each admiral, printed on both sides
FORMATIONS = 20
ROUNDS = 3  # fought by hand

# What people need, s: for a key, if they are no typists; for the thought before a deed (Card, Moran and Newell, The
# Psychology of Human-Computer Interaction, 1983).
KEY = 0.28
THOUGHT = 1.35

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

    def __init__(self, forcon, scenario, folder, by_hand):
        self.forcon = forcon
        self.folder = folder
        self.by_hand = by_hand
        self.campaign = folder / "hour.forcon"
        subprocess.run([forcon, "new", scenario, str(self.campaign), "--seed", "1"], check=True, capture_output=True)
        self.program = Counted(forcon, [self.campaign], folder)

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


class Round:
    """A battle of twelve ships; each method is a test and goes on where the last one stopped."""

    def __init__(self, forcon, scenario, folder):
        script = folder / "round.xml"
        text = pathlib.Path(scenario).read_text(encoding="utf-8")
        script.write_text(re.sub(r"<commands>.*</commands>", "", text, flags=re.S), encoding="utf-8")
        self.program = Counted(forcon, [script], folder)
        self.table = Table(self.program)

    def each_round_of_twelve_ships_takes_25_presses_at_most(self):
        for number in (1, 2):
            self.program.begin_stage(f"round {number} of 12 ships")
            self.table.fight(number)
        self.program.print_table()
        for stage in self.program.stages:
            if stage.presses > ROUND_LIMIT:
                raise Failed(f"{stage.name}: {stage.presses} presses")

    def a_shot_with_real_dice_takes_12_seconds_at_most(self):
        """Of the master's time: from the key that chooses it to its told result; the dice are typed as they lie."""
        for number in range(1, SHOTS + 1):
            self.program.begin_stage("to the next shot")
            while not self.may_shoot():
                self.program.strike("Return")
            self.program.begin_stage(f"shot {number} with real dice")
            rolls = self.shoot()
            stage = self.program.stages[-1]
            needed = THOUGHT + stage.presses * KEY + sum(stage.answers)
            say(f"{stage.name}: {rolls} rolls, {stage.presses} presses, answers in {sum(stage.answers):.2f} s; "
                f"{needed:.1f} s of the master's time, of {SHOT_LIMIT:.0f} at most")
            if needed > SHOT_LIMIT:
                raise Failed(f"{stage.name}: {needed:.1f} s")

    def may_shoot(self):
        """Whether shots are proposed: of the step of fire, at somebody."""
        moment, heading = self.table.state()
        if "Fire" not in (moment or "") or not re.match(r"\d", heading or ""):
            return False
        plan = self.program.find("list", "Plan of the step", self.program.frame)
        return any("→" in name for name in self.program.texts(plan))

    def shoot(self):
        """A line of the plan with the dice that lie there; the next ship's, where one has none. Returns: how often dice
        were asked for."""
        table = self.program.window
        rolls = 0
        while rolls == 0 and self.program.stages[-1].presses < ROUND_LIMIT:
            self.program.strike("n", "t")
            while asked := self.asked():
                self.program.window = xdotool("search", "--onlyvisible", "--name", DICE).split()[-1]
                self.program.strike(*(str(1 + (rolls + i) % 6) for i in range(asked)))
                rolls += 1
            self.program.window = table
        return rolls

    def asked(self):
        """How many dice are asked for now; None if none are."""
        if not on_display(DICE):
            return None
        def look():
            dialog = next(node for node in children(self.program.application) if node.get_name() == DICE)
            return next(int(found.group(1)) for node in walk(dialog) if role_of(node) == "label"
                        and (found := re.search(r": (\d+) di", node.get_name() or "")))
        return wait_for("what the dice are for", look)


def begin():
    forcon, scenario, folder, mode = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]).resolve(), sys.argv[4]
    folder.mkdir(parents=True, exist_ok=True)
    for old in [*folder.glob("hour.forcon*"), *folder.glob("*.pdf")]:
        old.unlink()
    if mode == "round":
        return Round(forcon, scenario, folder)
    return Hour(forcon, scenario, folder, mode == "all")


ROUND = [
    Round.each_round_of_twelve_ships_takes_25_presses_at_most,
    Round.a_shot_with_real_dice_takes_12_seconds_at_most,
]
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

play(begin, ROUND if sys.argv[4] == "round" else HOUR)
