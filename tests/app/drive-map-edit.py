#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes a small map in the real program, with real keys and the real mouse: six sectors with names, a planet, a tunnel with its mouths.
Counts the presses besides the letters of names.

usage: drive-map-edit.py FORCON SCENARIO FOLDER
Wants a display, and starts a session bus of its own. Speaks TAP; writes only in FOLDER."""
import pathlib
import re
import subprocess
import sys
import time

from driving import Failed, Program, click_at, extents, play, wait_for, xdotool

# The sectors of the skirmish but one, row by row: no name leaves a place free.
NAMES = ",a1: Cold Harbour,a2: Ash;b1: Wayside,b2: Crossing;,c1: Ember,c2: Warm Harbour"
# Their places, and the room round them, in units of a neighbour's distance: hexagons whose odd rows lie half to the right.
PLACES = {"a1": (1, 0), "a2": (2, 0), "b1": (0, 1), "b2": (1, 1), "c1": (1, 2), "c2": (2, 2)}
LEAST, MOST = (0.5 - 1, -0.5774 - 1), (2.5 + 1, 2 * 0.866 + 0.5774 + 1)
MARGIN = 0.06  # of a neighbour's distance, round all
FREE = 14  # px that the view leaves free
MOST_PRESSES = 40


class Making:
    """A map from nothing; each method is a test and goes on where the last one stopped."""

    def __init__(self, forcon, folder):
        self.forcon = forcon
        self.folder = folder
        self.file = folder / "made.forcon"
        self.presses = 0
        for path in folder.glob("made.*"):
            path.unlink()
        subprocess.run([forcon, "new", "--empty", "Made by Hand", "--grid", "hex", self.file], check=True, capture_output=True)
        self.program = Program(forcon, [self.file], folder)

    def key(self, *keys):
        self.program.key(*keys)
        self.presses += len(keys)

    def letters(self, text):
        """The letters of names are not counted."""
        self.program.focus()
        xdotool("type", "--delay", 8, text)

    def on_screen(self, sector):
        chart = extents(self.program.find("image", "Sector map"))
        left, top = self.program.origin()
        wide, high = MOST[0] - LEAST[0] + 2 * MARGIN, MOST[1] - LEAST[1] + 2 * MARGIN
        scale = min((chart.width - 2 * FREE) / wide, (chart.height - 2 * FREE) / high)
        column, row = PLACES[sector]
        x, y = column + (0.5 if row % 2 else 0) - LEAST[0] + MARGIN, row * 0.866 - LEAST[1] + MARGIN
        return (round(left + chart.x + chart.width / 2 + (x - wide / 2) * scale),
                round(top + chart.y + chart.height / 2 + (y - high / 2) * scale))

    def click(self, sector):
        click_at(*self.on_screen(sector))
        self.presses += 1

    def saved(self):
        """The map as a scenario's file has it; it is on the disk after each press."""
        xml = self.folder / "made.xml"
        xml.unlink(missing_ok=True)
        subprocess.run([self.forcon, "export", "--scenario", self.file, "-o", xml], check=True, capture_output=True)
        return xml.read_text(encoding="utf-8")

    def expect(self, what, pattern):
        wait_for(what, lambda: re.search(pattern, self.saved(), re.S))

    def an_empty_scenario_opens_to_be_edited(self):
        self.program.find("text", "Names of what is to be made")
        self.program.sees("has no sectors")

    def a_line_of_names_makes_the_map(self):
        self.program.click_on(self.program.find("text", "Names of what is to be made"))
        self.presses += 1
        self.letters(NAMES)
        self.key("Return")
        self.expect("six sectors", r'id="a1" name="Cold Harbour" column="1".*id="c2" name="Warm Harbour" column="2" row="2"')
        time.sleep(0.5)
        self.program.picture("sectors.png")

    def a_planet_is_placed_by_a_press_and_named(self):
        self.click("b2")
        self.key("4", "Return")
        self.letters("Solstice")
        self.key("Return")
        self.expect("the planet", r'id="b2"[^>]*>\s*<planet id="[^"]*" name="Solstice"')

    def mouths_and_a_tunnel_between_them(self):
        self.key("9")
        self.click("a1")
        self.letters("Cold mouth")
        self.key("Return")
        self.click("c2")
        self.letters("Warm mouth")
        self.key("Return")
        self.expect("two mouths", r'name="Cold mouth".*name="Warm mouth"')
        self.program.click_on(self.program.find("list item", "Tunnel"))
        self.presses += 1
        self.program.drag_on_screen(self.on_screen("a1"), self.on_screen("c2"))
        self.presses += 1
        self.expect("a tunnel", r'<border one="a1" two="c2" tunnel="yes"/>')
        self.program.picture("made.png")

    def what_was_done_last_is_undone_by_a_key(self):
        self.key("ctrl+z")
        wait_for("the tunnel to be gone", lambda: "<border" not in self.saved())
        self.key("ctrl+shift+z")
        self.expect("the tunnel", "<border")

    def few_presses_were_needed(self):
        print(f"# {self.presses} presses besides the letters of names", flush=True)
        if self.presses > MOST_PRESSES:
            raise Failed(f"{self.presses} presses, at most {MOST_PRESSES} are wanted")

    def all_that_can_be_used_has_a_name(self):
        nameless = self.program.nameless()
        if nameless:
            raise Failed("; ".join(nameless))


TESTS = [
    Making.an_empty_scenario_opens_to_be_edited,
    Making.a_line_of_names_makes_the_map,
    Making.a_planet_is_placed_by_a_press_and_named,
    Making.mouths_and_a_tunnel_between_them,
    Making.what_was_done_last_is_undone_by_a_key,
    Making.few_presses_were_needed,
    Making.all_that_can_be_used_has_a_name,
]


def begin():
    forcon, folder = sys.argv[1], pathlib.Path(sys.argv[3])
    folder.mkdir(parents=True, exist_ok=True)
    return Making(forcon, folder)


play(begin, TESTS)
