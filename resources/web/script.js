// SPDX-License-Identifier: GPL-3.0-or-later
// Comfort only: every page works without it.
"use strict";

// The clock goes on; when it is over the page is asked for again now and then, as something may have happened.
for (const clock of document.querySelectorAll(".clock[data-end]")) {
  const end = Number(clock.dataset.end);
  const words = clock.textContent;
  const tick = () => {
    const left = Math.max(0, Math.floor((end - Date.now()) / 1000));
    const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    clock.textContent = words.replace(/\d+:\d\d/, time);
  };
  tick();
  setInterval(tick, 1000);
}

// What is typed is read after a moment, without handing it in; the readings take their place below it.
const text = document.getElementById("text");
const readings = document.getElementById("readings");
if (text && readings) {
  let timer = 0;
  let number = 0;
  const read = async () => {
    const mine = ++number;
    const body = new URLSearchParams({ text: text.value, act: "read" });
    try {
      const answer = await fetch(location.pathname, { method: "POST", body });
      if (!answer.ok || mine !== number) return;
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const fresh = page.getElementById("readings");
      if (fresh) readings.replaceChildren(...fresh.childNodes);
    } catch {
      // Out of reach: the text stays, and is read when the next key is struck.
    }
  };
  text.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(read, 600);
  });
}
