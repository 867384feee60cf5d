# SPDX-License-Identifier: GPL-3.0-or-later
"""All that an admiral may propose at a table, each from the telephone's page to what is done on the table.

usage: proposing.py FORCON SCENARIO"""
import html
import json
import os
import re
import shutil
import tempfile
import time

from serve import PATIENCE, SCENARIO, Phone, Served, check, clash, play, run, wait_for

SALVO = '<create thing="salvo" side="rivek" x="60" y="40" heading="270" count="4" speed="25" run="2"/>'
BY_HAND = 'reason="so that it can be tried"'


def scenario(folder):
    """The one of all tests, with a minesweeper more."""
    shutil.copytree(os.path.join(os.path.dirname(SCENARIO), "fleets"), os.path.join(folder, "fleets"))
    path = os.path.join(folder, "scenario.xml")
    skirmish = os.path.join(os.path.dirname(SCENARIO), "skirmish.xml")
    with open(skirmish, encoding="utf-8") as before, open(path, "w", encoding="utf-8") as after:
        ship = '<ship from="hassadar"/>'
        after.write(before.read().replace(ship, ship + '<ship from="lazkowski"/>'))
    return path


class Table:
    """The four ships of Shield, whose admiral has a telephone, and the three of Fan, in one clash."""

    def __init__(self, twin=None):
        self.folder = tempfile.TemporaryDirectory()
        self.served = Served(scenario=scenario(self.folder.name))
        if twin:
            self.become(twin.served)
        else:
            run("do", self.served.campaign, "suggestions", "on=yes")
            clash(self.served)
        self.phone = Phone(self.served)
        self.phone.open("Captain Vorpatril")
        self.see("set-up")

    def become(self, other):
        """The same campaign, with the same secret."""
        self.served.process.terminate()
        self.served.process.wait(PATIENCE)
        os.remove(self.served.campaign)
        run("copy", other.campaign, "-o", self.served.campaign)
        self.served.begin()

    def page(self):
        return self.phone.ask("/my/table")[1]

    def see(self, what):
        """The page, once it has that."""
        return wait_for(lambda: (page := self.page()) and re.search(what, page) and page)

    def face(self):
        """An enemy that is seen is before the guns, and it is the turn of Shield to fire."""
        self.put("fire", '<reveal ship="ghem-general-naru" side="vorpatril" level="identified"/>',
                 '<place ship="ghem-general-naru" x="70" y="40" heading="270"/>',
                 '<place ship="count-piotr" x="40" y="40" heading="90"/>',
                 '<place ship="hassadar" x="40" y="41.5" heading="90"/>',
                 '<place ship="general-vorkraft" x="42" y="40" heading="90"/>')

    def settle(self, what):
        """The page, once it has that and stays as it is."""
        page = None
        while page != (page := self.see(what)):
            time.sleep(1.2)
        return page

    def put(self, step, *commands, turn="vorpatril"):
        """The master puts things so that it is the turn of this side, and this step."""
        by_hand = [re.sub("/>$", f" {BY_HAND}/>", command) for command in commands]
        play(self.served, f'<set value="turn" to="{turn}" {BY_HAND}/>', f'<set value="step" to="{step}" {BY_HAND}/>',
             *by_hand)

    def answer(self, fields):
        hidden = dict(re.findall(r'type="hidden" name="(\w+)" value="([^"]*)"', self.page()))
        return self.phone.ask("/my/table", dict(hidden, **fields))[1]

    def propose(self, fields):
        """What waits for the master; what comes to the page a moment later may be in the way at first."""
        wait_for(lambda: 'class="done"' in self.answer(fields))
        return [json.loads(line) for line in run("proposals", self.served.campaign, "--json").splitlines()][0]

    def accept(self, proposal):
        """How often each command is in the journal more than before."""
        before = self.done()
        run("proposals", self.served.campaign, "--accept", str(proposal["suggestion"]), "--generate")
        return {kind: n - before.get(kind, 0) for kind, n in self.done().items() if n != before.get(kind, 0)}

    def done(self):
        """How often each command was given at the table."""
        told = run("journal", "--json", self.served.campaign)
        kinds = re.findall(r'"battle":"([\w-]+)"', told)
        return {kind: kinds.count(kind) for kind in kinds}

    def offered(self, wanted):
        texts = map(html.unescape, re.findall(r'type="checkbox" name="c\d+" value="([^"]*)"', self.page()))
        return next((text for text in texts if re.search(wanted, text)), None)

    def pick(self, wanted):
        """Taps the action that is offered so, the whole way to the table."""
        text = wait_for(lambda: self.offered(wanted))
        proposal = self.propose({"c0": text})
        kind = text.split(";")[0]
        assert proposal["text"].split(";")[0] == kind, proposal
        assert self.accept(proposal) == {kind: 1}, text
        self.see('class="done">Your proposal of [^<]*accepted')

    def end(self):
        self.served.end()
        self.folder.cleanup()


def without_key(page):
    return re.sub(r'(name="key" value=")[0-9a-f]+', r"\1", page)


# What somebody may try who guesses at what is hidden: the ids that ships would have if they were seen.
GUESSES = [{"c0": text} for text in ("board; ship=1; target=5", "ram; ship=1; target=5", "fate; ship=5",
                                     "launch; ship=2; target=5; weapons=16", "move-salvo; salvo=4", "sweep; ship=5")]
GUESSES += [{"w1.0": "5"}, {"w1.0": "s4"}, {"o5": "brace"}, {"m5": "stand"}]

table = None


def test_lay(_):
    """mines are laid before the battle"""
    table.pick("lay; ship=2; charge=torpedo")


def test_sweep(_):
    """a minesweeper sweeps"""
    play(table.served, '<begin dice="1 5 1 6"/>')
    table.put("movement")
    table.pick("sweep; ship=4")


def test_form(_):
    """a ship leaves its formation"""
    table.pick("form; ship=3$")


def test_join(_):
    """a ship joins a formation"""
    table.put("movement", '<place ship="count-piotr" x="40" y="40" heading="90"/>',
              '<place ship="hassadar" x="40" y="41.5" heading="90"/>')
    table.pick("join; ship=3; target=1")


def test_launch(_):
    """torpedoes are launched"""
    table.face()
    table.pick("launch; ship=2; target=")


def test_fire_at_salvo(_):
    """guns fire at torpedoes"""
    table.put("fire", SALVO)
    salvo = re.search(r'name="w1.0">.*?value="(s\d+)"', table.see('value="s\\d+"'))[1]
    proposal = table.propose({"w1.0": salvo})
    assert "salvo=" in proposal["text"] and table.accept(proposal) == {"fire": 1}, proposal


def test_prepare(_):
    """a ship prepares to launch"""
    table.put("fire")
    table.see('value="prepare-to-launch"')
    proposal = table.propose({"o2": "prepare-to-launch"})
    assert table.accept(proposal) == {"order": 1}, proposal


def test_shields(_):
    """ships join their shields"""
    table.pick("join-shields; ship=1; joined=1")


def test_move_salvo(_):
    """torpedoes that were launched run on"""
    table.put("torpedoes")
    table.pick("move-salvo; salvo=")


def test_cover(_):
    """an escort covers a friend against torpedoes"""
    table.put("torpedoes", SALVO, turn="rivek")
    table.pick("cover; ship=3; target=1")


def test_board(_):
    """an enemy in contact is boarded"""
    table.put("torpedoes", '<place ship="ghem-lord-arvin" x="38.3" y="40" heading="270"/>',
              '<set ship="ghem-lord-arvin" value="hits-left" to="1"/>',
              '<reveal ship="ghem-lord-arvin" side="vorpatril" level="identified"/>')
    table.pick("board; ship=1; target=")


def test_fate(_):
    """over a prize its captor's admiral decides"""
    play(table.served, '<end-step/>')
    table.pick("fate; ship=\\d+; fate=scuttle")


def test_repair(_):
    """damage is repaired"""
    table.put("end", '<create thing="critical" ship="count-piotr" effect="fire"/>')
    table.pick("repair; ship=1; effect=fire")


def test_pass_flag(_):
    """the flag is passed"""
    table.put("end")
    table.pick("pass-flag; ship=2")


def test_land(_):
    """troops land"""
    table.put("end", '<create thing="object" kind="planet" x="100" y="40" radius="10"/>',
              '<set ship="lazkowski" value="troops" to="3"/>')
    planet = re.search(r'"object":(\d+),"kind":"planet"', run("journal", "--json", table.served.campaign))[1]
    table.put("end", f'<place ship="lazkowski" planet="{planet}" x="20" y="12" heading="90"/>')
    table.pick("land; ship=4; count=3")


def test_orbit(_):
    """a ship in low orbit changes its orbit"""
    table.put("movement")
    play(table.served, '<form ship="lazkowski"/>')
    table.see('name="h4"')
    proposal = table.propose({"m4": "ahead", "d4": "12", "h4": "1 shields"})
    assert "orbit=1" in proposal["text"] and table.accept(proposal) == {"move": 1}, proposal


def test_ram(_):
    """a ship that goes full ahead rams"""
    table.put("movement", '<place ship="hassadar" x="40" y="70" heading="90"/>',
              '<place ship="ghem-general-naru" x="60" y="70" heading="0"/>')
    table.pick("form; ship=3$")
    table.put("movement", '<set ship="hassadar" value="order" to="full-ahead"/>')
    table.pick("ram; ship=3; target=")


def test_twins(_):
    """what the admiral cannot see of the table changes no byte of what is offered or answered"""
    one = Table()
    twins = [(one, 'x="42.2" y="40"'), (Table(twin=one), 'x="130" y="80"')]
    try:
        for twin, where in twins:
            play(twin.served, '<begin dice="1 5 1 6"/>')
            twin.put("movement", '<place ship="count-piotr" x="40" y="40" heading="90"/>',
                     f'<place ship="ghem-general-naru" {where} heading="270"/>',
                     f'<create thing="mine" side="rivek" charge="plasma" {where}/>')
        for step in ("movement", "fire", "torpedoes", "end"):
            told = []
            for twin, _ in twins:
                twin.put(step)
            for twin, _ in twins:
                page = twin.settle(f'data-moment="1 {step} ')
                told.append([without_key(page)] + [without_key(twin.answer(form)) for form in GUESSES])
            assert told[0] == told[1], (step, [pair for pair in zip(*told) if pair[0] != pair[1]])
            assert 'type="checkbox"' in told[0][0], step
        for twin, _ in twins:
            twin.put("torpedoes", '<reveal ship="ghem-general-naru" side="vorpatril" level="identified"/>')
        twins[0][0].see("board; ship=1; target=")
        assert "board; " not in twins[1][0].settle('data-moment="1 torpedoes '), "nothing else is different"
    finally:
        for twin, _ in twins:
            twin.end()


TESTS = [test_twins, test_lay, test_sweep, test_form, test_join, test_launch, test_fire_at_salvo,
         test_prepare, test_shields, test_move_salvo, test_cover, test_board, test_fate, test_repair, test_pass_flag,
         test_land, test_orbit, test_ram]

if __name__ == "__main__":
    table = Table()
    check("proposing", TESTS)
    table.end()
