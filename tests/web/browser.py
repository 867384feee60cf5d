# SPDX-License-Identifier: GPL-3.0-or-later
"""What an admiral does on a telephone of 360 by 740 px, in a real browser.

usage: browser.py FORCON SCENARIO
FORCON_AXE names axe-core's axe.min.js; without it what needs it is skipped, and so is all without a browser."""
import contextlib
import os
import re
import shutil
import time
import unittest

from chromium import Chromium
from proposing import Table
from serve import SCENARIO, SLOW, Served, check, play, run

ADMIRAL = "Jole"
PAGES = ["/my", "/my/map", "/my/fleet", "/my/orders", "/my/report"]
# As long as a person needs from tap to tap, s.
THINKING = 1.5
# Least width and height of what a finger has to meet, px.
FINGER = 44


def address(served, path=""):
    return f"http://{served.host}:{served.port}{path}"


def link_of(served, admiral=ADMIRAL):
    return next(link for name, link in served.links.items() if admiral in name)


def enter(served, admiral=ADMIRAL):
    browser.open(address(served, link_of(served, admiral)))


def count_taps(deed):
    """How many taps it takes, and how many seconds the machine."""
    taps, begun = browser.taps, time.monotonic()
    deed()
    return browser.taps - taps, time.monotonic() - begun


def test_map(served):
    """from the link of the QR code to the own map it is at most three taps and 15 seconds"""

    def look_at_map():
        enter(served)
        browser.tap("document.querySelector('nav a[href=\"/my/map\"]')")
        browser.wait_for("location.pathname === '/my/map' && document.querySelector('.map img')?.complete")

    taps, seconds = count_taps(look_at_map)
    # The code is one, with the camera.
    assert taps + 1 <= 3 and seconds + taps * THINKING < 15, (taps, seconds)
    assert browser.look("document.querySelector('.map img').naturalWidth") > 300
    assert browser.look("document.documentElement.scrollWidth") == 360, "nothing is wider than the screen"


def test_sector(served):
    """a sector that is tapped says what is there"""
    enter(served)
    browser.open(address(served, "/my/map"))
    browser.tap("document.querySelector('.map a')")
    shown = browser.wait_for("document.querySelector('.sector:target')?.innerText")
    name = browser.look("document.querySelector('.map a').getAttribute('aria-label')")
    assert shown.startswith(name), (name, shown)


def pick(who, what, where=None):
    browser.tap(f"[...document.querySelectorAll('input[name=who]')].at({who})")
    browser.tap(f"document.querySelector('input[value=\"{what}\"]')")
    if where:
        browser.tap(f"document.querySelector('path[data-sector=\"{where}\"]')")
    lines = browser.look("document.getElementById('text').value.split('\\n').length")
    browser.tap("document.querySelector('button[value=add]')")
    browser.wait_for(f"document.getElementById('text').value.split('\\n').length > {lines}")


def test_taps(served):
    """a sheet for three formations is handed in by taps alone, in at most 60 seconds"""
    before = served.sheets()
    enter(served)

    def hand_in():
        browser.tap("document.querySelector('nav a[href=\"/my/orders\"]')")
        browser.wait_for("!!document.querySelector('input[name=who]')")
        pick(0, "move", where=browser.look("document.querySelector('path[data-sector]').dataset.sector"))
        pick(1, "hold")
        pick(2, "case:avoid")
        browser.tap("document.querySelector('button[value=hand-in]')")
        browser.wait_for("!!document.querySelector('#words .done')")

    taps, seconds = count_taps(hand_in)
    assert seconds + taps * THINKING < 60, (taps, seconds)
    assert served.sheets() == before + 1
    handed_in = browser.look("document.querySelector('#words pre').innerText").splitlines()
    assert len({line.split(":")[0] for line in handed_in if line}) == 3, handed_in


def test_typed(served):
    """what is typed is read as one types"""
    before = served.sheets()
    enter(served, "Molino")
    browser.open(address(served, "/my/orders"))
    browser.look("document.getElementById('text').focus()")
    browser.say("Input.insertText", text="gibberish")
    browser.wait_for("document.querySelector('#readings li q')?.innerText === 'gibberish'")
    assert served.sheets() == before


def test_news(served):
    """what the master sends at once is seen within two seconds, and the clock goes on"""
    enter(served)
    browser.wait_for("document.querySelector('.clock b')?.textContent")
    clock = browser.look("document.querySelector('.clock b').textContent")
    seconds = []
    # Other tests may be in the way of one.
    for text in ("Come home", "Come home now", "Come home at last"):
        time.sleep(1)
        run("do", served.campaign, "message", "admiral=jole", f"text={text}", "at_once=yes")
        begun = time.monotonic()
        browser.wait_for(f"[...document.querySelectorAll('#news li')].some(e => e.innerText.endsWith('{text}'))")
        seconds.append(time.monotonic() - begun)
        if seconds[-1] < 2:
            break
    assert min(seconds) < 2 or SLOW, seconds
    assert browser.look("document.querySelector('.clock b').textContent") != clock


def test_without_scripts(served):
    """an order is put together and handed in without scripts, too"""
    before = served.sheets()
    enter(served, "Benin")
    browser.say("Emulation.setScriptExecutionDisabled", value=True)
    try:
        browser.open(address(served, "/my/orders"))
        browser.tap("document.querySelector('input[name=who]')")
        browser.tap("document.querySelector('input[value=hold]')")
        browser.tap("document.querySelector('button[value=add]')")
        browser.wait_for("document.getElementById('text').value.includes(': hold')")
        browser.tap("document.querySelector('button[value=hand-in]')")
        words = browser.wait_for("document.querySelector('#words p')?.className")
        assert words == "done", browser.look("document.querySelector('#words').innerText")
    finally:
        browser.say("Emulation.setScriptExecutionDisabled", value=False)
    assert served.sheets() == before + 1


def look_for_small(where):
    small = browser.look(
        "[...document.querySelectorAll('nav a, button, select, textarea, input:not([type=hidden]), summary')]"
        f".filter(e => e.offsetParent && (e.getBoundingClientRect().height < {FINGER} - 0.5"
        f" || e.getBoundingClientRect().width < {FINGER} - 0.5)).map(e => e.outerHTML)")
    assert small == [], (where, small)


def test_fingers(served):
    """whatever is to be tapped is as large as a finger"""
    enter(served)
    for page in PAGES:
        browser.open(address(served, page))
        look_for_small(page)


@contextlib.contextmanager
def table():
    """The page of an admiral whose ships are to fire."""
    one = Table()
    try:
        play(one.served, '<begin dice="1 5 1 6"/>')
        one.face()
        one.see('value="launch; ')
        enter(one.served, "Vorpatril")
        browser.open(address(one.served, "/my/table"))
        unfold()
        yield one
    finally:
        one.end()


def unfold():
    browser.look("document.querySelectorAll('details').forEach(e => { e.open = true; })")


def test_proposal(_):
    """torpedoes are proposed with two taps, on what is as large as a finger"""
    with table() as one:
        look_for_small("/my/table")
        assert browser.look("document.documentElement.scrollWidth") == 360, "nothing is wider than the screen"
        browser.tap("document.querySelector('input[value^=\"launch; \"]')")
        browser.tap("document.querySelector('.proposal button.main')")
        browser.wait_for("document.querySelector('p.done') && /torpedoes/.test(document.querySelector('li')?.innerText)")
        assert "launch; " in run("proposals", one.served.campaign, "--json")


def look_for_faults(where):
    with open(AXE, encoding="utf-8") as file:
        browser.look(file.read() + ";0")
    faults = browser.look(
        "axe.run().then(found => found.violations.map(one => one.id + ': ' + one.nodes[0].html + ' '"
        " + one.nodes[0].failureSummary))")
    assert faults == [], (where, faults)


def find_faults(served, theme):
    browser.say("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": theme}])
    for page in [*PAGES, "/my/help", "/my/table", "/my/nowhere", "/"]:
        browser.open(address(served, page))
        if page == "/my/orders":
            for value in ("move", "land", "attack-formation", "case:withdraw"):
                browser.look(f"document.querySelector('input[value=\"{value}\"]').click()")
        look_for_faults((page, theme))


def test_axe(served):
    """axe-core finds nothing on any page, by day and by night, in both languages"""
    if not os.path.isfile(AXE):
        raise unittest.SkipTest("FORCON_AXE names no axe-core")
    enter(served)
    try:
        for language, theme in (("ru", "dark"), ("en", "light")):
            browser.open(address(served, "/my"))
            browser.tap(f"document.querySelector('button[lang={language}]')")
            browser.wait_for(f"document.documentElement.lang === '{language}'")
            find_faults(served, theme)
    finally:
        browser.say("Emulation.setEmulatedMedia", features=[])


def test_axe_proposal(_):
    """axe-core finds nothing on the page of a table with all that may be proposed there"""
    if not os.path.isfile(AXE):
        raise unittest.SkipTest("FORCON_AXE names no axe-core")
    with table() as one:
        for theme in ("light", "dark"):
            browser.say("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": theme}])
            browser.open(address(one.served, "/my/table"))
            unfold()
            look_for_faults(("/my/table", theme))
    browser.say("Emulation.setEmulatedMedia", features=[])


def test_axe_pin(_):
    """axe-core finds nothing on the page that asks for a PIN"""
    if not os.path.isfile(AXE):
        raise unittest.SkipTest("FORCON_AXE names no axe-core")
    served = Served(pin="4711", scenario=os.path.join(os.path.dirname(SCENARIO), "skirmish.xml"))
    try:
        enter(served, "Rivek")
        assert browser.look("document.querySelector('input[name=pin]') !== null")
        look_for_faults("PIN")
    finally:
        served.end()


AXE = os.environ.get("FORCON_AXE", "")
TESTS = [test_map, test_sector, test_taps, test_typed, test_news, test_without_scripts, test_fingers,
         test_proposal, test_axe, test_axe_proposal, test_axe_pin]

if __name__ == "__main__":
    program = shutil.which("chromium")
    try:
        browser = Chromium(program) if program else None
        why = "there is no chromium"
    except (RuntimeError, OSError) as problem:
        browser, why = None, re.sub(r"\s+", " ", str(problem))[-200:]
    if browser is None:
        print(f"1..0 # SKIP {why}", flush=True)
    else:
        check("browser", TESTS)
        browser.end()
