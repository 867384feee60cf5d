// SPDX-License-Identifier: GPL-3.0-or-later
// Comfort only: every page works without it.
"use strict";

// The news as they came, before anything is added to them here.
let shown = document.getElementById("news")?.innerHTML;

// What is left of the time goes on beside the time of day at which it is over.
const tick = () => {
  for (const clock of document.querySelectorAll(".clock[data-end]")) {
    const left = Math.max(0, Math.floor((Number(clock.dataset.end) - Date.now()) / 1000));
    if (!clock.querySelector("b")) clock.append(" · ", document.createElement("b"));
    clock.querySelector("b").textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    clock.classList.toggle("soon", left < 60);
  }
};
tick();
setInterval(tick, 1000);

// A map is drawn nearer with two keys, too; what is in its middle stays there.
const arm = (map) => {
  const ground = map.querySelector(".ground");
  const keys = document.createElement("div");
  keys.className = "zoom";
  const zoom = (factor) => {
    const before = ground.clientWidth;
    const middle = [map.scrollLeft + map.clientWidth / 2, map.scrollTop + map.clientHeight / 2];
    ground.style.width = `${Math.min(4000, Math.max(map.clientWidth, before * factor))}px`;
    const scale = ground.clientWidth / before;
    map.scrollTo(middle[0] * scale - map.clientWidth / 2, middle[1] * scale - map.clientHeight / 2);
  };
  for (const [sign, label, factor] of [["−", map.dataset.farther, 1 / 1.5], ["+", map.dataset.nearer, 1.5]]) {
    const key = document.createElement("button");
    key.type = "button";
    key.textContent = sign;
    key.setAttribute("aria-label", label);
    key.addEventListener("click", () => zoom(factor));
    keys.append(key);
  }
  map.after(keys);
  if (!map.dataset.x) return;
  const look = () => map.scrollTo(map.dataset.x * ground.clientWidth - map.clientWidth / 2,
    map.dataset.y * ground.clientHeight - map.clientHeight / 2);
  const image = map.querySelector("img");
  if (image.complete) look();
  else image.addEventListener("load", look);
};
for (const map of document.querySelectorAll(".map")) arm(map);

// Puts what is new in place of what was there; maps that were there already stay as near and where they were looked at.
const replaceNews = (news, fresh) => {
  const before = [...news.querySelectorAll(".map")].map((map) =>
    map.querySelector("img").naturalWidth > 0
      && [map.querySelector(".ground").style.width, map.scrollLeft, map.scrollTop]);
  news.replaceChildren(...fresh.childNodes);
  [...news.querySelectorAll(".map")].forEach((map, place) => {
    arm(map);
    if (!before[place]) return;
    map.querySelector(".ground").style.width = before[place][0];
    map.querySelector("img").addEventListener("load", () => map.scrollTo(before[place][1], before[place][2]));
  });
  tick();
};

// Whether something has changed is asked every second while the page is looked at. What is new takes its place on the
// pages that have news; on the others, where somebody may be typing, the way to the first one is marked. The first
// answer may be newer than the page.
const first = document.querySelector("nav a");
if (first) {
  let known = null;
  const look = async () => {
    const pulse = await (await fetch("/my/pulse.json")).json();
    const before = known;
    if (before === pulse) return;
    const news = document.getElementById("news");
    if (news) {
      const page = new DOMParser().parseFromString(await (await fetch(location.pathname)).text(), "text/html");
      const fresh = page.getElementById("news");
      if (fresh && fresh.innerHTML !== shown) {
        shown = fresh.innerHTML;
        replaceNews(news, fresh);
      }
      // A form of a step that is over is of no use to who fills it in.
      for (const plan of document.querySelectorAll(".proposal")) {
        const now = page.getElementById(plan.id);
        if (now?.dataset.moment !== plan.dataset.moment) plan.replaceWith(...(now ? [now] : []));
      }
    } else if (before !== null) {
      first.classList.add("new");
    }
    known = pulse;
  };
  setInterval(() => {
    // Out of reach: the next second asks again.
    if (!document.hidden) look().catch(() => {});
  }, 1000);
}

// A sector that is tapped on the map of the order sheet is where the order leads.
const where = document.getElementById("where");
if (where) {
  const show = () => {
    for (const path of document.querySelectorAll("path[data-sector]")) {
      path.classList.toggle("chosen", path.dataset.sector === where.value);
    }
  };
  where.addEventListener("change", show);
  for (const path of document.querySelectorAll("path[data-sector]")) {
    path.addEventListener("click", () => {
      where.value = path.dataset.sector;
      show();
    });
  }
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
      if (where) where.dispatchEvent(new Event("change"));
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
