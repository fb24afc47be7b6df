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

// The phone.

const title = (row) => row.title ?? facts.title;

function notice(row, isBanner) {
  const id = row.requestID;
  const reply = row.actions.find((action) => action.takesText);
  const answer = (event) => {
    event.preventDefault();
    const text = drafts.get(id) ?? "";
    drafts.delete(id);
    replying.delete(id);
    device("act", { requestID: id, action: reply.id, text });
  };
  const action = (one) =>
    button(facts.actions[one.id] ?? one.id, () => {
      if (!one.takesText) return device("act", { requestID: id, action: one.id });
      replying.add(id);
      redraw();
      byId("phone").querySelector(`[data-key="reply ${CSS.escape(id)}"]`)?.focus();
    }, { class: one.isDestructive ? "destructive" : undefined, "data-key": `${one.id} ${id}` });
  return make("div", { class: "notice", "data-request": id },
    make("button", { type: "button", class: "open", on: () => device("tap", { requestID: id }), "data-key": `open ${id}` },
      make("span", { class: "head" }, make("i"), make("span", { text: facts.title }), make("time", { text: time(row.deliveredAt) })),
      make("b", { text: row.isReadable ? title(row) : "A notification that cannot be read" }),
      row.subtitle ? make("span", { class: "text", text: row.subtitle }) : null,
      row.body ? make("span", { class: "text", text: row.body }) : null),
    make("div", { class: "more" },
      row.actions.map(action),
      isBanner
        ? button("Later", () => device("hideBanner"), { "aria-label": "Put the banner away", "data-key": `hide ${id}` })
        : button("Clear", () => device("dismiss", { requestID: id }), { "aria-label": `Clear ${title(row)}`, "data-key": `clear ${id}` }),
      reply && replying.has(id)
        ? replyForm(id, reply, answer)
        : null));
}
function replyForm(id, reply, answer) {
  const form = make("form", {},
    make("input", { "aria-label": facts.actions[reply.id] ?? reply.id, "data-draft": id, "data-key": `reply ${id}`, autocomplete: "off" }),
    make("button", { type: "submit", class: "primary", text: "Send", "data-key": `send ${id}` }));
  form.addEventListener("submit", answer);
  return form;
}
const rows = () => state.device.groups.flatMap((group) => group.notifications);
const notices = () => make("ul", { class: "notices", "aria-label": "Notifications" }, rows().map((row) => make("li", {}, notice(row, false))));

function appScreen() {
  const it = state.app;
  if (it.phase !== "main") return phaseScreen(it);
  const bar = make("div", { class: "app-bar" },
    it.back ? button(`‹ ${it.back}`, () => app("back"), { "data-key": "back", "aria-label": `Back to ${it.back}` }) : null,
    make("span", { class: "crumbs", text: it.path.join(" › ") }));
  const tabs = make("div", { class: "tabs", role: "tablist", "aria-label": "Tabs" },
    it.tabs.map((tab) => make("button", {
      type: "button", role: "tab", "aria-selected": String(tab.isSelected), text: tab.title, "data-key": `tab ${tab.id}`,
      on: () => app("tab", { id: tab.id }),
    })));
  if (!it.isModal) return [bar, screen(it.screen), tabs];
  return [bar, make("div", { class: "screen" }), tabs,
    make("div", { class: "sheet-back" }, make("div", { class: "sheet", role: "dialog", "aria-label": it.screen.name },
      make("div", { class: "app-bar" }, button("Close", () => app("back"), { "data-key": "back" })), screen(it.screen)))];
}

function phaseScreen(it) {
  const choices = {
    login: [["Sign in as account 1", "signIn", { account: "1" }], ["Sign in as account 2", "signIn", { account: "2" }]],
    onboarding: [["Get started", "completeOnboarding", {}]],
    retry: [["Try again", "retry", {}]],
    locked: [["Unlock the app", "unlockApp", {}]],
  }[it.phase] ?? [];
  return make("div", { class: "phase", "data-phase": it.phase },
    make("div", { class: "logo", "aria-hidden": "true", text: facts.title.slice(0, 1) }),
    make("h3", { text: facts.title }), make("p", { text: it.phaseTitle }),
    choices.map(([text, name, values]) => button(text, () => app(name, values), { class: "primary" })));
}

function screen(it) {
  const line = (row, index) => {
    const content = [
      row.note ? make("span", { class: "row-note", text: row.note }) : null,
      row.title ? make("span", { class: "row-title", text: row.title }) : null,
      row.detail ? make("span", { class: "row-detail", text: row.detail }) : null,
    ];
    return make("li", { "data-focus": index === it.focus, class: row.detail || row.link ? null : "plain" }, row.link
      ? make("button", { type: "button", on: () => app("open", { link: row.link }), "data-key": `row ${row.link}` }, content)
      : make("div", {}, content));
  };
  const act = (action) => {
    if (!action.takesText) return button(action.title, () => app("act", { id: action.id }), { "data-key": `act ${action.id}` });
    const key = `${it.id} ${action.id}`;
    const form = make("form", { class: "row" },
      make("input", { "aria-label": action.title, "data-draft": key, "data-key": key, autocomplete: "off" }),
      make("button", { type: "submit", text: action.title }));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const text = drafts.get(key) ?? "";
      drafts.delete(key);
      app("act", { id: action.id, text });
    });
    return form;
  };
  return make("div", { class: "screen", "data-screen": it.id },
    make("h3", { text: it.title ?? it.name }),
    it.message ? make("p", { class: "status", text: it.message }) : null,
    it.rows.length ? make("ul", { class: "rows" }, it.rows.map(line)) : null,
    it.actions.length ? make("div", { class: "actions" }, it.actions.map(act)) : null);
}

function homeScreen() {
  const badge = state.device.badge;
  return make("div", { class: "home" },
    make("p", { class: "day" }, make("b", { text: time(now()) }), day(now())),
    make("div", { class: "dock" }, make("button", {
      type: "button", class: "icon", "data-key": "icon", on: () => device("openApp"),
      "aria-label": `Open ${facts.title}` + (badge ? `, ${badge} new` : ""),
    }, make("span", { class: "logo", "aria-hidden": "true", text: facts.title.slice(0, 1) }), facts.title,
      badge ? make("span", { class: "badge", text: badge }) : null)));
}

function lockScreen(now) {
  return make("div", { class: "lock" },
    make("p", { class: "date", text: day(now) }),
    make("p", { class: "big", text: time(now) }),
    state.device.settings.showsOnLockScreen ? notices() : make("div", { class: "notices" }),
    button("Unlock", () => device("unlock"), { class: "unlock" }));
}

function overlay() {
  const it = state.device;
  if (it.prompt) {
    return alertBox(`“${facts.title}” would like to send you notifications`,
      "They may include alerts, sounds and icon badges.", null,
      ["Don’t allow", () => device("answerPrompt", { grants: false })], ["Allow", () => device("answerPrompt", { grants: true })]);
  }
  if (it.display === "passcode") {
    return alertBox("Unlock to open it", "The phone asks who you are.", null,
      ["Cancel", () => device("cancelUnlock")], ["Unlock", () => device("unlock")]);
  }
  if (it.display === "appSwitcher") {
    return make("div", { class: "card" },
      make("h3", { text: it.app.hasCard ? facts.title : "No app is open" }),
      it.app.hasCard ? button("Open", () => device("openApp"), { class: "primary" }) : null,
      it.app.hasCard ? button("Swipe it away", () => device("forceQuit"), { class: "unlock-dark" }) : null,
      button("Back", () => device("closeOverlay")));
  }
  if (it.display === "notificationCenter") {
    return make("div", { class: "list-inner" },
      make("div", { class: "list-head" }, make("h3", { text: rows().length ? `Notifications, ${state.listed}` : "No notifications" }),
        make("span", {}, rows().length ? button("Clear all", () => device("clearNotifications")) : null, " ", button("Close", () => device("closeOverlay")))),
      notices());
  }
  const alert = it.display === "app" ? state.app?.alert : null;
  if (alert) return alertBox(alert.message, "", alert.code, ["OK", () => app("dismissAlert")]);
  return null;
}
function alertBox(heading, text, code, ...choices) {
  return make("div", { class: "alert", role: "alertdialog", "aria-modal": "true", "aria-label": heading },
    make("h3", { text: heading }), make("p", {}, text, code ? make("span", { class: "code", text: code }) : null),
    make("div", { class: "choices" }, choices.map(([name, on]) => button(name, on))));
}

function drawPhone() {
  const it = state.device;
  const isApp = it.display === "app" || (["notificationCenter", "appSwitcher"].includes(it.display) && it.app.hasScene && state.app);
  const isLocked = it.display === "lockScreen" || it.display === "passcode";
  document.querySelector(".glass").classList.toggle("onwall", !isApp || !state.app);
  const minute = Math.floor(now() / 60000);
  const display = isLocked ? [minute, it.groups, it.settings.showsOnLockScreen, [...replying]] : isApp && state.app ? state.app : [minute, it.badge];
  const screenID = state.app?.screen?.id;
  const scrolled = part("display", [it.display, display], () =>
    isLocked ? lockScreen(now()) : isApp && state.app ? appScreen() : homeScreen());
  const inner = byId("display").querySelector(".sheet .screen") ?? byId("display").querySelector(".screen");
  if (scrolled !== undefined && inner && drawPhone.last === screenID) {
    inner.style.animation = "none";
    inner.scrollTop = scrolled;
  } else if (inner && drawPhone.last !== screenID) {
    inner.querySelector("[data-focus]")?.scrollIntoView({ block: "center" });
  }
  drawPhone.last = screenID;
  part("banner", [it.banner, [...replying]], () => (it.banner ? notice(it.banner.notification, true) : null));
  part("overlay", [it.display, it.prompt, it.display === "notificationCenter" ? [it.groups, [...replying]] : null, state.app?.alert, it.app.hasCard], overlay);
  byId("overlay").classList.toggle("list", it.display === "notificationCenter");
  part("keys", [it.display, it.isLocked], () => [
    button("Home", () => device("pressHome"), { disabled: it.isLocked || it.display === "homeScreen" }),
    button("App switcher", () => device("openAppSwitcher"), { disabled: it.isLocked || it.display === "appSwitcher" }),
    button("Notifications", () => device("openNotificationCenter"), { disabled: it.isLocked || it.display === "notificationCenter" }),
    it.isLocked ? button("Unlock phone", () => device("unlock")) : button("Lock", () => device("lock")),
    button("Restart", () => device("reboot")),
  ]);
  const words = {
    notRunning: "not running", inactive: "in front, something lies over it", foreground: "in the foreground",
    background: "in the background", suspended: "suspended: in memory, and no code of it runs",
  };
  part("process", [it.app.state, it.app.launches, it.app.wasForceQuit], () => [
    make("span", {}, "The app is ", make("b", { text: words[it.app.state] ?? it.app.state, "data-state": it.app.state }),
      it.app.wasForceQuit ? " (swiped away)" : "", it.app.launches ? ` · process ${it.app.launches}` : ""),
  ]);
}

// What stands beside it.

function drawControls() {
  const it = state.device;
  part("life", [it.app.state], () => {
    const is = (...states) => states.includes(it.app.state);
    return [
      button("Open the app", () => device("openApp"), { disabled: is("foreground") }),
      button("Suspend", () => device("suspend"), { disabled: !is("background") }),
      button("Kill", () => device("kill"), { disabled: is("notRunning") }),
      button("Crash", () => device("crash"), { disabled: is("notRunning", "suspended") }),
      button("Force-quit", () => send({ app: "forceQuit", with: {} }), { disabled: is("notRunning") }),
    ];
  });
  part("clock", [it.isClockRunning], () => [
    ...[["1 minute", 60], ["11 minutes", 660], ["1 hour", 3600], ["1 day", 86400]].map(([name, seconds]) =>
      button(`+ ${name}`, () => device("advanceClock", { seconds }), { "aria-label": `Move the clock by ${name}` })),
    facts.schedules ? button("Order a meal, ready in 2 minutes", () => app("schedule", { minutes: "2" })) : null,
  ]);
  choose("crash", state.crashAt ?? "");
  choose("account", state.account ?? "");
  choose("permission", it.settings.authorization);
  choose("online", String(it.pushes.isOnline));
}
function choose(id, value) {
  const field = byId(id);
  if (document.activeElement !== field || field.dataset.sent !== undefined) field.value = value;
  delete field.dataset.sent;
}

const good = ["shown", "performed"];
const bad = ["failed", "quarantined", "expired"];
/** Which older ways the user has unfolded; the newest is always. */
const unfolded = new Set();
function story(tap, isNewest) {
  const kind = good.includes(tap.outcome) ? "good" : bad.includes(tap.outcome) ? "bad" : "wait";
  const details = make("details", { open: isNewest || unfolded.has(tap.id) },
    make("summary", { "data-key": `tap ${tap.id}` },
      make("b", { text: tap.source }), make("span", { class: `outcome ${kind}`, text: tap.outcomeText }),
      tap.route ? make("code", { text: tap.route }) : null,
      make("time", { text: time(tap.at, { hour: "2-digit", minute: "2-digit", second: "2-digit" }) })),
    tap.message ? make("p", { class: "why", text: tap.message }) : null,
    make("ol", { "aria-label": "Steps" }, tap.steps.map((step) => make("li", { text: step }))));
  details.addEventListener("toggle", () => (details.open ? unfolded.add(tap.id) : unfolded.delete(tap.id)));
  return details;
}
function drawTimeline() {
  part("timeline", state.taps, () => state.taps.length === 0
    ? make("li", { class: "empty", text: "Nothing has arrived yet. Send a push, and tap it." })
    : state.taps.map((tap, index) => make("li", { class: "tap", "data-tap": tap.id, "data-outcome": tap.outcome }, story(tap, index === 0))));
  const newest = state.taps[0];
  const words = newest ? `${newest.source}: ${newest.outcomeText} ${newest.message ?? ""}` : "";
  if (byId("announcement").textContent !== words) byId("announcement").textContent = words;
}

function drawRoutes() {
  const taken = state.taps.find((tap) => tap.route)?.route ?? null;
  part("routes", [taken], () => branch(facts.routes.map((route) => ({ ...route, segments: route.route.split("/") })), 0, taken ? taken.split("/") : [], true));
}
function branch(routes, depth, taken, isLit) {
  const names = [...new Set(routes.filter((route) => route.segments.length > depth).map((route) => route.segments[depth]))];
  if (names.length === 0) return null;
  return make("ul", {}, names.map((name) => {
    const members = routes.filter((route) => route.segments[depth] === name && route.segments.length > depth);
    const own = members.find((route) => route.segments.length === depth + 1);
    const lit = isLit && taken[depth] === name;
    const details = own ? [
      ...own.parameters.filter((each) => each.place === "query" || `:${each.name}` === name)
        .map((each) => (each.place === "query" ? `?${each.name}=${each.type}` : `(${each.type})`)),
      ...(own.from === "scheme" ? [] : [`from ${own.from}`]), ...(own.asksFirst ? ["asks first"] : []),
    ] : [];
    return make("li", { class: lit ? (taken.length === depth + 1 ? "lit taken" : "lit") : undefined },
      make("span", { class: "name", text: name }), " ", make("span", { class: "parameters", text: details.join("  ") }),
      branch(members, depth + 1, taken, lit));
  }));
}

let offset = 0;
const now = () => (state.device.isClockRunning ? Date.now() + offset : state.device.now);
function tick() {
  if (!state) return;
  byId("status-clock").textContent = time(now());
  const icons = state.device.pushes.isOnline ? "5G ▮▮▮" : "✈ offline";
  if (byId("status-icons").textContent !== icons) byId("status-icons").textContent = icons;
  if (state.device.display !== "app") drawPhone();
}
function draw() {
  if (!facts || !state) return;
  offset = state.device.now - Date.now();
  for (const id of replying) {
    const row = state.device.banner?.notification.requestID === id || rows().some((each) => each.requestID === id);
    if (!row) replying.delete(id);
  }
  drawPhone();
  drawControls();
  drawTimeline();
  drawRoutes();
  tick();
}
function redraw() {
  draw();
}

// What is typed and chosen beside the phone.

function checkPayload() {
  const text = byId("payload").value;
  const note = byId("payload-note");
  try {
    JSON.parse(text);
    note.textContent = `${new TextEncoder().encode(text).length.toLocaleString()} bytes`;
  } catch (error) {
    note.textContent = `No JSON: ${error.message}`;
  }
}
function takePayload(text) {
  byId("payload").value = text;
  checkPayload();
}
async function takeFile(file) {
  if (file.size > 65536) return say("That file is no payload: it is larger than 64 KB.");
  takePayload(await file.text());
}
function pushOf() {
  const [priority, seconds, collapse] = ["priority", "expiration", "collapse"].map((id) => byId(id).value);
  const at = seconds === "" ? { unspecified: {} } : seconds === "0" ? { immediately: {} } : { at: { _0: now() + Number(seconds) * 1000 } };
  return {
    id: crypto.randomUUID(), payload: byId("payload").value, priority: Number(priority), expiration: at,
    ...(collapse ? { collapseID: collapse } : {}),
  };
}
function remember(link) {
  let links = [];
  try { links = JSON.parse(localStorage.getItem("links") ?? "[]"); } catch { /* Nothing that was kept here. */ }
  links = [link, ...links.filter((each) => each !== link)].slice(0, 12);
  localStorage.setItem("links", JSON.stringify(links));
  listLinks(links);
}
/** A universal link comes through its own channel; the user can choose another. */
function takeLink(link) {
  byId("link").value = link;
  byId("via").value = /^https?:/i.test(link) ? "universal" : "scheme";
}
function listLinks(links) {
  byId("links").replaceChildren(...[...new Set([...links, ...facts.links])].map((value) => make("option", { value })));
}

function listen() {
  byId("send").addEventListener("click", () => device("receive", { _0: pushOf() }));
  byId("payload").addEventListener("input", checkPayload);
  byId("payload").addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) byId("send").click();
  });
  for (const name of ["dragover", "dragleave", "drop"]) {
    byId("payload").addEventListener(name, (event) => {
      event.preventDefault();
      byId("payload").classList.toggle("over", name === "dragover");
      if (name === "drop" && event.dataTransfer.files[0]) takeFile(event.dataTransfer.files[0]);
      else if (name === "drop") takePayload(event.dataTransfer.getData("text"));
    });
  }
  byId("link").addEventListener("change", (event) => {
    if (event.target.value.includes(":")) takeLink(event.target.value);
  });
  byId("link-form").addEventListener("submit", (event) => {
    event.preventDefault();
    const link = byId("link").value;
    const via = byId("via").value;
    remember(link);
    if (via === "inApp") app("open", { link });
    else device(via === "scheme" ? "open" : "openUniversalLink", { url: link });
  });
  const chosen = {
    crash: (value) => app("crashAt", { point: value }),
    account: (value) => (value ? app("signIn", { account: value }) : app("signOut")),
    permission: (value) => device("changeSettings", { _0: { ...state.device.settings, authorization: value } }),
    online: (value) => device("setOnline", { _0: value === "true" }),
  };
  for (const [id, change] of Object.entries(chosen)) {
    byId(id).addEventListener("change", async (event) => {
      await change(event.target.value);
      event.target.dataset.sent = "";
      drawControls();
    });
  }
}

async function start() {
  facts = await (await fetch("/facts")).json();
  document.title = `${facts.title} · Switchyard`;
  byId("about").textContent = `${facts.title} (${facts.program}), the real program on its real database`;
  const samples = facts.samples.map((sample) => button(sample.name, (event) => {
    takePayload(sample.payload);
    for (const each of byId("samples").children) each.setAttribute("aria-pressed", String(each === event.currentTarget));
  }, { "aria-pressed": "false" }));
  byId("samples").replaceChildren(...samples);
  (samples.find((each) => each.textContent === facts.firstSample) ?? samples[0])?.click();
  takeLink(facts.links[0] ?? "");
  byId("curl").textContent = [
    `curl http://${location.host}/3/device/${facts.token} \\`, `  -H 'apns-topic: ${facts.topic}' -H 'apns-push-type: alert' \\`,
    `  -d '{"aps":{"alert":"Hello"}}'`,
  ].join("\n");
  let kept = [];
  try { kept = JSON.parse(localStorage.getItem("links") ?? "[]"); } catch { /* Nothing that was kept here. */ }
  listLinks(kept);
  listen();
  connect();
  setInterval(tick, 1000);
}
start().catch(() => connected(false));
