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

// What is typed is read after a moment, without handing it in; what is put together or picked is written without
// another page. The readings take their place below.
const text = document.getElementById("text");
if (text) {
  const form = text.form;
  let timer = 0;
  let number = 0;
  const post = async (act) => {
    const mine = ++number;
    const body = new URLSearchParams(new FormData(form));
    body.set("act", act);
    const answer = await fetch(location.pathname, { method: "POST", body });
    if (!answer.ok) throw new Error(answer.status);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (mine !== number) return null;
    for (const id of ["readings", "words"]) {
      const fresh = page.getElementById(id);
      if (fresh) document.getElementById(id).replaceChildren(...fresh.childNodes);
    }
    return page;
  };
  text.addEventListener("input", () => {
    clearTimeout(timer);
    // Out of reach: the text stays, and is read when the next key is struck.
    timer = setTimeout(() => post("read").catch(() => {}), 600);
  });
  form.addEventListener("submit", (event) => {
    const act = event.submitter ? event.submitter.value : "";
    if (act === "hand-in" || act === "") return;
    event.preventDefault();
    clearTimeout(timer);
    post(act).then((page) => {
      if (!page) return;
      text.value = page.getElementById("text").value;
      if (act !== "add" || document.querySelector("#words .wrong")) return;
      for (const input of form.querySelectorAll(".taps input, .taps select")) {
        if (input.type === "radio") input.checked = false;
        else if (input.tagName === "SELECT") input.selectedIndex = 0;
        else input.value = "";
      }
      event.submitter.blur();
    }).catch(() => {
      const words = document.getElementById("words");
      const lost = document.createElement("p");
      lost.className = "wrong";
      lost.textContent = words.dataset.lost;
      words.replaceChildren(lost);
    });
  });
}
