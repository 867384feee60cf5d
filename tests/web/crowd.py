# SPDX-License-Identifier: GPL-3.0-or-later
"""Thirty telephones that look and write, and one attacker who asks a thousand times a second and keeps two hundred slow
connections open: how long telephones wait, and how much memory the process that is open to the network has.

usage: crowd.py FORCON SCENARIO [SECONDS [ASKED-A-SECOND]]"""
import asyncio
import multiprocessing
import os
import random
import re
import sys
import time
import urllib.parse

from serve import Phone, Served

SECONDS = int(sys.argv[3]) if len(sys.argv) > 3 else 60
ASKED = int(sys.argv[4]) if len(sys.argv) > 4 else 1000
PHONES, SLOW = 30, 200
# What must hold: of a hundred answers 99 within so many ms; kB.
PATIENCE, MEMORY = 250, 100_000
# Between two looks of a telephone, s; one look in so many is at a page, one reads a sheet, one hands it in.
LOOK_EVERY, PAGE, READ, HAND_IN = 1, 4, 12, 60
ATTACKER, PORT = "127.0.0.66", 0


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
        self.times, self.failed = {"looks": [], "writes": []}, 0

    async def ask(self, path, form=None):
        """One request on the connection that is there, or on a new one."""
        begun = time.perf_counter()
        if self.writer is None:
            self.reader, self.writer = await asyncio.open_connection(self.served.host, self.served.port)
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


# The attacker is a process of its own, as it is elsewhere in the network.

async def strike(host, port, request, tally):
    try:
        reader, writer = await asyncio.open_connection(host, port, local_addr=(ATTACKER, PORT))
        writer.write(request)
        tally[0] += 1
        await asyncio.wait_for(reader.read(), 5)
        tally[1] += 1
        writer.close()
    except (OSError, asyncio.TimeoutError):
        pass


async def creep(host, port, end):
    """A connection that says a letter a second, and begins anew when it is ended."""
    while time.monotonic() < end:
        try:
            reader, writer = await asyncio.open_connection(host, port, local_addr=(ATTACKER, PORT))
            writer.write(b"GET / HTTP/1.1\r\nX: ")
            while time.monotonic() < end:
                writer.write(b"x")
                await writer.drain()
                await asyncio.sleep(1)
        except OSError:
            await asyncio.sleep(0.1)


async def rage(host, port, seconds, tally):
    end = time.monotonic() + seconds
    slow = [asyncio.create_task(creep(host, port, end)) for _ in range(SLOW)]
    requests = [b"GET / HTTP/1.1\r\nHost: x\r\n\r\n", b"GET /a/%032x HTTP/1.1\r\nHost: x\r\n\r\n" % 7,
                b"GET /my HTTP/1.1\r\nHost: x\r\nCookie: forcon=%032x\r\n\r\n" % 7,
                b"POST /my/orders HTTP/1.1\r\nHost: x\r\nContent-Length: 6\r\n\r\ntext=x",
                b"\x16\x03\x01 nonsense\r\n\r\n"]
    begun, sent, under_way = time.monotonic(), 0, set()
    while time.monotonic() < end:
        due = int((time.monotonic() - begun) * ASKED)
        while sent < due and len(under_way) < 600:
            task = asyncio.create_task(strike(host, port, requests[sent % len(requests)], tally))
            under_way.add(task)
            task.add_done_callback(under_way.discard)
            sent += 1
        await asyncio.sleep(0.005)
    for task in slow:
        task.cancel()


def attack(host, port, seconds, tally):
    asyncio.run(rage(host, port, seconds, tally))


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


def main():
    served, chance = Served(), random.Random(2010)
    telephones = []
    for number in range(PHONES):
        phone = Phone(served)
        phone.open(list(served.links)[-1 - number % 2])
        telephones.append(Telephone(served, phone.cookie, number, chance))
    tally = multiprocessing.Array("i", 2)
    attacker = multiprocessing.Process(target=attack, args=(served.host, served.port, SECONDS, tally), daemon=True)
    attacker.start()
    most = asyncio.run(crowd(served, telephones, SECONDS))
    busy = processor_time(served.visitors()) / SECONDS
    attacker.join(10)
    served.end()
    failed = sum(telephone.failed for telephone in telephones)
    print(f"attacker: {tally[0] / SECONDS:.0f} requests a second, {tally[1] / SECONDS:.0f} of them answered or ended")
    for kind in ("looks", "writes"):
        times = [taken for telephone in telephones for taken in telephone.times[kind]]
        most_wait = quantile(times, 0.99)
        print(f"telephones: {len(times)} {kind}, median {quantile(times, 0.5):.1f} ms, 99 of 100 within "
              f"{most_wait:.1f} ms: {most_wait / PATIENCE:.2f} of what is allowed")
    print(f"telephones: {failed} answers were not as they should be")
    print(f"the process that is open to the network: {most / 1000:.1f} MB, {most / MEMORY:.2f} of what is allowed; "
          f"{busy:.2f} of a processor; load of the machine {os.getloadavg()[0]:.1f}")
    # How long telephones wait depends on what else the machine does: the attacker is on it, too.
    return 0 if failed == 0 and most <= MEMORY else 1


if __name__ == "__main__":
    sys.exit(main())
