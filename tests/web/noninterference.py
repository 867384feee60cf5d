# SPDX-License-Identifier: GPL-3.0-or-later
"""Two campaigns that differ only in what an admiral may not know give the admiral's telephone the same answers.

usage: noninterference.py FORCON SCENARIO MAKE-TWINS [--times] [PAIRS [SEED]]
With --times it measures how long answers take, and whether that tells the one from the other."""
import os
import random
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.parse

from serve import Phone, Seat, Served, check, run, wait_for

ARGUMENTS = [argument for argument in sys.argv[3:] if argument != "--times"]
MAKE_TWINS = ARGUMENTS[0]
PAIRS, SEED = (ARGUMENTS[1:] + ["1", "11"][len(ARGUMENTS) - 1:])[:2]
AMBER = "Admiral amber"

SHEET = """Amber Van: attack Coral One
Amber Rear: join Coral Three
Amber Van: defend Drab Guard
Amber Rear: attack Coral Tree
Amber Van: attack The Grey Ones
Amber Rear: attack B2; Amber Van: attack Blue Line, then attack Blue Raid
Amber Rear: to the mess"""

WRONG = ["/my/nowhere", "/nowhere", "/my/report/99", "/my/report/-1", "/my/table/9", "/my/orders/1", "/!closed",
         "/my/!pin", "/my/fleet/1", "/my/%2e%2e/x", "/my/card/999.svg", "/my?x", "/my/../my/map"]


class Twin(Served):
    """A campaign that is there already."""

    def __init__(self, folder):
        self.safe, self.folder = False, tempfile.TemporaryDirectory()
        self.campaign = os.path.join(folder, "twins.forcon")
        run("do", self.campaign, "suggestions", "on=yes")
        self.launch()

    def meet(self):
        self.read_links()
        self.phone = Phone(self)
        self.phone.open(AMBER)


def without_chance(text):
    """Less what is drawn by lot, and what the clock shows."""
    text = re.sub(r'(name="key" value=")[0-9a-f]{32}', r"\1KEY", text)
    return re.sub(r"\b\d{1,2}:\d\d\b", "TIME", text)


def hear(phone, path, form=None, method=None):
    """All of an answer: status, headers in their order, and bytes."""
    connection = phone.connect()
    headers = {"Cookie": phone.cookie} if phone.cookie else {}
    body = None
    if form is not None:
        body = form.encode()
        headers["Content-Type"] = "application/x-www-form-urlencoded"
    connection.request(method or ("GET" if form is None else "POST"), path, body, headers)
    answer = connection.getresponse()
    said = [(name, value) for name, value in answer.getheaders() if name not in ("Date", "Set-Cookie")]
    page = answer.read()
    connection.close()
    return answer.status, answer.reason, said, without_chance(page.decode("utf-8", "surrogateescape"))


def addresses(phone):
    """All that there are, by what pages name."""
    found, new = set(), {"/my", "/", "/my/pulse.json", "/style.css", "/script.js"}
    while new:
        path = new.pop()
        found.add(path)
        for name in re.findall(r'(?:href|src|data-[a-z]+)="(/[^"#?]*)', hear(phone, path)[3]):
            if name not in found and "/a/" not in name:
                new.add(name)
    return sorted(found)


def forms(key="0" * 32):
    quote = urllib.parse.quote
    sheet = quote(SHEET)
    yield from (("/my/orders", f"text={sheet}&act={act}&key={key}")
                for act in ("read", "1:1", "2:1", "4:2", "7:1", "99:1", "add", "hand-in", "hand-in", ""))
    yield from (("/my/orders", form) for form in ("", "text", "act=hand-in", "%", "text=%FF%FE&act=read&key=k", "&&=="))
    yield from (("/my/ask", "text=" + quote(text)) for text in ("Where is Coral One?", "", "x" * 5000))
    yield from (("/my/table", f"clash=1&moment={moment}&key={key}&m{ship}=ahead&d{ship}=10&w{ship}.0={ship + 1}")
                for moment in ("0+set-up", "1+movement", "1+fire", "2+movement") for ship in range(1, 5))
    yield from (("/my/table", f"clash=1&moment={moment}&key={key}&c0={quote(text)}")
                for moment in ("0+set-up", "1+movement", "1+fire", "1+torpedoes", "1+end")
                for text in ("board; ship=1; target=5", "launch; ship=1; target=5; weapons=8", "form; ship=1"))
    yield from (("/my/pin", "pin=1234"), ("/my/nowhere", "x=y"), ("/my/map", "x=y"))


def quiet(twin):
    """Waits until what was entered is on the pages."""
    before = None
    while before != (before := hear(twin.phone, "/my/pulse.json")):
        time.sleep(1.2)


def tell(twin, every):
    """All that Amber is told, in order."""
    stranger = Phone(twin)
    for path in every + WRONG:
        for method in ("GET", "HEAD"):
            yield path, method, hear(twin.phone, path, method=method)
        yield path, "stranger", hear(stranger, path)
        yield path, "PUT", hear(twin.phone, path, method="PUT")
    yield "/a/x", "GET", hear(twin.phone, "/a/x")
    for path, form in forms():
        yield path, form, hear(twin.phone, path, form)
        if "&act=hand-in&" in form:
            quiet(twin)
    quiet(twin)
    for path in every:
        # The pulse is of times of day, too, once something has been entered.
        if path != "/my/pulse.json":
            yield path, "after", hear(twin.phone, path)


def pairs(folder, count, seed):
    made = subprocess.run([MAKE_TWINS, folder, count, seed], capture_output=True, text=True, check=True)
    return made.stdout.splitlines()


def test_twins(_):
    """what an admiral may not know changes nothing that comes to the admiral's telephone, at any address"""
    with tempfile.TemporaryDirectory() as folder:
        for pair, what in enumerate(pairs(folder, PAIRS, SEED)):
            one, other = (Twin(os.path.join(folder, f"{pair}-{which}")) for which in ("one", "other"))
            assert run("journal", one.campaign) != run("journal", other.campaign), "nothing is different"
            try:
                one.meet()
                other.meet()
                every = addresses(one.phone)
                assert every == addresses(other.phone), (what, every)
                assert len(every) > 8, every
                said, answered = list(tell(one, every)), list(tell(other, every))
                for first, second in zip(said, answered):
                    assert first == second, (what, difference(first, second))
                assert len(said) == len(answered)
            finally:
                one.end()
                other.end()


def difference(first, second):
    one, other = str(first), str(second)
    start = next((i for i, (a, b) in enumerate(zip(one, other)) if a != b), min(len(one), len(other)))
    return first[:2], one[max(0, start - 200):start + 200], other[max(0, start - 200):start + 200]


def act(served, phone):
    """All that another admiral does, well and badly."""
    for text in ("Shield: move to B2", "Spurs: attack Fan", "nonsense", "x" * 300):
        key = phone.key()
        phone.ask("/my/orders", {"text": text, "act": "read", "key": key})
        phone.ask("/my/orders", {"text": text, "act": "hand-in", "key": key})
        phone.ask("/my/orders", {"text": text, "act": "hand-in", "key": key})
    phone.ask("/my/orders", {"text": "x" * 300_000})
    phone.ask("/my/orders", {"text": "Shield: hold", "act": "hand-in", "key": "k"}, Origin="http://elsewhere.example")
    phone.ask("/my/ask", {"text": "Where is everybody?"})
    phone.ask("/my/forget", {})
    phone.ask("/a/" + "0" * 32)
    phone.ask("/my/orders", {"text": "Shield: hold", "act": "hand-in", "key": "k"})


def test_others(served):
    """what other admirals write, hand in and fail with changes nothing that comes to an admiral's telephone"""
    rivek, vorpatril = Phone(served), Phone(served)
    rivek.open("Ghem-captain Rivek")
    vorpatril.open("Captain Vorpatril")
    rivek.ask("/my/orders", {"text": "Fan: hold", "act": "hand-in", "key": rivek.key()})
    rivek.ask("/my/orders", {"text": "Fan: patrol", "act": "read", "key": rivek.key()})
    wait_for(lambda: "hold" in rivek.ask("/my/fleet")[1])
    every = [path for path in addresses(rivek)]
    time.sleep(2)
    plain = lambda: {path: rivek.ask(path)[1] for path in every + WRONG}
    before = plain()
    act(served, vorpatril)
    assert served.sheets() >= 4
    time.sleep(3)
    after = plain()
    for path in before:
        assert before[path] == after[path], difference((path, before[path]), (path, after[path]))


def test_proposals(_):
    """what an admiral proposes at a table changes nothing that comes to the telephone of another who sits there"""
    seat = Seat()
    try:
        other = Phone(seat.served)
        other.open("Captain Vorpatril")
        every = addresses(other)
        assert "/my/table" in every and 'class="proposal"' in other.ask("/my/table")[1], every
        time.sleep(2)
        plain = lambda: {path: other.ask(path)[1] for path in every + WRONG}
        before = plain()
        for fields in ({"m1": "ahead", "d1": "15"}, {"m1": "ahead", "d1": "999"},
                       {"m1": "port", "d1": "20", "a1": "30"}):
            seat.propose(seat.form(**fields))
        assert seat.entered("suggest") == 2
        run("proposals", seat.served.campaign, "--set-aside", str(seat.waiting()[0]["suggestion"]))
        time.sleep(3)
        after = plain()
        for path in before:
            assert before[path] == after[path], difference((path, before[path]), (path, after[path]))
    finally:
        seat.served.end()


# Times

ROUNDS = 600
STRETCHES = 1000


def time_of(phone, path, form=None):
    begun = time.perf_counter()
    hear(phone, path, form)
    return (time.perf_counter() - begun) * 1000


def median_difference(one, other, chance):
    """The difference of medians, and between what bounds it lies with 95 %, by drawing again from what was measured."""
    middle = lambda values: statistics.median(chance.choices(values, k=len(values)))
    drawn = sorted(middle(one) - middle(other) for _ in range(STRETCHES))
    return (statistics.median(one) - statistics.median(other), drawn[int(0.025 * STRETCHES)],
            drawn[int(0.975 * STRETCHES)])


def rank_test(one, other):
    """How often a time of the one is longer than one of the other, and of how many standard deviations that is from a
    half (Mann and Whitney)."""
    ranked = sorted([(value, 0) for value in one] + [(value, 1) for value in other])
    ranks = sum(place for place, (_, which) in enumerate(ranked, 1) if which == 0)
    n, m = len(one), len(other)
    u = ranks - n * (n + 1) / 2
    return u / (n * m), (u - n * m / 2) / ((n * m * (n + m + 1) / 12) ** 0.5)


def report(what, one, other, chance):
    share, deviations = rank_test(one, other)
    middle, low, high = median_difference(one, other, chance)
    print(f"{what}: {len(one)} and {len(other)} answers, median {statistics.median(one):.3f} ms, difference "
          f"{middle:+.3f} ms (95 %: {low:+.3f} to {high:+.3f}), longer in {share:.3f} of pairs, "
          f"{deviations:+.1f} standard deviations", flush=True)


def measure_twins():
    """Both twins are asked in turn, in an order that is drawn by lot, and so is a copy of the one, which shows what two
    processes differ by that have the same to say."""
    chance = random.Random(2010)
    with tempfile.TemporaryDirectory() as folder:
        pairs(folder, "1", SEED)
        shutil.copytree(os.path.join(folder, "0-one"), os.path.join(folder, "0-copy"))
        twins = {which: Twin(os.path.join(folder, f"0-{which}")) for which in ("one", "other", "copy")}
        for twin in twins.values():
            twin.meet()
        asked = [("/my", None), ("/my/map", None), ("/my/fleet", None), ("/my/orders", None), ("/my/nowhere", None),
                 next(forms())]
        for path, form in asked:
            times = {which: [] for which in twins}
            for _ in range(ROUNDS if form is None else ROUNDS // 4):
                for which in chance.sample(list(twins), 3):
                    times[which].append(time_of(twins[which].phone, path, form))
            what = path + (" (a sheet is read)" if form else "")
            report(f"twins, {what}", times["one"], times["other"], chance)
            report(f"the same twice, {what}", times["one"], times["copy"], chance)
        for twin in twins.values():
            twin.end()


def measure_others():
    """An admiral's page while another one hands in and while nobody does, in stretches that are drawn by lot."""
    chance = random.Random(2010)
    served = Served()
    rivek, vorpatril = Phone(served), Phone(served)
    rivek.open("Ghem-captain Rivek")
    vorpatril.open("Captain Vorpatril")
    times = {True: [], False: []}
    for number, busy in enumerate(chance.sample([True, False] * 30, 60)):
        if busy:
            vorpatril.ask("/my/orders", {"text": f"Shield: hold\n{number}", "act": "hand-in", "key": vorpatril.key()})
        times[busy] += [time_of(rivek, "/my") for _ in range(20)]
        time.sleep(0.3)
    report("another admiral has handed in, /my", times[True], times[False], chance)
    served.end()


TESTS = [test_twins, test_others, test_proposals]

if __name__ == "__main__":
    if "--times" in sys.argv:
        measure_twins()
        measure_others()
    else:
        check("noninterference", TESTS)
