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
import pathlib
import re
import sys

from counting import Counted, say
from driving import Failed, children, on_display, play, role_of, wait_for, walk, xdotool
from hour import HOUR, Hour, Table

ROUND_LIMIT = 25  # presses for a round of twelve ships
SHOT_LIMIT = 12.0  # seconds of the master's time for a shot with real dice
SHOTS = 4  # are timed
DICE = "Type the Dice"  # the dialog that asks for them

# What people need, s: for a key, if they are no typists; for the thought before a deed (Card, Moran and Newell, The
# Psychology of Human-Computer Interaction, 1983).
KEY = 0.28
THOUGHT = 1.35


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

play(begin, ROUND if sys.argv[4] == "round" else HOUR)
