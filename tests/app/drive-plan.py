#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays the first turn of the demonstration battle by its plan in the real program, with real keys and the real mouse: several formations
dragged together, all shots with real dice from the number pad. Counts the keys of each shot and the time that the program takes for them.

usage: drive-plan.py FORCON DEMONSTRATION FOLDER
Wants a display, and starts a session bus of its own. Speaks TAP; writes only in FOLDER."""
import pathlib
import re
import sys
import time

from driving import Failed, Program, children, extents, play, wait_for, walk, xdotool

TABLE = (180, 120)  # cm, of the demonstration
MARGIN = 26  # px that the view leaves free round the fitted table
SECONDS = 12  # of the master's time for a shot


class Plan:
    """The first turn by the plan, step by step; each method is a test and goes on where the last one stopped."""

    def __init__(self, forcon, script, folder):
        self.program = Program(forcon, [script], folder)
        self.script = script

    def on_screen(self, x, y):
        table = extents(self.program.find("image", "Tactical table"))
        left, top = self.program.origin()
        scale = min((table.width - 2 * MARGIN) / TABLE[0], (table.height - 2 * MARGIN) / TABLE[1])
        return (round(left + table.x + (table.width - TABLE[0] * scale) / 2 + x * scale),
                round(top + table.y + (table.height - TABLE[1] * scale) / 2 + y * scale))

    def items(self, text):
        return [node.get_name() for node in walk(self.program.frame)
                if node.get_role_name() == "list item" and text in (node.get_name() or "")]

    def the_plan_is_there(self):
        self.program.press("Begin the Battle")
        self.program.sees("Round 1 · Cetaganda · Movement")
        wait_for("the plan", lambda: self.items(" moves: "))
        self.planned = self.items(" moves: ")

    def several_formations_are_dragged_together(self):
        self.program.key("ctrl+a")
        self.program.drag_on_screen(self.on_screen(118, 46), self.on_screen(100, 46))
        wait_for("other ways", lambda: len(set(self.items(" moves: ")) - set(self.planned)) > 1)
        self.program.picture("together.png")

    def changed_by(self, start, end):
        """Whose ways are others after a drag."""
        before = set(self.items(" moves: "))
        self.program.drag_on_screen(self.on_screen(*start), self.on_screen(*end))
        time.sleep(0.5)
        return {line.split(" moves: ")[0] for line in set(self.items(" moves: ")) - before}

    def expect(self, changed, wanted):
        if changed != wanted:
            raise Failed(f"the ways of {sorted(changed)} were changed, and not of {sorted(wanted)}")

    def a_ghost_is_dragged_on_alone_once_the_others_are_let_go(self):
        self.program.key("Escape")
        self.expect(self.changed_by((100, 46), (102, 42)), {"Ghem-general Naru"})

    def ctrl_and_a_click_choose_formations_one_by_one(self):
        xdotool("keydown", "ctrl", "mousemove", *self.on_screen(118, 74), "sleep", 0.2, "click", 1, "sleep", 0.2, "keyup",
                "ctrl")
        self.expect(self.changed_by((118, 46), (101, 48)), {"Ghem-general Naru", "Rho Ceta"})

    def ctrl_and_a_drag_frame_them(self):
        self.program.key("Escape")
        xdotool("keydown", "ctrl")
        self.program.drag_on_screen(self.on_screen(106, 27), self.on_screen(134, 52))
        xdotool("keyup", "ctrl")
        self.expect(self.changed_by((118, 46), (103, 46)), {"Ghem-general Naru", "Ghem-lord Arvin"})
        self.program.key("Escape")

    def enter_of_the_number_pad_moves_all(self):
        self.program.key("KP_Enter")
        self.program.sees("Nothing useful is left in this step. Enter ends it.")

    def what_was_done_by_one_key_is_undone_by_one(self):
        self.program.key("ctrl+z")
        wait_for("the plan as it was", lambda: self.items(" moves: ") == self.planned)

    def two_keys_end_a_step(self):
        self.program.key("KP_Enter")
        self.program.sees("Nothing useful is left in this step. Enter ends it.")
        self.program.key("KP_Enter")
        self.program.sees("Round 1 · Cetaganda · Fire")

    def dialogs(self):
        return [node for node in children(self.program.application) if node.get_name() == "Type the Dice"]

    def count_asked(self):
        asked = self.program.find("label", ": ", self.dialogs()[0]).get_name()
        return int(re.search(r": (\d+) di", asked).group(1))

    def one_shot_takes_the_keys_of_its_dice(self):
        """R on a line of the plan; each roll by digits alone, the last one ends it."""
        shots = wait_for("shots", lambda: self.items(" → "))
        self.program.click_on(self.program.find("list item", shots[0]))
        began = time.monotonic()
        keys = 1
        self.program.key("t")
        wait_for("the dice to be asked for", self.dialogs)
        while self.dialogs():
            count = self.count_asked()
            xdotool("key", *["KP_2"] * count)
            keys += count
            time.sleep(0.3)
        seconds = time.monotonic() - began
        print(f"# one shot: {keys} keys, {seconds:.1f} s with the driver's own waits", flush=True)
        if seconds > SECONDS:
            raise Failed(f"{seconds:.1f} s for a shot")

    def the_dice_of_several_shots_stand_in_one_line(self):
        """As they lie on the table, with slashes of the number pad between."""
        before = len(self.items(" → "))
        if before < 2:
            raise Failed(f"only {before} shots are left")
        self.program.key("ctrl+d")
        self.program.key("KP_Enter")
        wait_for("the dice to be asked for", self.dialogs)
        rolls = 0
        while self.dialogs() and rolls < 60:
            count = self.count_asked()
            xdotool("key", *["KP_1"] * count, "KP_Divide")
            rolls += 1
            time.sleep(0.3)
        wait_for("all shots to be told", lambda: not self.dialogs())
        self.program.picture("told.png")

    def the_newest_result_stands_beside_the_table(self):
        journal = self.items("thrown ")
        if not journal:
            raise Failed("no result with its dice is on the screen")


TESTS = [
    Plan.the_plan_is_there,
    Plan.several_formations_are_dragged_together,
    Plan.a_ghost_is_dragged_on_alone_once_the_others_are_let_go,
    Plan.ctrl_and_a_click_choose_formations_one_by_one,
    Plan.ctrl_and_a_drag_frame_them,
    Plan.enter_of_the_number_pad_moves_all,
    Plan.what_was_done_by_one_key_is_undone_by_one,
    Plan.two_keys_end_a_step,
    Plan.one_shot_takes_the_keys_of_its_dice,
    Plan.the_dice_of_several_shots_stand_in_one_line,
    Plan.the_newest_result_stands_beside_the_table,
]


def begin():
    forcon, demonstration, folder = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    folder.mkdir(parents=True, exist_ok=True)
    script = folder / "plan.xml"
    text = demonstration.read_text(encoding="utf-8")
    script.write_text(re.sub(r"<commands>.*</commands>", "", text, flags=re.S), encoding="utf-8")
    return Plan(forcon, script, folder)


play(begin, TESTS)
