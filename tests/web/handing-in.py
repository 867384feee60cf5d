# SPDX-License-Identifier: GPL-3.0-or-later
"""Sheets are handed in while connections drop, requests repeat, and the screens and the master's program are killed.

usage: handing-in.py FORCON SCENARIO [COUNT]"""
import collections
import concurrent.futures
import json
import os
import queue
import random
import secrets
import signal
import sys
import threading
import time
import urllib.parse

from serve import Phone, Served, check, run

COUNT = int(sys.argv[3]) if len(sys.argv) > 3 else 60
# A campaign has so many at most: each sheet of a phase is in its state.
SHEETS_MAX = 200
# Much of the time nobody does anything but wait for what was killed: so many campaigns are on trial at once.
AT_ONCE = 4
PHONES = 6
# So many receipts between two kills, at most; one kill in so many is of the master's program.
KILL_EVERY = 30
HOUSE_EVERY = 3
# Of a hundred sheets, so many are sent half, or sent without listening to the answer, or sent twice at a time.
HALF, UNHEARD, TWICE = 8, 8, 8
NAMES = ("Ghem-captain Rivek", "Captain Vorpatril")


class Sheet:
    def __init__(self, number):
        self.name = NAMES[number % 2]
        self.text, self.key = f"hold\nSheet {number}", secrets.token_hex(16)
        self.receipts = 0


class Trial:
    """A campaign, telephones that hand in, and what goes wrong."""

    def __init__(self, count, chance):
        self.served, self.chance = Served(), chance
        self.sheets = [Sheet(number) for number in range(count)]
        self.waiting = queue.SimpleQueue()
        for sheet in self.sheets:
            self.waiting.put(sheet)
        self.over = threading.Event()
        self.kills = collections.Counter()

    def send(self, phone, sheet):
        """One attempt. Returns the page that came back."""
        body = urllib.parse.urlencode({"text": sheet.text, "act": "hand-in", "key": sheet.key}).encode()
        fate = self.chance.randrange(100)
        connection = phone.connect()
        connection.putrequest("POST", "/my/orders")
        for name, value in (("Cookie", phone.cookie), ("Content-Type", "application/x-www-form-urlencoded"),
                            ("Content-Length", str(len(body)))):
            connection.putheader(name, value)
        connection.endheaders()
        if fate < HALF:
            connection.send(body[:len(body) // 2])
            connection.close()
            return ""
        connection.send(body)
        if fate < HALF + UNHEARD:
            connection.close()
            return ""
        if fate < HALF + UNHEARD + TWICE:
            phone.ask("/my/orders", {"text": sheet.text, "act": "hand-in", "key": sheet.key})
        page = connection.getresponse().read().decode()
        connection.close()
        return page

    def hand_in(self, sheet):
        phone = None
        while not sheet.receipts:
            try:
                if phone is None or phone.cookie is None:
                    phone = Phone(self.served)
                    phone.open(sheet.name)
                page = self.send(phone, sheet)
                if 'class="done"' in page:
                    sheet.receipts += 1
                elif page:
                    phone = None
            except Exception:  # whatever was killed is there again in a moment
                phone = None
                time.sleep(0.05)

    def work(self):
        try:
            while True:
                self.hand_in(self.waiting.get_nowait())
        except queue.Empty:
            pass

    def drain(self, stream):
        for _ in stream:
            pass

    def kill(self):
        """One of the two processes ends in the middle of whatever it does."""
        if self.chance.randrange(HOUSE_EVERY) == 0:
            self.kills["the master's program"] += 1
            self.served.process.kill()
            self.served.process.wait()
            self.served.begin()
            threading.Thread(target=self.drain, args=(self.served.process.stderr,), daemon=True).start()
        else:
            self.kills["the screens"] += 1
            os.kill(self.served.visitors(), signal.SIGKILL)
            self.served.read_links()

    def received(self):
        return sum(sheet.receipts for sheet in self.sheets)

    def run(self):
        threading.Thread(target=self.drain, args=(self.served.process.stderr,), daemon=True).start()
        workers = [threading.Thread(target=self.work) for _ in range(PHONES)]
        begun = time.monotonic()
        for worker in workers:
            worker.start()
        while any(worker.is_alive() for worker in workers):
            enough = self.received() + self.chance.randint(1, KILL_EVERY)
            while self.received() < min(enough, len(self.sheets)):
                time.sleep(0.02)
            time.sleep(self.chance.uniform(0, 0.1))
            self.kill()
        return time.monotonic() - begun

    def entered(self):
        """How often each sheet is in the journal, by its key."""
        keys = collections.Counter()

        def look(value):
            if isinstance(value, dict):
                if "key" in value and "text" in value:
                    keys[value["key"], value["text"]] += 1
                for inner in value.values():
                    look(inner)
            elif isinstance(value, list):
                for inner in value:
                    look(inner)

        text = run("journal", self.served.campaign, "--json")
        try:
            look(json.loads(text))
        except json.JSONDecodeError:
            for line in text.splitlines():
                look(json.loads(line))
        return keys


def try_one(count, seed):
    trial = Trial(count, random.Random(seed))
    try:
        taken = trial.run()
        entered = trial.entered()
        lost = [sheet.text for sheet in trial.sheets if not entered[sheet.key, sheet.text]]
        twice = [sheet.text for sheet in trial.sheets if entered[sheet.key, sheet.text] > 1]
        killed = ", ".join(f"{what} {count} times" for what, count in trial.kills.items())
        print(f"# {count} sheets in {taken:.1f} s; killed: {killed}; lost {len(lost)}, twice {len(twice)}", flush=True)
        assert not lost and not twice, (lost[:5], twice[:5])
        assert sum(entered.values()) == count, sum(entered.values())
        assert trial.kills, "nothing was killed"
        run("verify", trial.served.campaign)
        return trial.received(), trial.kills
    finally:
        trial.served.end()


def test_handing_in(_):
    """every sheet for which there was a receipt is there once, none twice, whatever is killed and lost meanwhile"""
    with concurrent.futures.ThreadPoolExecutor(AT_ONCE) as pool:
        trials = [pool.submit(try_one, min(SHEETS_MAX, COUNT - begun), begun + 2010)
                  for begun in range(0, COUNT, SHEETS_MAX)]
        tried = [trial.result() for trial in trials]
    receipts, kills = sum(receipts for receipts, _ in tried), sum((kills for _, kills in tried), collections.Counter())
    print(f"# in all {receipts} receipts, each of a sheet that is there once; killed: "
          + ", ".join(f"{what} {count} times" for what, count in kills.items()), flush=True)


if __name__ == "__main__":
    check("handing-in", [test_handing_in])
