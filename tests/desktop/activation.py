#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""usage: activation.py FORCON SERVICE SCENARIO FOLDER, on a display of its own

Starts the program as a desktop does, by its name on a session bus that knows the SERVICE file, and starts it again beside the one
that runs. Speaks TAP; writes only in FOLDER.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys

from driving import PATIENCE, Failed, play, wait_for, xdotool

NAME = "org.forcon.Master"
BUS = """<busconfig>
  <type>session</type>
  <listen>unix:tmpdir=/tmp</listen>
  <servicedir>{folder}</servicedir>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
"""


class Desktop:
    """A session bus that can start the program, and what is on the screen."""

    def __init__(self, forcon, scenario, folder):
        self.forcon, self.scenario, self.folder = forcon, scenario, folder
        self.program = self  # of which play() takes a picture, and which it stops
        self.first = None
        self.campaign = folder / "evening.forcon"
        self.run(forcon, "new", scenario, self.campaign)

    def run(self, *words, status=0):
        done = subprocess.run([str(word) for word in words], capture_output=True, text=True, timeout=PATIENCE, check=False)
        if done.returncode != status:
            raise Failed(f"status {done.returncode} of {' '.join(map(str, words))}: {done.stderr}")
        return done.stdout + done.stderr

    def call(self, method, *arguments):
        return self.run("gdbus", "call", "--session", "--dest", NAME, "--object-path", "/org/forcon/Master", "--method",
                        f"org.freedesktop.Application.{method}", *arguments)

    def ask_the_bus(self, method):
        """What it says of the program's name."""
        return self.run("gdbus", "call", "--session", "--dest", "org.freedesktop.DBus", "--object-path",
                        "/org/freedesktop/DBus", "--method", f"org.freedesktop.DBus.{method}", NAME)

    def process(self):
        """Of whoever bears the name on the bus."""
        return int(re.search(r"uint32 (\d+)", self.ask_the_bus("GetConnectionUnixProcessID"))[1])

    def has_owner(self):
        """A process that has ended may bear the name for a moment yet."""
        return "true" in self.ask_the_bus("NameHasOwner")

    def sees(self, title):
        """How many windows have such a title."""
        return len(wait_for(f"a window “{title}”", lambda: xdotool("search", "--onlyvisible", "--name", f"^{title}").split()))

    def is_still_the_first(self):
        if self.process() != self.first:
            raise Failed("another program has taken its place")

    def picture(self, name):
        subprocess.run(["import", "-window", "root", str(self.folder / name)], check=False)

    def stop(self):
        if self.first is not None and pathlib.Path(f"/proc/{self.first}").exists():
            os.kill(self.first, 15)


def its_name_on_the_bus_starts_the_program(desktop):
    desktop.call("Activate", "{}")
    desktop.first = desktop.process()
    desktop.sees("Forcon Master")


def a_file_of_the_desktop_is_opened_by_the_program_that_runs(desktop):
    desktop.call("Open", f"['file://{desktop.campaign}']", "{}")
    desktop.sees("Skirmish at Solstice")
    desktop.is_still_the_first()


def another_start_ends_at_once_and_opens_no_other_window(desktop):
    desktop.run(desktop.forcon)
    desktop.run(desktop.forcon, "--gui", desktop.campaign)
    if desktop.sees("Skirmish at Solstice") != 1:
        raise Failed("there is another window")
    desktop.is_still_the_first()


def another_start_with_a_battle_script_opens_its_table_beside(desktop):
    desktop.run(desktop.forcon, desktop.scenario.parent / "hegen-hub.xml")
    desktop.sees("The Hegen Hub")
    desktop.sees("Skirmish at Solstice")


def the_actions_of_the_desktop_file_open_what_they_say(desktop):
    desktop.call("ActivateAction", "new-campaign", "[]", "{}")
    desktop.sees("New Campaign")
    desktop.run(desktop.forcon, "--gui", "--fleet-dice")
    desktop.sees("Fleet-Dice Clash")


def two_programs_never_write_into_one_campaign(desktop):
    desktop.run(desktop.forcon, "begin", desktop.campaign, status=3)


def a_service_that_nobody_wants_any_more_ends(desktop):
    desktop.stop()
    wait_for("the end of the program", lambda: not desktop.has_owner())
    desktop.run(desktop.forcon, "--gapplication-service")


TESTS = [
    its_name_on_the_bus_starts_the_program,
    a_file_of_the_desktop_is_opened_by_the_program_that_runs,
    another_start_ends_at_once_and_opens_no_other_window,
    another_start_with_a_battle_script_opens_its_table_beside,
    the_actions_of_the_desktop_file_open_what_they_say,
    two_programs_never_write_into_one_campaign,
    a_service_that_nobody_wants_any_more_ends,
]


def begin():
    return Desktop(forcon, scenario, folder)


def make_services():
    """The service as it is installed, but for the place of the program, and a bus that knows it."""
    text = service.read_text(encoding="utf-8")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    (folder / f"{NAME}.service").write_text(re.sub(r"(?m)^Exec=/\S+/forcon ", f"Exec={forcon} ", text), encoding="utf-8")
    bus = folder / "bus.conf"
    bus.write_text(BUS.format(folder=folder), encoding="utf-8")
    return bus


forcon, service, scenario, folder = (pathlib.Path(word).resolve() for word in sys.argv[1:])
play(begin, TESTS, None if "FORCON_RESULTS" in os.environ else make_services())
