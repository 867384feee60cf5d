# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives forcon serve as telephones do, and the campaign beside it as a master does.

usage: serve.py FORCON SCENARIO"""
import html
import http.client
import json
import os
import re
import signal
import ssl
import subprocess
import sys
import tempfile
import time
import traceback
import unittest
import urllib.parse

FORCON, SCENARIO = sys.argv[1:3]
# Nothing that is waited for takes longer on a slow machine, s.
PATIENCE = 60
# Whether what is measured is no measure: sanitizers make everything slow.
SLOW = os.environ.get("FORCON_SANITIZE", "none") != "none"


# Where serve listens to who asks for its telephones; the path of a socket is short.
RUNTIME = tempfile.TemporaryDirectory()
os.environ["XDG_RUNTIME_DIR"] = RUNTIME.name


def run(*arguments):
    done = subprocess.run([FORCON, *arguments], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def wait_for(what):
    end = time.monotonic() + PATIENCE
    while not (found := what()):
        assert time.monotonic() < end
        time.sleep(0.1)
    return found


class Served:
    """A campaign in a folder of its own, and forcon serve for it."""

    def __init__(self, *options, pin=None, safe=False, scenario=SCENARIO, begun=True):
        self.safe = safe
        self.folder = tempfile.TemporaryDirectory()
        self.campaign = os.path.join(self.folder.name, "c.forcon")
        run("new", scenario, self.campaign)
        if begun:
            run("begin", self.campaign)
        if pin:
            self.set_pin(pin)
        self.begin(*options)

    def set_pin(self, pin):
        subprocess.run([FORCON, "pin", self.campaign, "rivek"], input=pin + "\n", text=True, check=True,
                       stdout=subprocess.DEVNULL)

    def begin(self, *options):
        self.launch(*options)
        self.read_links()

    def launch(self, *options):
        environment = dict(os.environ, XDG_DATA_HOME=os.path.join(self.folder.name, "data"))
        self.process = subprocess.Popen(
            [FORCON, "serve", self.campaign, "--address", "127.0.0.1:0", *([] if self.safe else ["--plain"]), *options],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)

    def read_links(self):
        self.links = {}
        for line in self.process.stdout:
            found = re.match(r"(.*): https?://([^:/]*):(\d+)(/.*)", line)
            if found:
                self.links[found[1]] = found[4]
                self.host, self.port = found[2], int(found[3])
            if line.startswith("Ctrl+C"):
                return

    def end(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)
        self.folder.cleanup()

    def visitors(self):
        """The process that is open to the network."""
        found = subprocess.run(["pgrep", "-P", str(self.process.pid)], capture_output=True, text=True)
        return int(found.stdout.split()[0])

    def sheets(self):
        """How many sheets are in the journal."""
        return run("journal", self.campaign, "--json").count('"hand-in"')


class Phone:
    def __init__(self, served):
        self.served, self.cookie = served, None

    def connect(self):
        host, port = self.served.host, self.served.port
        if not self.served.safe:
            return http.client.HTTPConnection(host, port, timeout=PATIENCE)
        return http.client.HTTPSConnection(host, port, timeout=PATIENCE, context=ssl._create_unverified_context())

    def ask(self, path, form=None, method=None, **headers):
        connection = self.connect()
        body = None
        if self.cookie:
            headers["Cookie"] = self.cookie
        if form is not None:
            body = urllib.parse.urlencode(form)
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        connection.request(method or ("GET" if form is None else "POST"), path, body, headers)
        answer = connection.getresponse()
        self.headers, body = answer.headers, answer.read()
        self.size, page = len(body), body.decode(errors="replace")
        if "Set-Cookie" in self.headers:
            self.cookie = self.headers["Set-Cookie"].split(";")[0]
        return answer.status, page

    def open(self, name):
        return self.ask(self.served.links[name])

    def key(self):
        return re.search(r'name="key" value="(\w+)"', self.ask("/my/orders")[1])[1]


def test_link(served):
    """a link opens the admiral's own pages"""
    phone = Phone(served)
    assert phone.open("Ghem-captain Rivek")[0] == 303
    for page in ("/my", "/my/map", "/my/fleet", "/my/report", "/my/orders", "/my/map.svg"):
        status, text = phone.ask(page)
        assert status == 200 and len(text) > 500, page
    assert "Ghem-captain Rivek" in phone.ask("/my")[1]


def test_stranger(served):
    """without a link there is the main map, and no more"""
    phone = Phone(served)
    assert phone.ask("/")[0] == 200
    for page in ("/my", "/my/map", "/my/map.svg", "/my/orders", "/my/nothing"):
        assert phone.ask(page)[0] == 403, page
    assert phone.ask("/my/orders", {"text": "x", "act": "hand-in", "key": "k"})[0] == 403


def test_wrong_token(served):
    """a wrong link opens nothing, and makes who tries it wait"""
    phone = Phone(served)
    begun = time.monotonic()
    assert phone.ask("/a/" + "0" * 32)[0] == 404
    assert time.monotonic() - begun > 0.9
    assert phone.cookie is None


def test_same_for_all(served):
    """a wrong address is answered alike, whoever asks"""
    one, other, stranger = Phone(served), Phone(served), Phone(served)
    one.open("Ghem-captain Rivek")
    other.open("Captain Vorpatril")
    answers = {phone.ask("/nowhere") for phone in (one, other, stranger)}
    answers |= {one.ask("/my/nowhere"), other.ask("/my/nowhere"), one.ask("/!missing"), one.ask("/my/!pin/x")}
    assert len(answers) == 1, answers


def test_hidden(served):
    """what an admiral does not know is on none of the pages"""
    phone = Phone(served)
    phone.open("Captain Vorpatril")
    for page in ("/my", "/my/map", "/my/fleet", "/my/report", "/my/orders"):
        assert "Mask" not in phone.ask(page)[1], page
    answer = phone.ask("/my/orders", {"text": "Shield: attack the Mask", "act": "read", "key": "k"})[1]
    reading = answer[answer.index('id="readings"'):]
    assert "<q>Shield: attack the Mask</q>" in reading and "Mask" not in reading.replace("the Mask</q>", ""), reading


def test_read(served):
    """a sheet is read before it counts"""
    phone = Phone(served)
    phone.open("Captain Vorpatril")
    page = phone.ask("/my/orders", {"text": "Shield: move to B2", "act": "read", "key": phone.key()})[1]
    assert "Shield: move to B2 Crossing (2 half-phases)" in page, page
    assert served.sheets() == 0
    assert "Shield: move to B2" in phone.ask("/my/orders")[1], "the draft is kept"


def test_meant(served):
    """a line that waits is settled by who wrote it"""
    phone = Phone(served)
    phone.open("Captain Vorpatril")
    page = phone.ask("/my/orders", {"text": "patrol", "act": "read", "key": phone.key()})[1]
    page = phone.ask("/my/orders", {"text": "patrol", "act": choices(page)[0], "key": phone.key()})[1]
    assert 'class="open"' not in page and 'class="read"' in page, page


def choices(page):
    """The buttons beside the readings of lines that wait."""
    return re.findall(r'name="act" value="([0-9a-f]{64})"', page)


def test_picked(served):
    """lines that were settled before the sheet is handed in are not left for the master, and none loses a part"""
    phone = Phone(served)
    phone.open("Captain Vorpatril")
    form = {"text": "Shield: patrol B1 or B2; if outnumbered withdraw to B1\ngibberish", "act": "read", "key": phone.key()}
    page = phone.ask("/my/orders", form)[1]
    assert "outnumbered" in page, page
    form["text"] += "\nSpurs: ramming and boarding are forbidden"
    page = phone.ask("/my/orders", form)[1]
    assert re.search(r"never ram.*<br>.*never board", page) and "x0a" not in page, page
    while 'class="open"' in page:
        page = phone.ask("/my/orders", dict(form, act=choices(page[page.index('class="open"'):])[0]))[1]
    assert phone.ask("/my/orders", dict(form, act="hand-in"))[1].count('class="done"') == 1
    state = json.loads(run("status", "--json", served.campaign))
    assert not [line for line in state["lines"] if line["admiral"] == "vorpatril"], state["lines"]
    told = run("journal", "--json", served.campaign)
    assert told.count('"what":"pick","by":"vorpatril"') == 2 and '"event":"instruction-given"' in told, told[-4000:]


def test_map(served):
    """each sector of the map that is tapped leads to what is there, and the first look is small"""
    phone = Phone(served)
    phone.open("Captain Vorpatril")
    page = phone.ask("/my/map")[1]
    links, sections = re.findall(r'<a href="#(s\d+)"', page), re.findall(r'<section class="sector" id="(s\d+)"', page)
    assert links == sections and len(links) > 5, page
    spurs = re.search(r"<section[^>]*>(?:(?!</section>).)*Spurs.*?</section>", page, re.S)[0]
    assert "<h2>C1 Ember</h2>" in spurs and "Shield" not in spurs, spurs
    paths = ["/my", "/my/map", "/my/map.svg", "/style.css", "/script.js", "/icon.svg"]
    sizes = {}
    for path in paths:
        phone.ask(path, **{"Accept-Encoding": "gzip"})
        sizes[path] = phone.size
    assert sum(sizes.values()) < 60_000, sizes


def test_cards(served):
    """each own ship has its card, by day and by night"""
    phone = Phone(served)
    phone.open("Captain Vorpatril")
    page = phone.ask("/my/fleet")[1]
    cards = re.findall(r'(?:src|srcset)="(/my/card/[^"]*)"', page)
    assert len(cards) == 2 * page.count('<details class="ship">') and len(set(cards)) == len(cards) > 8, page
    pictures = [phone.ask(card) for card in cards]
    assert all(status == 200 and text.startswith("<?xml") for status, text in pictures)
    assert len({text for _, text in pictures}) == len(cards)


def written(page):
    """What stands in the sheet."""
    return html.unescape(re.search(r"<textarea[^>]*>\n(.*?)</textarea>", page, re.S)[1])


def test_taps(served):
    """what is put together by taps becomes lines of the sheet that are understood"""
    phone = Phone(served)
    phone.open("Captain Vorpatril")
    form = {"text": "", "key": phone.key(), "act": "add"}
    for picked in ({"who": "Shield", "what": "move", "where": "5"},
                   {"who": "Spurs", "what": "posture", "posture": "ambush"},
                   {"who": "Spurs", "what": "case:withdraw", "case": "outnumbered", "where": "2"}):
        page = phone.ask("/my/orders", dict(form, **picked))[1]
        form["text"] = written(page)
    lines = form["text"].splitlines()
    assert [line.split(":")[0] for line in lines] == ["Shield", "Spurs", "Spurs"], lines
    assert page.count('class="read"') == 3 and 'class="open"' not in page, page


def test_taps_lacking(served):
    """an order that lacks something, or names what is not the admiral's, is not added"""
    phone = Phone(served)
    phone.open("Captain Vorpatril")
    form = {"text": "Shield: hold\n", "key": phone.key(), "act": "add"}
    for picked in ({}, {"who": "Shield"}, {"who": "Shield", "what": "move"}, {"who": "Fan", "what": "hold"},
                   {"who": "Shield", "what": "attack-formation", "target": "Mask"},
                   {"who": "Shield", "what": "move", "where": "999"}, {"who": "Shield", "what": "form"}):
        page = phone.ask("/my/orders", dict(form, **picked))[1]
        assert 'class="wrong"' in page and written(page) == form["text"], picked


def test_once(served):
    """a sheet that is sent twice is there once"""
    phone = Phone(served)
    phone.open("Ghem-captain Rivek")
    before = served.sheets()
    form = {"text": "Fan: hold", "act": "hand-in", "key": phone.key()}
    first, second = phone.ask("/my/orders", form)[1], phone.ask("/my/orders", form)[1]
    assert 'class="done"' in first and 'class="done"' in second, first
    assert served.sheets() == before + 1
    # Another text from the same page is another sheet.
    assert 'class="done"' in phone.ask("/my/orders", dict(form, text="Fan: patrol"))[1]
    assert served.sheets() == before + 2


def test_undo(served):
    """what has a receipt is undone only by who says how far back"""
    phone = Phone(served)
    phone.open("Ghem-captain Rivek")
    before = served.sheets()
    assert 'class="done"' in phone.ask("/my/orders", {"text": "Fan: hold", "act": "hand-in", "key": phone.key()})[1]
    refused = subprocess.run([FORCON, "undo", served.campaign], capture_output=True, text=True)
    assert refused.returncode == 1 and "a receipt was given" in refused.stderr, refused
    assert served.sheets() == before + 1
    run("undo", served.campaign, *re.search(r"--to \d+", refused.stderr)[0].split())
    assert served.sheets() == before


def test_question(served):
    """a question comes to the master's desk"""
    phone = Phone(served)
    phone.open("Ghem-captain Rivek")
    assert phone.ask("/my/ask", {"text": "Who holds the ring dock?"})[0] == 200
    assert "Who holds the ring dock?" in run("questions", served.campaign)


def query(served, text):
    """the running number of what was asked so"""
    for line in run("questions", served.campaign, "--json").splitlines():
        if (asked := json.loads(line))["text"] == text:
            return asked["query"]
    raise AssertionError(text)


def seconds_until(phone, text, *command):
    """how long it takes until the page has a text that the command brings"""
    run("do", *command)
    begun = time.monotonic()
    wait_for(lambda: text in phone.ask("/my")[1])
    return time.monotonic() - begun


def test_answer(served):
    """an answer and a message that is forwarded at once are on the telephone within two seconds"""
    phone, other = Phone(served), Phone(served)
    phone.open("Ghem-captain Rivek")
    other.open("Captain Vorpatril")
    phone.ask("/my/ask", {"text": "Where is the Shield?"})
    phone.ask("/my/ask", {"to": "1", "text": "Let us meet at C3"})
    asked, written = query(served, "Where is the Shield?"), query(served, "Let us meet at C3")
    answered = seconds_until(phone, "At Wayside", served.campaign, "reply", f"query={asked}", "text=At Wayside",
                             "at_once=yes")
    forwarded = seconds_until(other, "Let us meet at C3", served.campaign, "forward", f"query={written}", "at_once=yes")
    # Other tests may be in the way of one.
    assert min(answered, forwarded) < 2 or SLOW, (answered, forwarded)
    assert "At Wayside" not in other.ask("/my")[1]


def test_to_another(served):
    """what is written to another admiral goes by way of the master, and stands among the messages"""
    phone = Phone(served)
    phone.open("Ghem-captain Rivek")
    assert 'class="done"' in phone.ask("/my/ask", {"to": "1", "text": "Let us talk"})[1]
    assert "Let us talk" in run("questions", served.campaign)
    wait_for(lambda: "Let us talk" in phone.ask("/my")[1])
    other = Phone(served)
    other.open("Captain Vorpatril")
    assert "Let us talk" not in other.ask("/my")[1]
    assert 'class="wrong"' in phone.ask("/my/ask", {"to": "2", "text": "To myself"})[1]


def test_message(served):
    """what the master sends at once is on the telephone within two seconds, and the other's learns nothing"""
    phone, other = Phone(served), Phone(served)
    phone.open("Ghem-captain Rivek")
    other.open("Captain Vorpatril")
    others, seconds = other.ask("/my/pulse.json")[1], []
    # Other tests may be in the way of one.
    for text in ("Come home", "Come home now", "Come home at last"):
        time.sleep(1)
        pulse = phone.ask("/my/pulse.json")[1]
        run("do", served.campaign, "message", "admiral=rivek", f"text={text}", "at_once=yes")
        begun = time.monotonic()
        wait_for(lambda: phone.ask("/my/pulse.json")[1] != pulse)
        seconds.append(time.monotonic() - begun)
        assert text in phone.ask("/my")[1]
        if seconds[-1] < 1:
            break
    # Telephones ask once a second.
    assert min(seconds) < 1 or SLOW, seconds
    assert other.ask("/my/pulse.json")[1] == others


def test_language(served):
    """an admiral picks the language of the pages"""
    phone = Phone(served)
    phone.open("Captain Vorpatril")
    try:
        assert phone.ask("/my/language", {"lang": "ru"})[0] == 303
        page = phone.ask("/my")[1]
        assert '<html lang="ru">' in page and "Этот телефон" in page
        assert phone.ask("/my/language", {"lang": "xx"})[0] == 200 and '<html lang="ru">' in phone.ask("/my")[1]
    finally:
        phone.ask("/my/language", {"lang": "en"})
    assert '<html lang="en">' in phone.ask("/my")[1]


def test_help(served):
    """how to play by telephone is a page of it, in the admiral's language"""
    phone = Phone(served)
    phone.open("Captain Vorpatril")
    assert 'href="/my/help"' in phone.ask("/my")[1]
    page = phone.ask("/my/help")[1]
    assert "<h1>Playing by telephone</h1>" in page and page.count("<li>") == 14 and "paper" in page, page
    try:
        phone.ask("/my/language", {"lang": "ru"})
        assert "<h1>Игра с телефона</h1>" in phone.ask("/my/help")[1]
    finally:
        phone.ask("/my/language", {"lang": "en"})


def test_foreign(served):
    """a form that another site sends is not taken"""
    phone = Phone(served)
    phone.open("Ghem-captain Rivek")
    before = served.sheets()
    form = {"text": "Fan: hold", "act": "hand-in", "key": phone.key()}
    assert phone.ask("/my/orders", form, Origin="http://elsewhere.example")[0] == 403
    own = f"http://{served.host}:{served.port}"
    assert served.sheets() == before
    assert phone.ask("/my/orders", dict(form, act="read"), Origin=own)[0] == 200


def test_marks(served):
    """what is written is never part of the page"""
    phone = Phone(served)
    phone.open("Ghem-captain Rivek")
    evil = '</textarea><script src="//evil.example"></script><b onclick="x">'
    page = phone.ask("/my/orders", {"text": evil, "act": "read", "key": phone.key()})[1]
    assert "<script src=\"//evil" not in page and "<b onclick" not in page
    assert "&lt;/textarea&gt;" in page


def test_headers(served):
    """nothing is kept on the way, nothing of another site is loaded, and no address is told"""
    phone = Phone(served)
    phone.open("Ghem-captain Rivek")
    for path in ("/my", "/my/map.svg", "/", "/nowhere", "/style.css"):
        phone.ask(path)
        assert phone.headers["Cache-Control"] == "no-store", path
        assert phone.headers["Referrer-Policy"] == "same-origin", path
        assert "default-src 'none'" in phone.headers["Content-Security-Policy"], path
        assert phone.headers["X-Content-Type-Options"] == "nosniff", path


def test_limits(served):
    """a form that is too long, or of no known length, is not read"""
    phone = Phone(served)
    phone.open("Ghem-captain Rivek")
    assert phone.ask("/my/orders", {"text": "x" * 300_000})[0] == 413
    connection = http.client.HTTPConnection(served.host, served.port, timeout=PATIENCE)
    connection.request("POST", "/my/orders", iter([b"text=x"]), {"Cookie": phone.cookie}, encode_chunked=True)
    assert connection.getresponse().status == 411
    assert phone.ask("/my", method="DELETE")[0] == 405


def test_forget(served):
    """a telephone that is forgotten sees nothing any more"""
    phone = Phone(served)
    phone.open("Ghem-captain Rivek")
    cookie = phone.cookie
    assert phone.ask("/my/forget", {})[0] == 303
    phone.cookie = cookie
    assert phone.ask("/my")[0] == 403


def test_crash(served):
    """a crash of what is open to the network is no end of anything"""
    os.kill(served.visitors(), signal.SIGKILL)
    served.read_links()
    phone = Phone(served)
    assert phone.open("Ghem-captain Rivek")[0] == 303
    assert phone.ask("/my")[0] == 200


def test_pin(_):
    """where a PIN is set the link alone opens nothing"""
    served = Served(pin="4711")
    try:
        phone = Phone(served)
        phone.open("Ghem-captain Rivek")
        assert 'name="pin"' in phone.ask("/my")[1] and 'name="pin"' in phone.ask("/my/orders")[1]
        assert phone.ask("/my/orders", {"text": "Fan: hold", "act": "hand-in", "key": "k"})[0] == 404
        assert 'class="wrong"' in phone.ask("/my/pin", {"pin": "1234"})[1]
        assert phone.ask("/my/pin", {"pin": "4711"})[0] == 303
        assert 'name="pin"' not in phone.ask("/my")[1]
    finally:
        served.end()


def test_pin_meanwhile(_):
    """a PIN that is set while the screens are served is asked for at once, of those who are there, too"""
    served = Served()
    try:
        phone = Phone(served)
        phone.open("Ghem-captain Rivek")
        assert phone.ask("/my")[0] == 200
        served.set_pin("4711")
        wait_for(lambda: phone.ask("/my")[0] == 403)
        phone.open("Ghem-captain Rivek")
        assert 'name="pin"' in phone.ask("/my")[1]
    finally:
        served.end()


def shows(phone, secret):
    """Whether the telephone is still let in; what it sees must not have this."""
    try:
        status, page = phone.ask("/my")
    except (OSError, http.client.HTTPException):
        return False
    assert secret not in page
    return status == 200


def test_number_changes_hands(_):
    """before play an admiral's number may become another's, and no telephone sees more by that"""
    served = Served(begun=False)
    try:
        first, second = Phone(served), Phone(served)
        first.open("Captain Vorpatril")
        second.open("Ghem-captain Rivek")
        assert "Captain Vorpatril" in first.ask("/my")[1]
        table = os.path.join(served.folder.name, "ships.csv")
        run("export", served.campaign, "--csv", "-o", table)
        with open(table, encoding="utf-8") as lines:
            ships = [line.split(",") for line in lines if line.startswith("vorpatril,")]
        for what, words in (("ship", {ship[2] for ship in ships}), ("formation", {ship[1] for ship in ships}),
                            ("admiral", {"vorpatril"})):
            for word in words:
                run("do", served.campaign, "remove", what, word)
        wait_for(lambda: not shows(first, "<h1>Ghem-captain Rivek"))
        served.read_links()
        assert list(served.links) == ["Everybody", "Ghem-captain Rivek"]
        assert first.ask("/my")[0] == 403 and second.ask("/my")[0] == 403
        second.open("Ghem-captain Rivek")
        assert "Ghem-captain Rivek" in second.ask("/my")[1]
    finally:
        served.end()


def test_resolved(_):
    """while a phase is resolved the telephone shows what paper would, and its report comes when it is over"""
    served = Served()
    try:
        phone = Phone(served)
        phone.open("Captain Vorpatril")
        phone.ask("/my/orders", {"text": "Spurs: move to B1", "act": "hand-in", "key": phone.key()})
        wait_for(lambda: "Spurs: move to B1" in phone.ask("/my/fleet")[1])
        before = [phone.ask(page)[1] for page in ("/my/fleet", "/my/map")]
        run("do", served.campaign, "advance")
        wait_for(lambda: "collecting orders" not in phone.ask("/my")[1])
        assert [phone.ask(page)[1] for page in ("/my/fleet", "/my/map")] == before
        page = phone.ask("/my/orders", {"text": "Spurs: patrol", "act": "read", "key": phone.key()})[1]
        assert "How it is read" not in page, "read"
        run("do", served.campaign, "advance")
        run("do", served.campaign, "advance")
        wait_for(lambda: "phase 1" in phone.ask("/my/report")[1])
        assert phone.ask("/my/report/0")[0] == 200
        assert phone.ask("/my/map")[1] != before[1]
    finally:
        served.end()


def clash(served):
    """Shield and Fan meet."""
    run("do", served.campaign, "advance", "leave_open=yes")
    run("do", served.campaign, "place", "formation=shield", "sector=b3", "--reason=so that they meet")
    run("do", served.campaign, "meet", "formation=shield", "target=fan", "--reason=so that they fight")


def play(served, *commands):
    """The master's own commands at the table."""
    script = os.path.join(served.folder.name, "commands.xml")
    with open(script, "w") as file:
        file.write(f"<commands>{''.join(commands)}</commands>")
    run("fight", served.campaign, script)


class Seat:
    """Fan is at turn to move, and its admiral has the form for it."""

    def __init__(self, allowed=True):
        self.served = Served()
        if allowed:
            run("do", self.served.campaign, "suggestions", "on=yes")
        clash(self.served)
        play(self.served, '<begin dice="1 5 1 6"/>')
        self.phone = Phone(self.served)
        self.phone.open("Ghem-captain Rivek")
        wait_for(lambda: self.page().count("<li>") > 0)

    def page(self):
        return self.phone.ask("/my/table")[1]

    def form(self, **fields):
        hidden = dict(re.findall(r'type="hidden" name="(\w+)" value="([^"]*)"', self.page()))
        return dict(hidden, **fields)

    def propose(self, form):
        return self.phone.ask("/my/table", form)[1]

    def waiting(self, *options):
        return [json.loads(line) for line in run("proposals", self.served.campaign, "--json", *options).splitlines()]

    def entered(self, what):
        """How often it is in the journal."""
        return run("journal", "--json", self.served.campaign).count(f'"what":"{what}"')


def test_proposal(_):
    """a move that is proposed from the telephone is the master's to accept, and then it is made"""
    seat = Seat()
    try:
        form = seat.form(m1="ahead", d1="15")
        answer = seat.propose(form)
        assert 'class="done"' in answer and "15.0 cm ahead" in answer, answer
        waiting = seat.waiting()
        assert len(waiting) == 1 and waiting[0]["admiral"] == "rivek", waiting
        assert "15.0 cm ahead" in run("proposals", seat.served.campaign), "in words"
        wait_for(lambda: "Your proposal of" in seat.page() and "waits" in seat.page())
        # Sent again it is there once; another one from a fresh page replaces it.
        assert 'class="done"' in seat.propose(form)
        assert seat.entered("suggest") == 1
        assert 'class="done"' in seat.propose(seat.form(m1="starboard", d1="20", a1="30"))
        assert len(seat.waiting("--all")) == 1 and seat.entered("suggest") == 2
        told = run("proposals", seat.served.campaign, "--accept", str(seat.waiting()[0]["suggestion"]))
        assert "20.0 cm" in told and "30" in told, told
        assert not seat.waiting() and seat.entered("accept") == 1
        wait_for(lambda: "accepted" in seat.page())
        # The move was an ordinary command: it is taken back as such.
        run("undo", seat.served.campaign)
        assert seat.entered("suggest") == 2
    finally:
        seat.served.end()


def test_proposal_refused(_):
    """what rules forbid, ships of others and a round that is over are refused with the reason, and nothing is half done"""
    seat = Seat()
    try:
        stale = seat.form(m1="ahead", d1="15")
        for wrong in ({"m1": "ahead", "d1": "99"}, {"m2": "ahead", "d2": "15"},
                      {"m1": "ahead", "d1": "15", "m9": "stand"},
                      {"m1": "port", "d1": "15", "a1": "80"}, {}, {"m1": ""}, {"m1": "x"}, {"clash": "7", "m1": "stand"},
                      {"moment": "9 fire", "m1": "ahead", "d1": "15"}):
            page = seat.propose(dict(stale, **wrong) if "m1" in wrong else dict(seat.form(), **wrong))
            assert 'class="wrong"' in page and 'class="done"' not in page, (wrong, page)
        assert seat.entered("suggest") == 0 and not seat.waiting("--all")
        other = Phone(seat.served)
        other.open("Captain Vorpatril")
        assert 'class="wrong"' in other.ask("/my/table", dict(stale, key="f" * 32))[1]
        assert 'class="done"' in seat.propose(seat.form(m1="ahead", d1="15"))
        number = str(seat.waiting()[0]["suggestion"])
        proposed = run("fight", seat.served.campaign, "--propose")
        play(seat.served, re.search(r"<move .*</move>", proposed, re.S)[0], "<end-step/>")
        refused = subprocess.run([FORCON, "proposals", seat.served.campaign, "--accept", number], capture_output=True,
                                 text=True)
        assert refused.returncode == 1 and "gone on" in refused.stderr, refused.stderr
        wait_for(lambda: "went on without it" in seat.page())
        assert "gone on" in seat.propose(dict(stale, key="e" * 32)), "stale"
        assert not seat.waiting() and len(seat.waiting("--all")) == 1
    finally:
        seat.served.end()


def test_proposal_number(_):
    """a number in a proposal that cannot be read is told, and nothing is taken for it"""
    seat = Seat()
    try:
        for field, wrong, label in (("b1", "3.456", "Before the turn, cm"), ("d1", "far", "Distance, cm"),
                                    ("a1", "-30", "Turn, °"), ("d1", "99999999999", "Distance, cm")):
            page = seat.propose(seat.form(**dict({"m1": "starboard", "d1": "20", "a1": "30"}, **{field: wrong})))
            assert f"“{label}” takes a number" in page and 'class="done"' not in page, (field, wrong, page)
        assert seat.entered("suggest") == 0
        # What the move does not need says nothing.
        assert 'class="done"' in seat.propose(seat.form(m1="ahead", d1="15,5", b1="3.456"))
    finally:
        seat.served.end()


def test_proposal_off(_):
    """as long as the master does not allow it, nothing is offered or taken"""
    seat = Seat(allowed=False)
    try:
        assert 'class="proposal"' not in seat.page()
        form = {"key": "a" * 32, "clash": "1", "moment": "1 movement", "m1": "ahead", "d1": "15"}
        assert 'class="wrong"' in seat.propose(form)
        assert not seat.waiting("--all")
    finally:
        seat.served.end()


def test_proposal_kept(_):
    """what was proposed is there after the server was killed"""
    seat = Seat()
    try:
        assert 'class="done"' in seat.propose(seat.form(m1="ahead", d1="15"))
        seat.served.process.kill()
        seat.served.process.wait(PATIENCE)
        seat.served.begin()
        assert len(seat.waiting()) == 1
        seat.phone = Phone(seat.served)
        seat.phone.open("Ghem-captain Rivek")
        assert "15.0 cm ahead" in seat.page()
    finally:
        seat.served.end()


def test_table(_):
    """who is in a clash sees its table as the own side does, while it goes on"""
    served = Served()
    try:
        own, other = Phone(served), Phone(served)
        own.open("Captain Vorpatril")
        other.open("Ghem-captain Rivek")
        assert "None of your ships is in a clash now." in own.ask("/my/table")[1]
        clash(served)
        wait_for(lambda: "/my/table" in own.ask("/my")[1])
        pictures = []
        for phone in (own, other):
            path = wait_for(lambda: re.search(r'src="(/my/table/1.svg)', phone.ask("/my/table")[1]))[1]
            pictures.append(wait_for(lambda: phone.ask(path)[0] == 200 and phone.ask(path)[1]))
        assert pictures[0] != pictures[1]
        # The own ships are in the middle of what a telephone shows of it first.
        assert re.search(r'data-x="0\.\d+" data-y="0\.\d+"', own.ask("/my/table")[1])
        assert "<li>" not in own.ask("/my/table")[1]
        run("fight", served.campaign, "--captains", "--rounds=1")
        # Each of its commands is entered by itself, and the page may be that of the first ones for a moment.
        wait_for(lambda: "<li>" in own.ask("/my/table")[1])
    finally:
        served.end()


def test_sessions(served):
    """who is there is listed beside the server, and is ended"""
    def numbers():
        return {line.split(":")[0] for line in run("serve", served.campaign, "--sessions").splitlines()}

    before, phone = numbers(), Phone(served)
    phone.open("Captain Vorpatril")
    assert phone.ask("/my")[0] == 200
    number = wait_for(lambda: numbers() - before).pop()
    run("serve", served.campaign, "--end-session", number)
    wait_for(lambda: phone.ask("/my")[0] == 403)
    assert number not in numbers()


TESTS = [test_link, test_stranger, test_wrong_token, test_same_for_all, test_hidden, test_read, test_map, test_cards,
         test_meant, test_picked, test_taps, test_taps_lacking, test_once, test_undo, test_question, test_answer,
         test_to_another,
         test_message, test_language, test_help, test_foreign, test_marks, test_headers, test_limits, test_forget,
         test_crash, test_pin, test_pin_meanwhile, test_number_changes_hands, test_resolved, test_table,
         test_proposal, test_proposal_refused, test_proposal_number, test_proposal_off, test_proposal_kept,
         test_sessions]


def check(room, tests):
    print(f"1..{len(tests)}", flush=True)
    served = Served()
    for number, test in enumerate(tests, 1):
        skipped = ""
        try:
            test(served)
            verdict = "ok"
        except unittest.SkipTest as why:
            verdict, skipped = "ok", f" # SKIP {why}"
        except Exception as problem:  # whatever it is, the other tests are made
            where = traceback.extract_tb(problem.__traceback__)
            told = [f"line {frame.lineno}: {frame.line}" for frame in where] + [repr(problem)]
            print("# " + "\n".join(told).replace("\n", "\n# ")[:4000], flush=True)
            verdict = "not ok"
        print(f"{verdict} {number} /web/{room}/{test.__doc__}{skipped}", flush=True)
    served.end()


if __name__ == "__main__":
    check("serve", TESTS)
