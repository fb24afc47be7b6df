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

const post = (path, body) => fetch(path, {
  method: "POST", headers: { "content-type": "text/plain;charset=utf-8", "x-command-token": token }, body,
});
/** The answer to the last command that went out. */
let answer = Promise.resolve();
/** When the last command goes out: after the answer before it, or a second later, as an answer can wait for the next command. */
let turn = Promise.resolve();
function inTurn(path, text, tell) {
  turn = turn.then(() => Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 1000))]));
  return turn.then(() => (answer = command(path, text, tell)));
}
/** Posts a line as the terminal takes it: a word and what follows it, in quotation marks where it could be misread. */
const send = (word, ...values) => inTurn("/commands", [word, ...values.map(written)].join(" "));
const written = (value) => (/^[\w#:/.?&=%+~-]+$/.test(value) ? value : JSON.stringify(value));
/** Whether the program answered nothing to the last command. */
let isLost = false;
/** Whether it was followed; `tell` is told why not. */
async function command(path, text, tell = say) {
  try {
    const response = await post(path, text);
    isLost = false;
    if (response.ok) return tell(""), true;
    let reason = await response.text();
    try { reason = JSON.parse(reason).error; } catch { /* It is plain text. */ }
    tell(reason);
  } catch {
    isLost = true;
    tell("{{noAnswer}}");
  }
  return false;
}

let toastTimer = 0;
function say(text) {
  byId("refusal").textContent = text;
  clearTimeout(toastTimer);
  if (text) toastTimer = setTimeout(() => say(""), 6000);
}

/** What tells the state; nil while nobody looks: a browser opens no more than six connections to a program. */
let events = null;
/** Which run of the program the page is from. Another run has another token, and may be another program. */
const run = document.querySelector("meta[name=run]").content;
function connect() {
  if (document.hidden || (events && events.readyState !== EventSource.CLOSED)) return;
  events?.close();
  events = new EventSource("/events");
  // Of states that come faster than frames only the newest is drawn.
  let newest = null;
  const take = () => {
    if (newest === null || !events) return;
    state = JSON.parse(newest);
    newest = null;
    connected(true);
    draw();
  };
  events.onmessage = (event) => {
    if (event.lastEventId !== run) return location.reload();
    if (newest === null) requestAnimationFrame(take);
    newest = event.data;
  };
  events.onopen = () => connected(true);
  // The browser tries again by itself unless it was refused.
  events.onerror = () => {
    connected(false);
    if (events?.readyState === EventSource.CLOSED) setTimeout(connect, 1000);
  };
}
function disconnect() {
  events?.close();
  events = null;
}
document.addEventListener("visibilitychange", () => (document.hidden ? disconnect() : facts && connect()));
addEventListener("pagehide", disconnect);
addEventListener("pageshow", () => facts && connect());

function connected(isOn) {
  write(byId("link-state"), isOn ? "{{live}}" : "{{lost}}");
  byId("link-state").className = isOn ? "pill on" : "pill off";
}
/** What is read aloud when it changes must not change for nothing. */
function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
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

/** The button that is held down: it must be there, and at its place, until its click, or it gets none. */
let pressed = null;
addEventListener("pointerdown", (event) => (pressed = event.target.closest("button, summary")));
for (const name of ["pointerup", "pointercancel", "contextmenu"]) {
  addEventListener(name, ({ pointerType }) => {
    const released = pressed;
    // A finger's click comes in a later task than its release.
    setTimeout(() => {
      if (pressed === released) pressed = null;
      draw();
    }, pointerType === "touch" ? 350 : 0);
  });
}
addEventListener("click", () => (pressed = null), true);
/** Its release may go to another window. */
addEventListener("blur", () => {
  pressed = null;
  draw();
});

/**
 * Draws a part anew if what it shows is not what it showed, and no button is held down: the draw at its release comes
 * back to it. The focus, the caret, what is typed and what is scrolled stay.
 */
const shown = new Map();
function part(id, input, build) {
  const text = JSON.stringify(input);
  const place = byId(id);
  if (shown.get(id) === text || pressed) return;
  shown.set(id, text);
  const focused = place !== document.activeElement && place.contains(document.activeElement) ? document.activeElement : null;
  const caret = focused?.tagName === "INPUT" ? [focused.selectionStart, focused.selectionEnd] : null;
  // One that had nothing to scroll through yet counts as new.
  const lists = [...place.querySelectorAll("[data-scroll]")].filter((each) => each.querySelector("li"));
  const scrolled = new Map(lists.map((each) => [each.dataset.scroll, each.scrollTop]));
  place.replaceChildren(...[build()].flat().filter(Boolean));
  for (const field of place.querySelectorAll("[data-draft]")) {
    field.value = drafts.get(field.dataset.draft) ?? "";
    field.addEventListener("input", () => drafts.set(field.dataset.draft, field.value));
  }
  for (const list of place.querySelectorAll("[data-scroll]")) show(list, scrolled.get(list.dataset.scroll));
  if (focused) focusAgain(place, focused.dataset.key, caret);
}
/** Scrolls a list to where it was; one that is new, to what is to be in view. */
function show(list, scrolled) {
  const focus = list.querySelector("[data-focus]");
  if (scrolled !== undefined) {
    list.style.animation = "none";
    list.scrollTop = scrolled;
  } else if (focus) {
    const [outer, inner] = [list.getBoundingClientRect(), focus.getBoundingClientRect()];
    list.scrollTop = inner.top - outer.top - (outer.height - inner.height) / 2;
  }
}
/** To what has taken its place; among buttons that stay, to one that can be pressed; else to the phone's display. */
function focusAgain(place, key, caret) {
  const enabled = [...place.querySelectorAll("button:enabled, input, summary")];
  const same = enabled.find((each) => each.dataset.key === key);
  const next = ["keys", "chips"].includes(place.className) ? enabled[0] : null;
  const target = same ?? next ?? byId("display");
  target.focus({ preventScroll: true });
  if (caret && same?.tagName === "INPUT") same.setSelectionRange(...caret);
}
/** What was typed has arrived. */
function forget(key, text) {
  if (drafts.get(key) !== text) return;
  drafts.delete(key);
  keepTyped();
  for (const field of byId("phone").querySelectorAll("[data-draft]")) if (field.dataset.draft === key) field.value = "";
}

/** What the page says, with each `{name}` replaced by the value of that name. */
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
const time = (milliseconds, style = { hour: "2-digit", minute: "2-digit" }) =>
  new Date(milliseconds).toLocaleTimeString(document.documentElement.lang, { ...style, hourCycle: "h23" });
const day = (milliseconds) =>
  new Date(milliseconds).toLocaleDateString(document.documentElement.lang, { weekday: "long", day: "numeric", month: "long" });
