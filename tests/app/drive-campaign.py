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
import subprocess
import sys
import time

from driving import Failed, Program, children, extents, on_display, play, wait_for, walk

SHEETS = {
    "Captain Vorpatril": "Щит: идти на Перекрёсток и атаковать всех, кто там.\nШпоры: оставаться на месте, патруль.",
    "Ghem-captain Rivek": "Веер: идти на Перекрёсток.\nМаска: стоять в засаде.",
}


# Where sectors of the skirmish are, in hexagons beside and below the one in the middle.
SECTORS = {"B1": (-1, 0), "B2": (0, 0), "B3": (1, 0)}
HIGH = 5.45  # sides of a hexagon; so high is the fitted map with its border
TOKEN = 0.14  # sides; so far below the middle of its sector lies the only formation there


class Master(Program):
    """The program on a campaign."""

    def on_screen(self, sector):
        """Where the formation of a sector lies on the fitted map, px of the display."""
        chart = extents(self.find("image", "Sector map"))
        left, top = self.origin()
        side = chart.height / HIGH
        beside, below = SECTORS[sector]
        return (round(left + chart.x + chart.width / 2 + beside * side * 3 ** 0.5),
                round(top + chart.y + chart.height / 2 + (below * 1.5 + TOKEN) * side))

    def drag(self, start, end):
        self.drag_on_screen(self.on_screen(start), self.on_screen(end))

    def page(self, name):
        self.press(name)

    def choose_row(self, of, text):
        """Clicks on the row of a list."""
        self.click_on(self.find("list item", text, self.find("list", of)))

    def shows(self, text, root=None):
        return any(text in name for name in self.texts(root))

    def says(self, text, root=None):
        wait_for(f"“{text}” on the screen", lambda: self.shows(text, root))


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

    def play_begins(self):
        self.program.press("Begin")
        self.program.says("Phase 1")

    def a_formation_is_dragged_on_the_map(self):
        """With the real mouse, to the neighbouring sector; the order is given, and taken back again."""
        before = self.state()
        self.program.page("Map")
        self.program.drag("B1", "B2")
        self.program.says("Shield: move to B2 Crossing")
        if self.state() != before:
            raise Failed("what is only drawn up was done already")
        self.program.picture("dragged.png")
        self.program.press("Order It")
        wait_for("the order", lambda: "Shield" in self.tell("journal", self.campaign).splitlines()[-1])
        self.program.key("ctrl+z")
        wait_for("the campaign without the order", lambda: self.state() == before)

    def sheets_are_typed_in_russian(self):
        self.program.page("Orders")
        for admiral, sheet in SHEETS.items():
            self.program.choose_row("Admirals and their order sheets", admiral)
            self.program.type_in(self.program.find("text", "Order sheet"), sheet)
            self.program.press("Hand In the Sheet")
            self.program.says(f"{admiral}, handed in")

    def both_halves_are_resolved(self):
        self.program.page("Resolve")
        self.program.says("Fan is on its way from B3 Far Side to B2 Crossing")
        self.program.press("Apply")
        self.program.says("Phase 1, second half")
        self.program.says("A clash: B2 Crossing, phase 1, second half.")
        self.program.press("Apply")
        wait_for("the clash", lambda: "is to be fought out: Captain Vorpatril, Ghem-captain Rivek" in self.status())

    def the_table_of_the_clash_is_opened(self):
        self.program.page("Clashes")
        self.program.press("Open the Table")
        self.program.go_to_window("Clash")
        self.program.key("ctrl+d")  # real dice are thrown at this table
        self.press("Begin the Battle", "Round 1 · Captain Vorpatril · Movement")
        self.program.key("g")  # from the plan to what one ship can do

    def two_rounds_are_fought_with_typed_dice(self):
        turns = [(number, admiral) for number in (1, 2) for admiral in SHEETS]
        for place, (number, admiral) in enumerate(turns):
            then = turns[place + 1] if place + 1 < len(turns) else (3, "Captain Vorpatril")
            self.turn(f"Round {number} · {admiral} · ", f"Round {then[0]} · {then[1]} · ")
        if len(self.thrown) < 6:
            raise Failed(f"dice were asked for only {len(self.thrown)} times")

    def turn(self, this, following):
        """An order that needs dice, and all steps of a turn."""
        self.press("Full ahead", this + "Movement")
        self.press("End Movement", this + "Fire")
        self.press("End Fire", this + "Torpedoes")
        self.press("End Torpedoes", this + "End of the turn")
        self.press("End the Turn", following + "Movement")

    def press(self, button, then):
        """Presses it at the table, and types what lies there as often as dice are asked for, until it is done."""
        before = self.commands()
        self.program.press(button, self.program.frame)
        while wait_for(f"dice, or “{button}” to be done", lambda: self.dialog() or self.commands() > before) is not True:
            self.throw()
        self.program.sees(then)

    def commands(self):
        """How many the campaign's file holds."""
        return len(re.findall(r"^\d+\. ", self.tell("journal", self.campaign), re.M))

    def dialog(self):
        """What asks for dice, if anything does, as it stands now: GTK 4.8 does not always tell what became of it."""
        if not on_display("Type the Dice"):
            return None
        self.program.application.clear_cache()
        dialogs = [node for node in children(self.program.application) if node.get_name() == "Type the Dice"]
        return dialogs[-1] if dialogs else None

    def asked(self):
        """What the dice are asked for, or None."""
        dialog = self.dialog()
        if dialog is None:
            return None
        return self.program.look(lambda: next((
            node.get_name() for node in walk(dialog)
            if node.get_role_name() == "label" and re.search(r": \d+ di", node.get_name() or "")), None))

    def throw(self):
        asked = self.asked()
        if asked is None:
            return
        count = int(re.search(r": (\d+) di", asked).group(1))
        faces = [1 + (len(self.thrown) + i) % 6 for i in range(count)]
        self.program.type_in(self.program.find("text", "", self.dialog()), " ".join(map(str, faces)))
        self.thrown.append(faces)  # the last die ends the roll
        wait_for("the next roll", lambda: self.asked() != asked)

    def the_journal_keeps_the_typed_dice(self):
        """The same faces in the same order as they were typed."""
        text = self.tell("journal", self.campaign, "--json")
        kept = [face for line in text.splitlines() if line.startswith("{")
                for key, face in self.rolls(json.loads(line))]
        typed = [face for faces in self.thrown for face in faces]
        if sorted(kept[-len(typed):]) != sorted(typed):
            raise Failed(f"typed {typed}, kept {kept}")

    @staticmethod
    def rolls(event):
        for key, value in event.items():
            if key.endswith("roll") and isinstance(value, list):
                yield from ((key, face) for face in value)

    def the_battle_ends_and_is_handed_back(self):
        self.open_clash = self.state()
        self.program.act("win.end-battle")
        self.program.press("The Master Ends It")
        wait_for("the end of the battle", lambda: self.state() != self.open_clash)
        self.fought = self.state()
        self.program.press("Hand Back")
        wait_for("the clash to be over", lambda: "is to be fought out" not in self.status()
                 and "Clash (B2 Crossing) is over" in self.tell("journal", self.campaign))

    def the_hand_back_is_undone_and_redone(self):
        """As often as one likes: the file and the table say the same."""
        returned = self.state()
        self.program.go_to_window("Skirmish")
        for _ in range(3):
            self.program.key("ctrl+z")
            wait_for("the battle that is over", lambda: self.state() == self.fought)
            self.table_says("Hand Back", "This clash is back on the map")
            self.program.key("ctrl+shift+z")
            wait_for("the clash that is back", lambda: self.state() == returned)
            self.table_says("This clash is back on the map", "Hand Back")

    def table_says(self, text, no_more):
        table = next(frame for frame in children(self.program.application) if "Clash" in (frame.get_name() or ""))
        self.program.says(text, table)
        wait_for(f"no “{no_more}” at the table", lambda: not self.program.shows(no_more, table))

    def reports_are_saved(self):
        """A PDF for each admiral, checked before it is written."""
        self.program.go_to_window("Skirmish")
        self.program.page("Reports")
        self.program.says("Checked: ")
        self.program.press("Saves the papers of each admiral")
        self.program.press("Save Here")
        wait_for("the reports", lambda: len(list(self.folder.glob("*.pdf"))) == 2)
        for report in self.folder.glob("*.pdf"):
            if not report.read_bytes().startswith(b"%PDF"):
                raise Failed(f"{report} is not a PDF")

    def the_last_clash_is_undone(self):
        for _ in range(2):  # its return, and its end
            self.program.key("ctrl+z")
            time.sleep(1)
        wait_for("the clash before its end", lambda: self.state() == self.open_clash)

    def after_a_power_cut_all_is_as_it_was(self):
        before = self.state()
        self.program.kill()
        if self.state() != before:
            raise Failed("the file says something else after the program was killed")
        self.program = Master(self.forcon, [self.campaign], self.folder)
        self.program.says("Phase 1")
        if self.state() != before:
            raise Failed("the file says something else after it was opened again")
        self.tell("verify", self.campaign)


def begin():
    forcon, scenario, folder = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
    folder.mkdir(parents=True, exist_ok=True)
    for old in [*folder.glob("skirmish.forcon*"), *folder.glob("*.pdf")]:
        old.unlink()
    campaign = folder / "skirmish.forcon"
    subprocess.run([forcon, "new", scenario, str(campaign), "--seed", "1"], check=True, capture_output=True)
    return Phase(forcon, campaign, folder)


TESTS = [
    Phase.the_campaign_is_on_the_desk,
    Phase.play_begins,
    Phase.a_formation_is_dragged_on_the_map,
    Phase.sheets_are_typed_in_russian,
    Phase.both_halves_are_resolved,
    Phase.the_table_of_the_clash_is_opened,
    Phase.two_rounds_are_fought_with_typed_dice,
    Phase.the_journal_keeps_the_typed_dice,
    Phase.the_battle_ends_and_is_handed_back,
    Phase.the_hand_back_is_undone_and_redone,
    Phase.reports_are_saved,
    Phase.the_last_clash_is_undone,
    Phase.after_a_power_cut_all_is_as_it_was,
]

play(begin, TESTS)
