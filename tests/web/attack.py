# SPDX-License-Identifier: GPL-3.0-or-later
"""What somebody in the camp's network tries who has no good in mind.

usage: attack.py FORCON SCENARIO"""
import html.parser
import os
import re
import resource
import shutil
import signal
import socket
import ssl
import struct
import tempfile
import threading
import time
from xml.sax.saxutils import escape

from serve import PATIENCE, SCENARIO, Phone, Served, check, run, wait_for

# An attacker has as many connections as he likes.
resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)

RIVEK, VORPATRIL = "Ghem-captain Rivek", "Captain Vorpatril"
OWN_PAGES = ("/my", "/my/map", "/my/fleet", "/my/report", "/my/orders", "/my/map.svg")
HOST = "Host: laptop\r\n"
FORM = "Content-Type: application/x-www-form-urlencoded\r\n"


def connect(served, safe=False):
    connection = socket.create_connection((served.host, served.port))
    connection.settimeout(PATIENCE)
    return ssl._create_unverified_context().wrap_socket(connection) if safe else connection


def say(served, text):
    """What comes back, until the other side hangs up or says no more: the status of each answer, and all of it."""
    with connect(served) as connection:
        heard = b""
        try:
            connection.sendall(text if isinstance(text, bytes) else text.encode())
            connection.shutdown(socket.SHUT_WR)
            while part := connection.recv(65536):
                heard += part
        except OSError:  # the other side has hung up before all was said
            pass
    return [int(status) for status in re.findall(rb"^HTTP/1\.[01] (\d+)", heard, re.MULTILINE)], heard


def known(served, name=RIVEK):
    phone = Phone(served)
    phone.open(name)
    return phone


def has_ended(connection):
    try:
        while connection.recv(65536):
            pass
    except (TimeoutError, BlockingIOError):
        return False
    except OSError:
        pass
    return True


# Requests

def test_smuggling(served):
    """where a request does not say plainly how long it is, nothing behind it is listened to"""
    phone = known(served)
    begin = f"POST /my/orders HTTP/1.1\r\n{HOST}Cookie: {phone.cookie}\r\n{FORM}"
    behind = f"GET /nowhere HTTP/1.1\r\n{HOST}\r\n"
    for lines in ("Content-Length: 4\r\nTransfer-Encoding: chunked", "Transfer-Encoding: chunked\r\nContent-Length: 4",
                  "Transfer-Encoding: xchunked", "Transfer-Encoding: chunked, identity\r\nContent-Length: 0",
                  f"Content-Length: 0\r\nContent-Length: {len(behind)}", "Content-Length: 0\r\nContent-Length: 0",
                  "Content-Length: 0, 5", "Content-Length: -5", "Content-Length: +0", "Content-Length: 0x0",
                  "Content-Length : 5", "Content-Length:", "X: y"):
        answers, heard = say(served, begin + lines + "\r\n\r\n" + behind)
        assert len(answers) == 1 and 400 <= answers[0] < 600, (lines, heard)
    answers, heard = say(served, f"GET / HTTP/1.1\r\n{HOST}Content-Length: {len(behind)}\r\n\r\n" + behind)
    assert answers == [400], heard
    answers, heard = say(served, f"GET / HTTP/1.1\r\n{HOST}X: a\0b\r\n\r\n" + behind)
    assert answers == [400], heard


def test_line_ends(served):
    """bare line ends do not make two requests of one"""
    answers, heard = say(served, "GET /nowhere HTTP/1.1\nHost: laptop\nX: GET /my HTTP/1.1\n\n")
    assert answers == [404], heard
    answers, heard = say(served, f"GET /nowhere HTTP/1.1\r\n{HOST}X: a\r\n GET / HTTP/1.1\r\n\r\n")
    assert answers == [404], heard


def test_paths(served):
    """no way of writing an address leads past who may see it, or to a file"""
    stranger, phone = Phone(served), known(served)
    for path in ("/my", "/a/../my", "/./my", "/my/../my/map", "/my%2fmap", "/%6dy", "/%2e%2e/my", "//my", "/my//map",
                 "/my/", "/MY", "/my;x", "/my?x=/", "/nowhere/../my", "/%21closed", "/my/%21pin", "/my/!pin",
                 "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc/passwd", "/..\\..\\etc\\passwd",
                 "/%c0%ae%c0%ae/etc/passwd", "/proc/self/environ", "/a/", "/a", "/" + "x" * 8000):
        status, page = stranger.ask(path)
        assert status in (400, 403, 404), (path, status)
        assert len(page) < 2000 and "root:" not in page, path
    for line in ("/my%00", "/my/map%00.svg", "/%", "/%zz", "!closed", "my", "http://elsewhere.example/my", "*"):
        answers, heard = say(served, f"GET {line} HTTP/1.1\r\n{HOST}\r\n")
        assert answers and answers[0] in (400, 403, 404), (line, heard)
    for path in ("/my/../etc/passwd", "/my/..%2f..%2fetc/passwd", "/my/report/../../etc/passwd", "/my/report/-1",
                 "/my/report/99999999999999999999", "/my/" + "x" * 8000):
        assert phone.ask(path)[0] in (400, 404), path


def test_methods(served):
    """of all methods only three do anything"""
    phone = known(served)
    for method in ("OPTIONS", "PUT", "DELETE", "TRACE", "PATCH", "PROPFIND", "get", "X" * 100):
        assert phone.ask("/my", method=method)[0] == 405, method
        assert phone.headers["Allow"] == "GET, HEAD, POST" and phone.headers["Content-Length"] == "0", method
    assert phone.ask("/my", method="HEAD") == (200, "")
    assert phone.ask("/my", {"text": "x"})[0] in (200, 404)


def test_sizes(served):
    """what is larger than anything of ours is not taken, and costs no memory"""
    phone = known(served)
    head = f"POST /my/orders HTTP/1.1\r\n{HOST}Cookie: {phone.cookie}\r\n{FORM}"
    before = memory(served)
    for text in (f"GET / HTTP/1.1\r\n{HOST}X: " + "x" * 1_000_000 + "\r\n\r\n", "GET /" + "x" * 1_000_000,
                 f"GET / HTTP/1.1\r\n{HOST}" + "X: y\r\n" * 100_000 + "\r\n", head + "x" * 10_000_000):
        answers, heard = say(served, text)
        assert not answers or answers[0] >= 400, heard[:500]
    length = 50_000_000
    answers, _ = say(served, (f"{head}Content-Length: {length}\r\n\r\n" + "x" * length).encode())
    assert answers in ([413], []), answers
    if not sanitized():
        assert memory(served) - before < 20_000, (before, memory(served))
    assert phone.ask("/my")[0] == 200


def memory(served):
    """Of the visitors' process, kB."""
    with open(f"/proc/{served.visitors()}/status") as status:
        return int(re.search(r"VmRSS:\s+(\d+)", status.read())[1])


# Browsers that another site leads

def test_other_site(served):
    """no other site can make a browser hand in a sheet"""
    phone = known(served)
    own = f"http://{served.host}:{served.port}"
    before = served.sheets()
    form = {"text": "Fan: hold", "act": "hand-in", "key": phone.key()}
    for headers in ({"Origin": "http://elsewhere.example"}, {"Origin": "null"}, {"Origin": ""},
                    {"Origin": own.replace("http:", "http:x")}, {"Origin": own + ".elsewhere.example"},
                    {"Origin": own + "0"}, {"Origin": f"http://{served.host}"},
                    {"Referer": "http://elsewhere.example/"}, {"Referer": "http://elsewhere.example/?" + own},
                    {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"},
                    {"Sec-Fetch-Site": "cross-site", "Origin": own}):
        assert phone.ask("/my/orders", form, **headers)[0] == 403, headers
        assert phone.ask("/my/forget", {}, **headers)[0] == 403, headers
    for kind in ("text/plain", "multipart/form-data; boundary=x", "application/json", ""):
        connection = phone.connect()
        connection.request("POST", "/my/orders", "text=x&act=hand-in&key=" + form["key"],
                           {"Cookie": phone.cookie, "Content-Type": kind})
        assert connection.getresponse().status == 415, kind
    assert served.sheets() == before
    for headers in ({"Origin": own}, {"Referer": own + "/my/orders"}, {"Sec-Fetch-Site": "same-origin"}):
        assert phone.ask("/my/orders", dict(form, act="read"), **headers)[0] == 200, headers


def test_cookie(served):
    """the cookie is of no use to scripts and other sites, and is a new one each time"""
    phone = Phone(served)
    phone.cookie = "forcon=" + "0" * 32
    phone.open(RIVEK)
    first = phone.headers["Set-Cookie"]
    assert "HttpOnly" in first and "SameSite=Lax" in first and "Path=/" in first and "Domain" not in first, first
    assert "0" * 32 not in first
    phone.open(RIVEK)
    assert phone.headers["Set-Cookie"] != first


EVIL = "\"'><img src=x onerror=alert(1)><script>alert(2)</script>]]>&lt;b&gt;${x}"


class Reader(html.parser.HTMLParser):
    """Finds what no page of ours has, however it came there."""

    def __init__(self, page):
        super().__init__()
        self.page = page
        self.convert_charrefs = True

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        assert tag not in ("iframe", "object", "embed", "base", "style", "foreignobject"), (self.page, tag)
        assert tag != "script" or attributes.get("src") == "/script.js", (self.page, attributes)
        assert "http-equiv" not in attributes, self.page
        for name, value in attributes.items():
            assert not name.startswith("on"), (self.page, name)
            assert name != "style" or self.page.endswith(".svg"), (self.page, value)
            assert name not in ("href", "src", "action", "formaction") or value[0] in "/#", (self.page, value)
            assert not (value or "").strip().lower().startswith("javascript:"), (self.page, value)


def test_marks_in_names(_):
    """names, messages, questions and sheets are text on every page, whatever they hold"""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(os.path.join(os.path.dirname(SCENARIO), "fleets"), os.path.join(folder, "fleets"))
        with open(SCENARIO) as file:
            text = file.read()
        # Aliases name what they are of; the names of ships are in other files.
        names = set(re.findall(r'<(?!alias)[a-z-]+ [^>]*?name="([^"]*)"', text))
        text = re.sub(r'( name=")([^"]*)"', lambda found: found[1] + found[2] + (" " + escape(EVIL, {'"': "&quot;"}))
                      * (found[2] in names) + '"', text)
        evil = os.path.join(folder, "evil.xml")
        with open(evil, "w") as file:
            file.write(text)
        served = Served(scenario=evil)
    try:
        phone = known(served, next(name for name in served.links if name.startswith(RIVEK)))
        run("do", served.campaign, "message", "admiral=rivek", "text=" + EVIL, "at_once=yes")
        assert phone.ask("/my/ask", {"text": EVIL})[0] == 200
        wait_for(lambda: "alert(1)" in phone.ask("/my")[1].split("<h2>")[1])
        form = {"text": "Fan: hold\n" + EVIL + "\nFan: move to Crossing " + EVIL, "act": "read", "key": phone.key()}
        pages = {path: phone.ask(path)[1] for path in OWN_PAGES + ("/", "/map.svg", "/nowhere")}
        pages["read"] = phone.ask("/my/orders", form)[1]
        pages["handed in"] = phone.ask("/my/orders", dict(form, act="hand-in"))[1]
        pages["/my/orders after"] = phone.ask("/my/orders")[1]
        assert sum("alert(1)" in page for page in pages.values()) >= 6, "nothing was there to be looked at"
        for path, page in pages.items():
            Reader(path).feed(page)
    finally:
        served.end()


def test_policy(served):
    """every answer, of whatever sort, forbids what is not ours, and is not kept"""
    phone = known(served)
    asked = [lambda path=path: phone.ask(path) for path in OWN_PAGES + ("/", "/nowhere", "/style.css", "/a/x")]
    asked += [lambda: phone.ask("/my", method="PUT"), lambda: phone.ask("/my/orders", {"text": "x" * 300_000}),
              lambda: phone.ask("/my/orders", {"text": "x", "act": "read"}),
              lambda: Phone.ask(phone, "/my/orders", {}, Origin="http://elsewhere.example")]
    for number, ask in enumerate(asked):
        ask()
        policy = phone.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy and "unsafe" not in policy and "*" not in policy, (number, policy)
        assert "frame-ancestors 'none'" in policy and "base-uri 'none'" in policy and "form-action 'self'" in policy
        assert phone.headers["Cache-Control"] == "no-store", number
        assert phone.headers["Referrer-Policy"] == "same-origin", number
        assert phone.headers["X-Content-Type-Options"] == "nosniff", number
        assert phone.headers["Access-Control-Allow-Origin"] is None and phone.headers["Server"] is None, number


# Others' pages

def test_confined(served):
    """the process that is open to the network is confined, with all its threads, and says so where it is not"""
    threads = f"/proc/{served.visitors()}/task"
    for thread in os.listdir(threads):
        with open(f"{threads}/{thread}/status") as status:
            text = status.read()
        if sanitized():
            assert "Seccomp:\t0" in text
        else:
            assert "Seccomp:\t2" in text and "NoNewPrivs:\t1" in text, text


def sanitized():
    """Sanitizers keep what is freed, and need files of their own."""
    return "address" in os.environ.get("FORCON_SANITIZE", "")


def test_sessions(served):
    """what opens one admiral's pages opens no other's"""
    one, other = known(served, RIVEK), known(served, VORPATRIL)
    assert one.ask("/my")[1] != other.ask("/my")[1]
    token, name = served.links[RIVEK].rsplit("/", 1)[1], one.cookie.split("=")[1]
    for cookie in ("forcon=" + token, "forcon=" + name[:-1], "forcon=" + name + "0", "forcon=" + name.upper(),
                   "forcon=", "Forcon=" + name, "xforcon=" + name, "forcon=x; forcon=" + name, "forcon=1",
                   "forcon=../" + name):
        phone = Phone(served)
        phone.cookie = cookie
        assert phone.ask("/my")[0] == 403, cookie
    # Whoever opens another link is this other one from then on, with all that is sent.
    one.open(VORPATRIL)
    assert one.ask("/my")[1] == other.ask("/my")[1]
    assert one.ask("/my/orders", {"text": "Fan: hold", "act": "read", "key": "k", "admiral": "rivek"})[0] == 200
    assert "Fan: hold" not in known(served, RIVEK).ask("/my/orders")[1]


# Slow connections

def call_from(served, address):
    connection = socket.create_connection((served.host, served.port), source_address=(address, 0))
    connection.settimeout(0)
    return connection


def open_slowly(served, count, begin, address):
    connections = [call_from(served, address) for _ in range(count)]
    for connection in connections:
        try:
            connection.sendall(begin)
        except OSError:  # who calls so often is not heard
            pass
    return connections


def keep_out(served, begin, address):
    """Opens more slow connections than there is room for, and asks."""
    slow = open_slowly(served, 400, begin, address)
    begun = time.monotonic()
    phone = known(served)
    for path in OWN_PAGES:
        assert phone.ask(path)[0] == 200, path
    taken = time.monotonic() - begun
    assert taken < 6 or sanitized(), taken
    return slow


def first_words():
    """Half a handshake: a first message that is whole, and no second one."""
    hello = ssl.MemoryBIO()
    try:
        ssl._create_unverified_context().wrap_bio(ssl.MemoryBIO(), hello, server_hostname="laptop").do_handshake()
    except ssl.SSLWantReadError:
        pass
    return hello.read()


SLOW = []
# Telephones have another one.
ELSEWHERE = "127.0.0.66"


def test_slow(served):
    """slow connections keep nobody out, with TLS or without"""
    with_tls = Served(safe=True)
    try:
        begin = f"GET /my HTTP/1.1\r\n{HOST}X: ".encode()
        SLOW.extend(keep_out(served, begin, ELSEWHERE))
        # By now telephones have called from here: more is heard than there is room for.
        SLOW.extend(keep_out(served, begin, "127.0.0.1"))
        # The head of a handshake's first record, which is longer than what comes of it.
        keep_out(with_tls, b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", ELSEWHERE)
        keep_out(with_tls, first_words(), ELSEWHERE)
    finally:
        with_tls.end()


def begin_handshakes(served, count, address):
    """Begins so many, and ends none. Returns how many were heard."""
    heard, hello = 0, first_words()
    for _ in range(count):
        with call_from(served, address) as connection:
            connection.settimeout(PATIENCE)
            try:
                connection.sendall(hello)
                heard += connection.recv(1) != b""
            except OSError:  # who calls so often is not heard
                pass
    return heard


def test_often(_):
    """who calls again and again is not heard any more, which keeps nobody out"""
    served = Served(safe=True)
    try:
        begun = time.monotonic()
        heard = begin_handshakes(served, 300 if sanitized() else 1500, ELSEWHERE)
        # So many at once, and so many a second from then on: visitors/callers.h.
        assert 20 < heard <= 60 + 20 * (time.monotonic() - begun) + 5, heard
        assert known(served).ask("/my")[0] == 200
    finally:
        served.end()


def test_failing_handshakes(_):
    """a handshake that fails costs no memory"""
    served = Served(safe=True)
    try:
        known(served)
        begin_handshakes(served, 60, "127.0.0.1")
        before = memory(served)
        assert begin_handshakes(served, 100, "127.0.0.1") == 100
        assert memory(served) - before < 1500 or sanitized(), memory(served) - before
    finally:
        served.end()


def test_slow_end(_):
    """slow connections are ended after a while"""
    assert SLOW
    wait_for(lambda: all(has_ended(connection) for connection in SLOW))


def test_reset(served):
    """connections that are gone before they are answered do no harm, and leave nothing open"""
    visitors = served.visitors()
    files = len(os.listdir(f"/proc/{visitors}/fd"))
    os.kill(visitors, signal.SIGSTOP)
    for _ in range(200):
        with socket.create_connection((served.host, served.port)) as connection:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    os.kill(visitors, signal.SIGCONT)
    assert known(served).ask("/my")[0] == 200
    assert served.visitors() == visitors
    wait_for(lambda: len(os.listdir(f"/proc/{visitors}/fd")) <= files + 2)


# What ends in the middle

def test_crash_while_handing_in(served):
    """a sheet that was being handed in when the screens crashed is there once when it is sent again"""
    before = served.sheets()
    for delay in (0, 0.01):
        phone = known(served)
        form = {"text": f"Fan: hold\n{delay}", "act": "hand-in", "key": phone.key()}
        sender = threading.Thread(target=lambda: phone_fails(phone, form))
        sender.start()
        time.sleep(delay)
        os.kill(served.visitors(), signal.SIGKILL)
        sender.join()
        served.read_links()
        assert 'class="done"' in known(served).ask("/my/orders", form)[1]
    assert served.sheets() == before + 2


def phone_fails(phone, form):
    try:
        phone.ask("/my/orders", form)
    except OSError:
        pass


def has_died(process):
    try:
        with open(f"/proc/{process}/stat") as status:
            return status.read().split()[2] == "Z"
    except OSError:
        return True


def test_house_killed(_):
    """when the master's program is killed its screens end with it, and begin anew with what was handed in"""
    served = Served()
    try:
        phone = known(served)
        form = {"text": "Fan: hold", "act": "hand-in", "key": phone.key()}
        assert 'class="done"' in phone.ask("/my/orders", form)[1]
        visitors = served.visitors()
        served.process.kill()
        served.process.wait()
        wait_for(lambda: has_died(visitors))
        served.begin()
        assert 'class="done"' in known(served).ask("/my/orders", form)[1]
        assert served.sheets() == 1
    finally:
        served.end()


# What is waited for longest begins first and ends last.
TESTS = [test_slow, test_smuggling, test_line_ends, test_paths, test_methods, test_sizes, test_other_site, test_cookie,
         test_marks_in_names, test_policy, test_sessions, test_confined, test_reset, test_often,
         test_failing_handshakes, test_crash_while_handing_in, test_house_killed, test_slow_end]

if __name__ == "__main__":
    check("attack", TESTS)
