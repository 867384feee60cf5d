#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The same hour with admirals at their telephones: six browsers and the master's window at once.

usage: drive-telephones.py FORCON CHROMIUM SCENARIO FOLDER

The master switches the telephones on; each admiral opens the link, types the sheet as people write, settles what waits
in it with taps, and hands it in; the phase is resolved with three clashes, two of which captains fight, and the reports
are read on the telephones. Counted are the lines that are left for the master, and the master's presses. Wants a
display, and starts a session bus of its own. Speaks TAP; writes only in FOLDER."""
import atexit
import pathlib
import re
import sys
import time

import hour
from counting import say
from driving import BUTTONS, Failed, play, wait_for

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "web"))
import chromium  # noqa: E402

# Whoever uses it has looked at the fingerprint.
chromium.FLAGS.append("--ignore-certificate-errors")

LEFT_LIMIT = 0.02  # of all lines are left for the master at most

# As SHEETS in hour.py, as people write it at night on a telephone: what is offered first is what is meant.
SHEETS = (
    ("Lord Vorkosigan",
     "IRON WALL to c2!! battle order, attack\nlance goes c2 as well and attacks all there\n"
     "Pathfinders: patrol A1 or B1\nWall: battleships first\nif outnumbered lance falls back to B1\n"
     "Pathfinders - no fighting\n"
     "Nobody rams anybody.\nThanks, Aral"),
    ("Admiral Jole",
     "Footmen go to Windward and attack\nhammer defends D1\nsappers: two mines in D1\nWolves stay hidden\n"
     "Wolves hold fire until fired upon\nHammer: keep within 40\nKanzian's successor is Tanery Base\n"
     "Question: who holds the Ring Dock?"),
    ("Ghem-general Benin",
     "The Lotus Throne defends C5.\nJade Spear: C4, attack\nWhisper to Gallows and attack!\n"
     "If Whisper meets transports it attacks them\nJade Spear does not pursue\nLotus Throne: protect Celestial Garden\n"
     "No boarding for anyone\nby the grace of the Emperor"),
    ("Ghem-admiral Lhosh",
     "тигр в С4, атака\nткачи стоят где стояли\nпроцессия патруль с5\nМотыльки: патрулировать Последний свет\n"
     "тигр: сначала линкоры\nесли нападут на мотыльков - отходить в С5\nПроцессии в бой не вступать\nНе таранить\n"
     "торпеды беречь"),
    ("Commodore Molino",
     "bastion holds\nGatekeepers defend C3\nGARLAND patrols b3\nold guard stays in c4\n"
     "Garland: if attacked withdraw to C3\nOld Guard: fight to the end\ngatekeepers protect the bastion\n"
     "Old guard: no pursuit"),
    ("Admiral Naismith",
     "соколы в с2, атаковать\nночные птицы туда же и тоже атаковать\nсоколам держать дистанцию 30\n"
     "птицам: при превосходстве врага уходить в B2\nсоколы: флагман погибнет - отходить в B2\nни с кем не ссориться)"),
)

# What they write instead once they see that a line is not understood.
SIMPLER = {
    "Old Guard: fight to the end": "Old Guard: if it meets an enemy, attack it",
    "ночные птицы туда же и тоже атаковать": "ночные птицы: в С2, атаковать",
}

# Lines that wait, as scripts of a page find them, and what is pressed.
OPEN = "#readings li.open"
READING = f"{OPEN} li button"
NO_ORDER = f"{OPEN} > button"
HAND_IN = "button[value=hand-in]"


class Telephone:
    """An admiral with a browser."""

    def __init__(self, program, name, link):
        self.name, self.browser = name, chromium.Chromium(program)
        self.link = link
        atexit.register(self.browser.end)

    def count(self, what):
        return self.browser.look(f"document.querySelectorAll('{what}').length")

    def read(self, path):
        """What stands on a page."""
        self.browser.open(self.link.split("/a/")[0] + path)
        return self.browser.look("document.body.innerText")

    def write(self, text):
        """The sheet, as one types, until it is read; what is not understood at all is written anew."""
        self.browser.open(self.link)
        self.browser.open(self.link.split("/a/")[0] + "/my/orders")
        self.type(text)
        others = {line: other for line, other in SIMPLER.items() if line in text and self.browser.look(
            f"[...document.querySelectorAll('{OPEN}')].some((open) => !open.querySelector('li')"
            f" && open.querySelector('q').textContent === '{line}')")}
        for line, other in others.items():
            text = text.replace(line, other)
            self.type(text)
            self.browser.wait_for("[...document.querySelectorAll('#readings q')]"
                                  f".every((line) => line.textContent !== '{line}')")
        return len(others)

    def type(self, text):
        last = text.split("\n")[-1].replace("'", "\\'")
        self.browser.look("document.getElementById('text').select()")
        self.browser.say("Input.insertText", text=text)
        self.browser.wait_for(f"document.getElementById('text').value.endsWith('{last}')"
                              f" && [...document.querySelectorAll('#readings ol.lines > li')].at(-1)?.value"
                              f" === {text.count(chr(10)) + 1}")

    def settle(self):
        """Taps what is offered first, line by line, or that it is no order. Returns: how many lines were settled."""
        settled = 0
        while waiting := self.count(OPEN):
            self.browser.tap(f"document.querySelector('{READING}') ?? document.querySelector('{NO_ORDER}')")
            self.browser.wait_for(f"document.querySelectorAll('{OPEN}').length < {waiting}")
            settled += 1
        return settled

    def hand_in(self):
        self.browser.tap(f"document.querySelector('{HAND_IN}')")
        self.browser.wait_for("!!document.querySelector('#words .done')")


class Hour(hour.Hour):
    """A phase at the master's desk and on six telephones."""

    def __init__(self, forcon, browser, scenario, folder):
        # The certificate of the machine is kept there.
        super().__init__(forcon, scenario, folder, False, XDG_DATA_HOME=str(folder))
        self.browser = browser
        self.phones = []

    def telephones_are_switched_on(self):
        self.program.begin_stage("telephones")
        self.links = self.switch_on()
        self.phones = [Telephone(self.browser, name, self.links[name]) for name, _ in SHEETS]

    def switch_on(self):
        """In the window, at the machine's own address. Returns: the links by the names of the admirals."""
        self.program.click(BUTTONS, "Admirals' telephones: off")
        self.program.go_to_window("Admirals' Telephones")
        self.program.settle()
        self.program.strike("alt+a")
        self.program.strike_on("End", "Return")
        self.program.strike("alt+t")
        self.program.sees("On: whoever")
        texts = self.program.texts(self.program.frame)
        links = [text for text in texts if re.match(r"https://[^ ]+/a/[0-9a-f]{32}$", text)]
        self.program.strike("Escape")
        self.program.turn_to("The Vervain Run")
        return dict(zip((name for name, _ in SHEETS), links))

    def sheets_come_in_from_telephones(self):
        self.program.begin_stage("sheets from telephones")
        lines = settled = anew = 0
        for phone, (name, text) in zip(self.phones, SHEETS):
            begun = time.monotonic()
            written = phone.write(text)
            taps = phone.settle()
            phone.hand_in()
            settled += taps
            anew += written
            lines += text.count("\n") + 1
            say(f"{name}: {text.count(chr(10)) + 1} lines, {taps} settled with a tap, {written} written anew,"
                f" {time.monotonic() - begun:.1f} s")
        wait_for("all sheets in the file", lambda: not self.status()["owing"])
        left = len(self.status()["lines"])
        say(f"{lines} lines from telephones, {settled} settled and {anew} written anew by their authors,"
            f" {left} left for the master")
        if left > LEFT_LIMIT * lines:
            raise Failed(f"{left} of {lines} lines are left for the master")

    def the_question_from_a_telephone_is_answered(self):
        self.program.begin_stage("to the desk")
        self.program.strike("alt+2")
        self.the_question_is_answered()

    def reports_are_read_on_telephones(self):
        """Whoever fought reads of it, as soon as the phase is over."""
        begun = time.monotonic()
        for phone in self.phones:
            wait_for(f"the report of {phone.name}",
                     lambda: re.search("(phase|фаза) 1", phone.read("/my/report"), re.IGNORECASE))
        say(f"six reports read within {time.monotonic() - begun:.1f} s")
        self.program.print_table()


def begin():
    forcon, browser, scenario, folder = *sys.argv[1:4], pathlib.Path(sys.argv[4]).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    for old in [*folder.glob("hour.forcon*"), *folder.glob("*.pdf")]:
        old.unlink()
    return Hour(forcon, browser, scenario, folder)


play(begin, [
    Hour.the_phase_begins,
    Hour.telephones_are_switched_on,
    Hour.sheets_come_in_from_telephones,
    Hour.the_question_from_a_telephone_is_answered,
    Hour.the_first_half_is_resolved,
    Hour.the_clash_of_8_is_fought,
    Hour.the_second_half_is_resolved,
    Hour.the_clash_of_26_is_fought,
    Hour.the_clash_of_15_is_fought,
    Hour.the_phase_ends,
    Hour.reports_are_read_on_telephones,
])
