#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes games in the real program as somebody does who has a sheet of paper and no text editor, with real keys and clicks.

usage: drive-own-game.py FORCON SCENARIO FOLDER rebuild|large

rebuild: the skirmish, which is the SCENARIO, until what is saved means the same as its file.
large:   20 sectors, 6 admirals and 60 ships, in which the program finds nothing wrong.

Each key press and each click is counted, the letters of names and texts are not. Wants a display, and starts a session bus
of its own. Speaks TAP; writes only in FOLDER."""
import pathlib
import re
import subprocess
import sys
import time

from counting import Counted, states_of
from driving import BUTTONS, Failed, click_at, extents, play, wait_for, xdotool

LIMITS = {"rebuild": 250, "large": 900}
NAMES = {"rebuild": "Skirmish at Solstice", "large": "Six Flags"}

WINDOW = 1800, 1000  # px: all properties are seen at once
POPUP = 0.5  # s until a list has come up, or is gone
TRIES = 3  # a click is lost where a tooltip comes up just then
MARGIN = 0.06  # of a neighbour's distance, round the map
FREE = 14  # px that the view of the map leaves free
ROW = 0.866  # of a neighbour's distance from one row of hexagons to the next
TIP = 0.5774  # from the middle of a hexagon to its upper corner


class Making:
    """A game from nothing; each method is a test and goes on where the last one stopped."""

    def __init__(self, forcon, scenario, folder, mode):
        self.forcon, self.scenario, self.folder, self.mode = forcon, scenario, folder, mode
        self.name = NAMES[mode]
        self.places = {}
        for path in folder.glob("*"):
            path.unlink()
        self.program = Counted(forcon, [], folder)
        xdotool("windowsize", "--sync", self.program.window, *WINDOW)

    def click_place(self, sector):
        """Where a sector lies on the map, with room for one more round it."""
        across = {name: column + row % 2 / 2 for name, (column, row) in self.places.items()}
        down = {name: row * ROW for name, (_, row) in self.places.items()}
        wide = max(across.values()) - min(across.values()) + 2 * (0.5 + 1 + MARGIN)
        high = max(down.values()) - min(down.values()) + 2 * (TIP + 1 + MARGIN)
        chart = extents(self.program.find("image", "Sector map"))
        left, top = self.program.origin()
        scale = min((chart.width - 2 * FREE) / wide, (chart.height - 2 * FREE) / high)
        x = across[sector] - (max(across.values()) + min(across.values())) / 2
        y = down[sector] - (max(down.values()) + min(down.values())) / 2
        return (round(left + chart.x + chart.width / 2 + x * scale), round(top + chart.y + chart.height / 2 + y * scale))

    # What a person does

    def begin_stage(self, name):
        self.program.begin_stage(name)

    def enter(self, text):
        """A text and Enter."""
        self.program.write(text)
        self.program.strike("Return")

    def point(self, sector):
        self.program.count(lambda: click_at(*self.click_place(sector)))

    def name_it(self, name, other):
        """The properties are open at the name; the row below it has the other names."""
        self.program.write(name)
        self.program.strike("Tab")
        self.enter(other)

    def choose(self, label, chosen, downs=0, text=None):
        """From a list: by its beginning, where the list can be searched, or by arrow keys. Looks, and does it again if need be."""
        for _ in range(TRIES):
            if text is None:
                self.program.click("combo box", label)
            else:
                self.program.strike("shift+Tab", "space")
            time.sleep(POPUP)
            if text is not None:
                self.program.write_on(text)
                time.sleep(POPUP)
            else:
                self.program.strike_on("Home", *["Down"] * downs)
            self.program.strike_on("Return")
            time.sleep(POPUP)
            button = self.program.find(BUTTONS, "GtkToggleButton", self.program.find("combo box", label))
            if chosen in self.program.texts(button):
                return
            self.program.strike("Escape")
        raise Failed(f"{label} is not {chosen}")

    def retype(self, row, text):
        self.program.click("text", row)
        self.program.strike("ctrl+a")
        self.enter(text)

    def save(self):
        """As XML, where the program proposes it."""
        xml = self.folder / f"{self.name}.xml"
        self.program.strike("ctrl+s")
        self.program.go_to_window("Save as Scenario")
        self.program.strike("Return")
        wait_for("the file", xml.exists)
        self.program.go_to_window(self.name)
        return xml

    def state(self, xml):
        """What a campaign begins with that is made from it, whatever the order of its parts; not the seed of its dice."""
        campaign, exchange = self.folder / f"{xml.stem}-again.forcon", self.folder / f"{xml.stem}-again.xml"
        for command in (["new", xml, campaign], ["export", campaign, "-o", exchange]):
            subprocess.run([self.forcon, *command], check=True, capture_output=True)
        text = exchange.read_text(encoding="utf-8")
        text = re.sub(r'<setting[^>]*/>|seed="\d+"', "", text[text.index("<state>"):])
        return sorted(line.strip() for line in text.splitlines() if line.strip())

    # The game, stage by stage

    def a_new_scenario_waits_for_the_names_of_sectors(self):
        self.begin_stage("new scenario")
        self.program.strike("ctrl+shift+n")
        self.program.go_to_window("New Scenario")
        self.enter(self.name)
        self.program.go_to_window(self.name)
        names = self.program.find("text", "Names of what is to be made")
        wait_for("the keyboard there", lambda: "focused" in states_of(names))

    def sectors_are_written_row_by_row_with_their_other_names(self):
        self.begin_stage("sectors")
        self.places = PLACES
        self.enter(SECTORS)
        self.program.sees("0 admirals")

    def what_lies_in_them_is_placed_and_named(self):
        self.begin_stage("planets and tunnels")
        self.point("b2")
        self.program.strike("4", "Return")
        self.name_it("Solstice", "Солнцестояние")
        self.program.strike("7")
        self.point("b3")
        self.name_it("Rubble", "Щебень")
        self.program.strike("9")
        self.point("a1")
        self.name_it("Cold mouth", "Холодное устье")
        self.point("c2")
        self.name_it("Warm mouth", "Тёплое устье")
        self.program.click("list item", "Tunnel")
        self.program.count(lambda: self.program.drag_on_screen(self.click_place("a1"), self.click_place("c2")))

    def the_clock_stands_where_nothing_is_selected(self):
        self.begin_stage("clock")
        self.program.strike("Escape")
        self.retype("Minutes for orders", "10")
        self.retype("Minutes for results", "5")
        self.retype("Alarms, minutes before the end", "2")

    def powers_and_admirals_are_a_name_and_enter_each(self):
        self.begin_stage("powers and admirals")
        self.program.click(BUTTONS, "Fleets")
        self.program.strike("ctrl+1")
        for power, admiral, word in (("Barrayar", "Captain Vorpatril", "vorpatril"),
                                     ("Cetaganda", "Ghem-captain Rivek", "rivek")):
            self.enter(power)
            self.enter(admiral)
            self.retype("Id in files", word)
            self.program.strike("Return")

    def formations_get_ships_of_the_ready_made_fleets_by_their_names(self):
        self.begin_stage("formations and ships")
        self.program.strike("ctrl+3")
        for formation, ships, sector, posture, known in FORMATIONS:
            self.enter(formation)
            self.enter(ships)
            self.choose("Where the formation is", sector, text=sector)
            self.choose("Posture", *posture)
            if known is not None:
                self.choose(known, "A contact", 1)
            self.program.strike("ctrl+3")
        for successor in ("General Vorkraft, General class", "Ghem-lord Arvin, Ghem-lord class"):
            self.program.click("list item", successor)
            self.program.strike("alt+Up", "alt+Down")

    def a_minefield_is_placed(self):
        self.begin_stage("minefield")
        self.program.click(BUTTONS, "Map")
        self.program.click("list item", "Minefield")
        self.point("c1")
        self.retype("Number", "2")

    def what_is_saved_means_the_same_as_the_file(self):
        self.begin_stage("saving")
        made, wanted = self.state(self.save()), self.state(self.scenario)
        if made != wanted:
            lacks = [line for line in wanted if line not in made]
            excess = [line for line in made if line not in wanted]
            raise Failed(f"lacks {lacks}, has {excess}")

    def few_presses_were_needed(self):
        limit = LIMITS[self.mode]
        self.program.print_table(limit)
        if self.program.presses() > limit:
            raise Failed(f"{self.program.presses()} presses, at most {limit} are wanted")

    # The large one

    def twenty_sectors_are_a_line(self):
        self.begin_stage("sectors")
        self.enter(";".join(",".join(row) for row in LARGE_SECTORS))

    def six_admirals_of_three_powers_are_named(self):
        self.begin_stage("powers and admirals")
        self.program.click(BUTTONS, "Fleets")
        self.program.strike("ctrl+1")
        for power, admirals in LARGE_POWERS.items():
            self.enter(power)
            for admiral in admirals:
                self.enter(admiral)
            self.program.strike("Return")

    def sixty_ships_are_made_by_the_handful(self):
        self.begin_stage("formations and ships")
        self.program.strike("ctrl+3")
        for admirals in LARGE_POWERS.values():
            for admiral, (sector, formations) in admirals.items():
                for number, (formation, ships) in enumerate(formations.items()):
                    self.enter(f"{admiral}: {formation}" if number == 0 else formation)
                    for line in ships:
                        self.enter(line)
                    if number == 0:
                        self.choose("Where the formation is", sector, text=sector)
                    self.program.strike("ctrl+3")

    def nothing_is_wrong_with_it(self):
        self.begin_stage("saving")
        checked = subprocess.run([self.forcon, "check", self.save()], check=False, capture_output=True, text=True)
        print(f"# {checked.stdout.strip()}", flush=True)
        if checked.returncode != 0 or len(checked.stdout.splitlines()) != 1:
            raise Failed(checked.stdout + checked.stderr)
        if "60 ships" not in checked.stdout or "20 sectors" not in checked.stdout:
            raise Failed(checked.stdout)


# Of the skirmish: where its sectors lie, and the line that makes them.
PLACES = {"a1": (1, 0), "a2": (2, 0), "b1": (0, 1), "b2": (1, 1), "b3": (2, 1), "c1": (1, 2), "c2": (2, 2)}
SECTORS = (",a1: Cold Harbour = Холодная гавань, a2: Ash = Пепел; b1: Wayside = Обочина, b2: Crossing = Перекрёсток, "
           "b3: Far Side = Дальняя сторона;, c1: Ember = Уголёк, c2: Warm Harbour = Тёплая гавань")
# Formation, ships, sector, posture and how many it is below the first, who has a contact.
FORMATIONS = (
    ("Vorpatril: Shield = Щит", "Count Piotr = Граф Пётр, General Vorkraft = Генерал Форкрафт, Hassadar = Хассадар",
     "Wayside", ("Battle order", 1), "Ghem-captain Rivek"),
    ("Spurs = Шпоры", "Vorthalia the Bold = Форталия Смелый, Kestrel = Пустельга", "Ember", ("Screen", 3), None),
    ("Rivek: Fan = Веер",
     "Ghem-general Naru = Гем-генерал Нару, Ghem-lord Arvin = Гем-лорд Арвин, Autumn Brocade = Осенняя парча",
     "Far Side", ("Battle order", 1), "Captain Vorpatril"),
    ("Mask = Маска", "Ghem-colonel Benin = Гем-полковник Бенин, Painted Mask = Расписная маска", "Ash", ("Ambush", 4), None),
)

LARGE_SECTORS = (
    ("Anvil", "Hayloft", "Long Acre", "Millstone", "Meadow"),
    ("Beacon", "Cinder", "Drift", "Easel", "Ferry"),
    ("Gallows", "Harrow", "Icefall", "Jetty", "Kiln"),
    ("Ladder", "Marsh", "Needle", "Orchard", "Paddock"),
)


def squadrons(first, second, heavy, light):
    """Ten ships in two formations."""
    return {first: (f"2 × {heavy}", f"3 × {light}"), second: (f"1 × {heavy}", f"4 × {light}")}


LARGE_POWERS = {
    "Barrayar": {"Vorbrun": ("Anvil", squadrons("Boar", "Badger", "Count", "Hassadar")),
                 "Vorlynkin": ("Hayloft", squadrons("Falcon", "Finch", "General", "Kestrel"))},
    "Cetaganda": {"Ghem-admiral Dag": ("Kiln", squadrons("Lotus", "Lily", "Ghem-general", "Autumn Brocade")),
                  "Ghem-colonel Ruyst": ("Jetty", squadrons("Silk", "Satin", "Ghem-lord", "Painted Mask"))},
    "Dendarii": {"Admiral Naismith": ("Ladder", squadrons("Hammer", "Tongs", "Oseran", "Pelian")),
                 "Captain Tung": ("Marsh", squadrons("Anchor", "Chain", "Illyrican", "Felician"))},
}

TESTS = {
    "rebuild": [
        Making.a_new_scenario_waits_for_the_names_of_sectors,
        Making.sectors_are_written_row_by_row_with_their_other_names,
        Making.what_lies_in_them_is_placed_and_named,
        Making.the_clock_stands_where_nothing_is_selected,
        Making.powers_and_admirals_are_a_name_and_enter_each,
        Making.formations_get_ships_of_the_ready_made_fleets_by_their_names,
        Making.a_minefield_is_placed,
        Making.what_is_saved_means_the_same_as_the_file,
        Making.few_presses_were_needed,
    ],
    "large": [
        Making.a_new_scenario_waits_for_the_names_of_sectors,
        Making.twenty_sectors_are_a_line,
        Making.six_admirals_of_three_powers_are_named,
        Making.sixty_ships_are_made_by_the_handful,
        Making.nothing_is_wrong_with_it,
        Making.few_presses_were_needed,
    ],
}


def begin():
    forcon, scenario, folder, mode = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3]).resolve(), sys.argv[4]
    folder.mkdir(parents=True, exist_ok=True)
    return Making(forcon, scenario, folder, mode)


play(begin, TESTS[sys.argv[4]])
