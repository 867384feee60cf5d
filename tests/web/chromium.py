# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives Debian's Chromium without a display, as large as a telephone: its DevTools protocol over a pipe."""
import base64
import json
import os
import select
import subprocess
import tempfile
import time

# Nothing that is waited for takes longer on a slow machine, s.
PATIENCE = 60

# The pipe of the protocol, as Chromium expects it.
TO_BROWSER, FROM_BROWSER = 3, 4

FLAGS = [
    "--headless=new", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
    "--no-first-run", "--no-default-browser-check", "--disable-extensions", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-default-apps", "--hide-scrollbars",
    "--password-store=basic", "--no-zygote", "--force-color-profile=srgb",
]


class Chromium:
    """A browser with one page."""

    def __init__(self, program, width=360, height=740):
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        (their_in, self.out), (self.into, their_out) = os.pipe(), os.pipe()

        def arrange():
            # Both out of the way first: either may have the number that the other has to get.
            kept_in, kept_out = os.dup(their_in), os.dup(their_out)
            high_in, high_out = (os.dup2(kept_in, 20), os.dup2(kept_out, 21))
            os.dup2(high_in, TO_BROWSER)
            os.dup2(high_out, FROM_BROWSER)

        environment = dict(os.environ, HOME=self.profile.name, XDG_CONFIG_HOME=self.profile.name,
                           XDG_CACHE_HOME=self.profile.name)
        self.log = open(os.path.join(self.profile.name, "log"), "w+", encoding="utf-8", errors="replace")
        self.process = subprocess.Popen(
            [program, *FLAGS, f"--user-data-dir={self.profile.name}/profile", "about:blank"],
            preexec_fn=arrange, close_fds=False, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=self.log, env=environment)
        os.close(their_in)
        os.close(their_out)
        self.buffer, self.number, self.session, self.taps = b"", 0, None, 0
        targets = self.say("Target.getTargets")["targetInfos"]
        target = next(one["targetId"] for one in targets if one["type"] == "page")
        self.session = self.say("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.say("Page.enable")
        self.say("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=2, mobile=True)
        self.say("Emulation.setTouchEmulationEnabled", enabled=True)

    def hear(self):
        """The next message."""
        end = time.monotonic() + PATIENCE
        while b"\0" not in self.buffer:
            ready, _, _ = select.select([self.into], [], [], max(0, end - time.monotonic()))
            piece = os.read(self.into, 1 << 20) if ready else b""
            if not piece:
                self.log.seek(0)
                raise RuntimeError("Chromium says nothing: " + self.log.read()[-2000:])
            self.buffer += piece
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def say(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.out, json.dumps(message).encode() + b"\0")
        while (answer := self.hear()).get("id") != self.number:
            pass
        assert "error" not in answer, (method, answer["error"])
        return answer["result"]

    def look(self, expression):
        """What a script in the page comes to."""
        answer = self.say("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in answer, (expression[:200], answer["exceptionDetails"])
        return answer["result"].get("value")

    def wait_for(self, expression):
        end = time.monotonic() + PATIENCE
        while True:
            try:
                found = self.look(expression)
            except AssertionError:
                # The page is just being left.
                found = None
            if found:
                return found
            assert time.monotonic() < end, expression
            time.sleep(0.02)

    def open(self, address):
        self.say("Page.navigate", url=address)
        self.wait_for("document.readyState === 'complete' && location.href !== 'about:blank'")

    def tap(self, what):
        """Taps the middle of an element as a finger does: @what is a script that comes to it."""
        look = ("document.readyState === 'complete' && (() => {"
                f" const e = {what}; if (!e) return null; e.scrollIntoView({{block: 'center', behavior: 'instant'}});"
                " const r = e.getBoundingClientRect(); return r.width && [r.x + r.width / 2, r.y + r.height / 2]; })()")
        place, before = self.wait_for(look), None
        # What is still moving would not be where it was seen.
        while place != before:
            time.sleep(0.02)
            place, before = self.wait_for(look), place
        self.taps += 1
        for kind, points in (("touchStart", [{"x": place[0], "y": place[1]}]), ("touchEnd", [])):
            self.say("Input.dispatchTouchEvent", type=kind, touchPoints=points)

    def picture(self, path, whole=True):
        data = self.say("Page.captureScreenshot", captureBeyondViewport=whole)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def end(self):
        try:
            self.say("Browser.close")
        except (AssertionError, RuntimeError, OSError):
            self.process.kill()
        self.process.wait(PATIENCE)
        os.close(self.out)
        os.close(self.into)
        self.log.close()
        self.profile.cleanup()
