"use strict";
// Everything that comes from the program is put into the page as text; nothing of it is ever read as HTML.

const token = document.querySelector("meta[name=command-token]").content;
const byId = (id) => document.getElementById(id);
let facts = null;
let state = null;
/** What is typed into fields that the program's state draws anew, by the field's key. */
const drafts = new Map();
/** Which notifications show their reply field. */
const replying = new Set();

// Talking to the program.

async function send(body) {
  try {
    const response = await fetch("/commands", {
      method: "POST",
      headers: { "content-type": "application/json", "x-command-token": token },
      body: JSON.stringify(body),
    });
    if (response.ok) return say(""), true;
    const text = await response.text();
    let reason = text;
    try { reason = JSON.parse(text).error; } catch { /* It is plain text. */ }
    say(reason);
  } catch {
    say("The program does not answer.");
  }
  return false;
}
const device = (name, values = {}) => send({ device: { [name]: values } });
const app = (name, values = {}) => send({ app: name, with: values });

let toastTimer = 0;
function say(text) {
  byId("refusal").textContent = text;
  clearTimeout(toastTimer);
  if (text) toastTimer = setTimeout(() => say(""), 6000);
}

function connect() {
  const events = new EventSource("/events");
  // Of states that come faster than frames only the newest is drawn.
  let newest = null;
  const take = () => {
    if (newest === null) return;
    state = JSON.parse(newest);
    newest = null;
    connected(true);
    draw();
  };
  events.onmessage = (event) => {
    if (newest === null && !document.hidden) requestAnimationFrame(take);
    newest = event.data;
    if (document.hidden) take();
  };
  events.onerror = () => connected(false);
}
function connected(isOn) {
  const pill = byId("link-state");
  pill.textContent = isOn ? "live" : "no connection to the program";
  pill.className = isOn ? "pill on" : "pill off";
}

// Making elements.

function make(tag, properties, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "on") element.addEventListener("click", value);
    else if (name === "class") element.className = value;
    else if (name === "text") element.textContent = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}
const button = (text, on, more) => make("button", { type: "button", text, on, "data-key": `button ${text}`, ...more });

/** Draws a part anew if what it shows is not what it showed; the focus and what is typed stay. */
const shown = new Map();
function part(id, input, build) {
  const text = JSON.stringify(input);
  if (shown.get(id) === text) return;
  shown.set(id, text);
  const place = byId(id);
  const focused = place.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  const scrolled = place.querySelector(".screen, .notices")?.scrollTop;
  place.replaceChildren(...[build()].flat().filter(Boolean));
  for (const field of place.querySelectorAll("[data-draft]")) {
    field.value = drafts.get(field.dataset.draft) ?? "";
    field.addEventListener("input", () => drafts.set(field.dataset.draft, field.value));
  }
  if (focused) [...place.querySelectorAll("[data-key]")].find((each) => each.dataset.key === focused)?.focus();
  return scrolled;
}

const time = (milliseconds, style = { hour: "2-digit", minute: "2-digit" }) =>
  new Date(milliseconds).toLocaleTimeString([], { ...style, hourCycle: "h23" });
const day = (milliseconds) =>
  new Date(milliseconds).toLocaleDateString([], { weekday: "long", day: "numeric", month: "long" });
