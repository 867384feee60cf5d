# SPDX-License-Identifier: GPL-3.0-or-later
"""The real program under a hand whose presses are counted, stage by stage. The letters of names and texts are not."""
import pathlib
import subprocess
import sys
import time

from driving import Program, role_of, wait_for, walk, xdotool

QUIET = 0.15  # s without work of the main thread: it has answered
SAMPLE = 0.01  # s between looks at it
IDLE = 0.002  # s of work between two looks that are none: the clock, a caret


def say(text):
    """Beside the results: meson shows it with --verbose."""
    print(text, file=sys.stderr, flush=True)


class Stage:
    """A part of the hour: what was pressed in it, and how long the program took to answer each."""

    def __init__(self, name):
        self.name = name
        self.presses = 0
        self.answers = []

    def row(self):
        answers = self.answers or [0]
        return f"{self.name:<34}{self.presses:>8}{sum(answers):>12.2f}{max(answers) * 1000:>12.0f}"


class Counted(Program):
    """The program under a hand whose presses are counted."""

    stages = ()

    def begin_stage(self, name):
        self.stages = [*self.stages, Stage(name)]

    def presses(self):
        return sum(stage.presses for stage in self.stages)

    def print_table(self, limit=None):
        say(f"{'stage':<34}{'presses':>8}{'answers, s':>12}{'longest, ms':>12}")
        for stage in self.stages:
            say(stage.row())
        total = Stage("together")
        total.presses = self.presses()
        total.answers = [answer for stage in self.stages for answer in stage.answers]
        say(total.row() + (f"   of {limit} presses at most" if limit else ""))

    def worked(self):
        """How long the main thread has worked, and how long with what it waited for a processor that others had, s."""
        schedule = pathlib.Path(f"/proc/{self.process.pid}/task/{self.process.pid}/schedstat")
        run, waited = (int(nanoseconds) / 1e9 for nanoseconds in schedule.read_text(encoding="ascii").split()[:2])
        return run, run + waited

    def settle(self):
        """Waits until the main thread is at rest."""
        last, busy = self.worked()[1], time.monotonic()
        while time.monotonic() - busy < QUIET:
            time.sleep(SAMPLE)
            now = self.worked()[1]
            if now - last > IDLE:
                busy = time.monotonic()
            last = now

    def count(self, deed, presses=1):
        stage = self.stages[-1]
        before = self.worked()[0]
        deed()
        self.settle()
        stage.answers.append(self.worked()[0] - before)
        stage.presses += presses

    def strike(self, *keys):
        """Presses keys, one after the other."""
        self.focus()
        self.strike_on(*keys)

    def strike_on(self, *keys):
        """Likewise where something has come up that has the keyboard."""
        for key in keys:
            self.count(lambda key=key: xdotool("key", key))

    def click(self, role, text, root=None):
        """Clicks on what has this role, or one of these, and exactly this name."""
        roles = {role} if isinstance(role, str) else role
        def look():
            return next((node for node in walk(root or self.frame)
                         if role_of(node) in roles and "sensitive" in states_of(node)
                         and (node.get_name() or "").replace("_", "") in (text, f"{text} {text}")), None)
        self.settle()
        node = wait_for(f"“{text}”, which can be pressed", look)
        self.count(lambda: self.click_on(node))

    def write(self, text):
        """Into what has the keyboard; not counted."""
        self.focus()
        self.write_on(text)

    def write_on(self, text):
        """Likewise where something has come up that has the keyboard. Other layouts lose the letters of one alphabet."""
        subprocess.run(["setxkbmap", "us,ru"], check=True)
        for number, line in enumerate(text.split("\n")):
            if number > 0:
                xdotool("key", "Return")
            xdotool("type", "--delay", 4 if line.isascii() else 12, line)
        self.settle()

    def turn_to(self, title):
        """To another window, which costs a press unless the program has brought it to the front."""
        self.go_to_window(title)
        if xdotool("getwindowfocus") != self.window:
            self.count(self.focus)

    def focused(self):
        return wait_for("what has the keyboard",
                        lambda: next((node for node in walk(self.frame) if "focused" in states_of(node)), None))

    def shows(self, text, root=None):
        return any(text in name for name in self.texts(root or self.frame))


def states_of(node):
    return [state.value_nick for state in node.get_state_set().get_states()]
