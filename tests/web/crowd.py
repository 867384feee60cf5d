# SPDX-License-Identifier: GPL-3.0-or-later
"""Thirty telephones that look and write, and one attacker who asks a thousand times a second and keeps two hundred slow
connections open: how long telephones wait, before and meanwhile, and how much memory the process that is open to the
network has.

usage: crowd.py FORCON SCENARIO ATTACKER [--plain] [SECONDS [ASKED-A-SECOND]]"""
import asyncio
import os
import random
import re
import ssl
import subprocess
import sys
import time
import urllib.parse

from serve import Phone, Served

PLAIN = "--plain" in sys.argv
ATTACKER, *NUMBERS = [argument for argument in sys.argv[3:] if argument != "--plain"]
SECONDS, ASKED = ([int(number) for number in NUMBERS] + [40, 1000][len(NUMBERS):])[:2]
# Before the attack, s.
CALM = 20
PHONES, SLOW = 30, 200
# What must hold: of a hundred answers 99 within so many ms; kB.
PATIENCE, MEMORY = 250, 100_000
# Between two looks of a telephone, s; one look in so many is at a page, one reads a sheet, one hands it in.
LOOK_EVERY, PAGE, READ, HAND_IN = 1, 4, 12, 60


async def answer(reader):
    """The status of one answer, all of which is read."""
    head = await reader.readuntil(b"\r\n\r\n")
    length = re.search(rb"(?i)\r\ncontent-length: (\d+)", head)
    await reader.readexactly(int(length[1]) if length else 0)
    return int(head.split()[1]), b"connection: close" in head.lower()


class Telephone:
    def __init__(self, served, cookie, number, chance):
        self.served, self.cookie, self.number, self.chance = served, cookie, number, chance
        self.reader = self.writer = None
        self.forget_times()

    def forget_times(self):
        self.times, self.failed = {"looks": [], "writes": []}, 0

    async def ask(self, path, form=None):
        """One request on the connection that is there, or on a new one."""
        begun = time.perf_counter()
        if self.writer is None:
            trusting = ssl._create_unverified_context() if self.served.safe else None
            self.reader, self.writer = await asyncio.open_connection(self.served.host, self.served.port, ssl=trusting)
        body = urllib.parse.urlencode(form).encode() if form else b""
        head = f"{'POST' if form else 'GET'} {path} HTTP/1.1\r\nHost: laptop\r\nCookie: {self.cookie}\r\n"
        if form:
            head += f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(body)}\r\n"
        self.writer.write(head.encode() + b"\r\n" + body)
        status, closes = await answer(self.reader)
        if closes:
            self.hang_up()
        self.times["writes" if form else "looks"].append((time.perf_counter() - begun) * 1000)
        self.failed += status != 200

    def hang_up(self):
        if self.writer:
            self.writer.close()
        self.reader = self.writer = None

    async def look(self, turn):
        form = {"text": f"hold\nSheet {self.number} {turn}", "act": "read", "key": f"{self.number} {turn}"}
        if turn % HAND_IN == self.number:
            await self.ask("/my/orders", dict(form, act="hand-in"))
        elif turn % READ == self.number % READ:
            await self.ask("/my/orders", form)
        elif turn % PAGE == self.number % PAGE:
            await self.ask(self.chance.choice(["/my", "/my/map", "/my/fleet", "/my/orders"]))
        else:
            await self.ask("/my/pulse.json")

    async def live(self, end):
        await asyncio.sleep(self.chance.uniform(0, LOOK_EVERY))
        turn = 0
        while time.monotonic() < end:
            turn += 1
            try:
                await self.look(turn)
            except (OSError, asyncio.IncompleteReadError):
                self.failed += 1
                self.hang_up()
            await asyncio.sleep(LOOK_EVERY * self.chance.uniform(0.8, 1.2))
        self.hang_up()


# The attacker is a program of its own, as it is elsewhere in the network.

def first_words():
    """How a browser begins to speak over TLS: what costs the other side most."""
    heard, said = ssl.MemoryBIO(), ssl.MemoryBIO()
    browser = ssl._create_unverified_context().wrap_bio(heard, said, server_hostname="laptop")
    try:
        browser.do_handshake()
    except ssl.SSLWantReadError:
        pass
    return said.read()


def bad_requests():
    asked = [b"GET / HTTP/1.1\r\nHost: x\r\n\r\n", b"GET /a/%032x HTTP/1.1\r\nHost: x\r\n\r\n" % 7,
             b"GET /my HTTP/1.1\r\nHost: x\r\nCookie: forcon=%032x\r\n\r\n" % 7,
             b"POST /my/orders HTTP/1.1\r\nHost: x\r\nContent-Length: 6\r\n\r\ntext=x", b"\x16\x03\x01 nonsense\r\n\r\n"]
    # Over TLS none of these is heard, but each beginning is.
    return asked if PLAIN else [first_words() for _ in range(7)] + asked[-1:]


def attack(served, seconds):
    attacker = subprocess.Popen([ATTACKER, served.host, str(served.port), str(seconds), str(ASKED), str(SLOW)],
                                stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    attacker.stdin.write("".join(request.hex() + "\n" for request in bad_requests()))
    attacker.stdin.close()
    return attacker


def memory(process):
    with open(f"/proc/{process}/status") as status:
        return int(re.search(r"VmRSS:\s+(\d+)", status.read())[1])


def processor_time(process):
    """Of all its threads, s."""
    with open(f"/proc/{process}/stat") as status:
        return sum(int(field) for field in status.read().rsplit(")", 1)[1].split()[11:13]) / os.sysconf("SC_CLK_TCK")


async def watch(process, end, most):
    while time.monotonic() < end:
        most[0] = max(most[0], memory(process))
        await asyncio.sleep(0.5)


async def crowd(served, telephones, seconds):
    end, most = time.monotonic() + seconds, [0]
    await asyncio.gather(watch(served.visitors(), end, most), *(telephone.live(end) for telephone in telephones))
    return most[0]


def quantile(values, share):
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def tell_waits(when, telephones):
    for kind in ("looks", "writes"):
        times = [taken for telephone in telephones for taken in telephone.times[kind]]
        most_wait = quantile(times, 0.99)
        print(f"{when}: {len(times)} {kind}, median {quantile(times, 0.5):.1f} ms, 99 of 100 within {most_wait:.1f} ms: "
              f"{most_wait / PATIENCE:.2f} of what is allowed")
    failed = sum(telephone.failed for telephone in telephones)
    print(f"{when}: {failed} answers were not as they should be")
    return failed


def measure(when, served, telephones, seconds):
    """Returns how many answers were wrong, and the most memory."""
    for telephone in telephones:
        telephone.forget_times()
    begun = processor_time(served.visitors())
    most = asyncio.run(crowd(served, telephones, seconds))
    busy = (processor_time(served.visitors()) - begun) / seconds
    failed = tell_waits(when, telephones)
    print(f"{when}: the process that is open to the network: {most / 1000:.1f} MB, {most / MEMORY:.2f} of what is allowed; "
          f"{busy:.2f} of a processor; load of the machine {os.getloadavg()[0]:.1f}", flush=True)
    return failed, most


def main():
    served, chance = Served(safe=not PLAIN), random.Random(2010)
    telephones = []
    for number in range(PHONES):
        phone = Phone(served)
        phone.open(list(served.links)[-1 - number % 2])
        telephones.append(Telephone(served, phone.cookie, number, chance))
    print(f"{os.cpu_count()} processors, {'plain' if PLAIN else 'TLS'}")
    measure("calm", served, telephones, CALM)
    attacker = attack(served, SECONDS)
    failed, most = measure("attacked", served, telephones, SECONDS)
    asked, ended, refused, busy = attacker.stdout.read().split()
    served.end()
    print(f"attacker: {asked} requests a second, {ended} of them answered or ended, {refused} refused; "
          f"{busy} of a processor")
    # How long telephones wait depends on what else the machine does: the attacker is on it, too.
    return 0 if failed == 0 and most <= MEMORY else 1


if __name__ == "__main__":
    sys.exit(main())
