// The phone.

const title = (row) => row.title ?? facts.title;

function notice(row, isBanner) {
  const id = row.requestID;
  const reply = row.actions.find((action) => action.takesText);
  const answer = async (event) => {
    event.preventDefault();
    const text = drafts.get(id) ?? "";
    if (!(await send("act", id, reply.id, text))) return;
    forget(id, text);
    replying.delete(id);
    draw();
  };
  const action = (one) =>
    button(facts.actions[one.id] ?? one.id, () => {
      if (!one.takesText) return send("act", id, one.id);
      replying.add(id);
      draw();
      byId(isBanner ? "banner" : "phone").querySelector("form input")?.focus();
      // As on iOS, a banner that was pulled open waits.
      if (isBanner && state.device.banner) send("hold");
    }, { class: one.isDestructive ? "destructive" : undefined, "data-key": `${one.id} ${id}` });
  return make("div", { class: "notice", "data-request": id },
    make("button", { type: "button", class: "open", on: () => send("tap", id), "data-key": `open ${id}` },
      make("span", { class: "head" }, make("i"), make("span", { text: facts.title }), make("time", { text: time(row.deliveredAt) })),
      make("b", { dir: "auto", text: row.isReadable ? title(row) : "{{unreadable}}" }),
      row.subtitle ? make("span", { class: "text", dir: "auto", text: row.subtitle }) : null,
      row.body ? make("span", { class: "text", dir: "auto", text: row.body }) : null,
      row.attachment ? make("span", { class: "text", dir: "ltr", text: row.attachment }) : null),
    make("div", { class: "more" },
      row.actions.filter((one) => !one.takesText || !replying.has(id)).map(action),
      isBanner
        ? button("{{swipeUp}}", hideBanner, { class: "system", "aria-label": "{{swipeUpMeans}}", "data-key": `hide ${id}` })
        : button("{{clear}}", () => send("dismiss", id), { class: "system", "aria-label": `{{clear}} ${title(row)}`, "data-key": `clear ${id}` }),
      reply && replying.has(id)
        ? replyForm(id, reply, answer)
        : null));
}
function replyForm(id, reply, answer) {
  const form = make("form", {},
    make("input", { "aria-label": facts.actions[reply.id] ?? reply.id, "data-draft": id, "data-key": `${reply.id} ${id}`, dir: "auto", autocomplete: "off" }),
    make("button", { type: "submit", class: "primary", text: "{{send}}", "data-key": `send ${id}` }));
  form.addEventListener("submit", answer);
  return form;
}
const rows = () => state.device.delivered;
const notices = () => make("ul", { class: "notices", "data-scroll": "notices", "aria-label": "{{notifications}}" }, rows().map((row) => make("li", {}, notice(row, false))));

function appScreen() {
  const it = state.app;
  if (it.phase !== "main") return phaseScreen(it);
  const bar = make("div", { class: "app-bar" },
    it.back ? button(it.back, () => send("back"), { class: "back", "data-key": "back", "aria-label": `{{backTo}} ${it.back}` }) : null,
    make("span", { class: "crumbs", text: it.path.join(" › ") }));
  const tabs = make("div", { class: "tabs", role: "tablist", "aria-label": "{{tabs}}" },
    it.tabs.map((tab) => make("button", {
      type: "button", role: "tab", "aria-selected": String(tab.isSelected), text: tab.title, "data-icon": [...tab.title][0], "data-key": `tab ${tab.id}`,
      on: () => send("tab", tab.id),
    })));
  if (!it.isModal) return [bar, screen(it.screen), tabs];
  bar.inert = tabs.inert = true;
  return [bar, make("div", { class: "screen", inert: true }), tabs,
    make("div", { class: "sheet-back" }, make("div", { class: "sheet", role: "dialog", "aria-modal": "true", "aria-label": it.screen.name },
      make("div", { class: "app-bar" }, button("{{close}}", () => send("back"), { "data-key": "back" })), screen(it.screen)))];
}

function phaseScreen(it) {
  return make("div", { class: "phase", "data-phase": it.phase },
    make("div", { class: "logo", "aria-hidden": "true", text: facts.title.slice(0, 1) }),
    make("h3", { text: facts.title }), make("p", { text: it.phaseTitle }),
    it.offers.map(({ line, title }) => button(title, () => send(...line.split(" ")), { class: "primary" })));
}

function screen(it) {
  const line = (row, index) => {
    const content = [
      row.note ? make("span", { class: "row-note", text: row.note }) : null,
      row.title ? make("span", { class: "row-title", dir: "auto", text: row.title }) : null,
      row.detail ? make("span", { class: "row-detail", dir: "auto", text: row.detail }) : null,
    ];
    return make("li", { "data-focus": index === it.focus, class: row.detail || row.link ? null : "plain" }, row.link
      ? make("button", { type: "button", on: () => send("in-app", row.link), "data-key": `row ${row.link}` }, content)
      : make("div", {}, content),
    row.action && button(row.action.title, () => send("do", row.action.id, row.key), {
      class: "row-action", "aria-label": `${row.action.title}: ${row.detail ?? row.title}`, "data-key": `act ${row.action.id} ${row.key}`,
    }));
  };
  const act = (action) => {
    if (!action.takesText) return button(action.title, () => send("do", action.id), { "data-key": `act ${action.id}` });
    const key = `${it.id} ${action.id}`;
    const form = make("form", { class: "row" },
      make("input", { "aria-label": action.title, "data-draft": key, "data-key": key, dir: "auto", autocomplete: "off" }),
      make("button", { type: "submit", text: action.title }));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const text = drafts.get(key) ?? "";
      send("do", action.id, text).then((isDone) => isDone && forget(key, text));
    });
    return form;
  };
  return make("div", { class: "screen", "data-screen": it.id, "data-scroll": it.id },
    make("h3", { dir: "auto", text: it.title ?? it.name }),
    it.message ? make("p", { class: "status", text: it.message }) : null,
    it.rows.length ? make("ul", { class: "rows" }, it.rows.map(line)) : null,
    it.actions.length ? make("div", { class: "actions" }, it.actions.map(act)) : null);
}

function homeScreen() {
  const badge = state.device.badge;
  return make("div", { class: "home", "data-scroll": "home" },
    make("p", { class: "day" }, make("b", { text: time(now()) }), day(now())),
    surfaces(),
    make("div", { class: "dock" }, withQuickActions(make("button", {
      type: "button", class: "icon", "data-key": "icon", on: () => send("open"),
      "aria-label": fill(badge ? "{{openNew}}" : "{{openApp}}", { app: facts.title, badge }),
    }, make("span", { class: "logo", "aria-hidden": "true", text: facts.title.slice(0, 1) }), facts.title,
      badge ? make("span", { class: "badge", text: badge }) : null))));
}

function lockScreen(now) {
  return make("div", { class: "lock" },
    make("p", { class: "date", text: day(now) }),
    make("p", { class: "big", text: time(now) }),
    notices(),
    button("{{unlock}}", () => send("unlock"), { class: "unlock" }));
}

function overlay() {
  const it = state.device;
  if (it.prompt) {
    return alertBox(fill("{{mayNotify}}", facts),
      "{{mayNotifyMeans}}", null,
      ["{{dontAllow}}", () => send("refuse")], ["{{allow}}", () => send("allow")]);
  }
  if (it.display === "passcode") {
    return alertBox("{{unlockToOpen}}", "{{whoAreYou}}", null,
      ["{{cancel}}", () => send("cancel")], ["{{unlock}}", () => send("unlock")]);
  }
  if (it.display === "settings") {
    const isRefused = it.settings.authorization === "denied";
    return alertBox(`{{settings}} › {{notifications}} › ${facts.title}`, isRefused ? "{{denied}}" : "{{allowed}}", null,
      isRefused ? ["{{allow}}", () => send("notifications", "authorized")] : null, ["{{open}}", () => send("open")]);
  }
  if (it.display === "browser") {
    return alertBox("Safari", it.page, null, [fill("{{openApp}}", { app: facts.title }), () => send("open")]);
  }
  if (it.display === "appSwitcher") {
    return make("div", { class: "card" },
      it.app.hasCard ? make("div", { class: "logo", "aria-hidden": "true", text: facts.title.slice(0, 1) }) : null,
      make("h3", { text: it.app.hasCard ? facts.title : "{{noApp}}" }),
      it.app.hasCard ? button("{{open}}", () => send("open"), { class: "primary" }) : null,
      it.app.hasCard ? button("{{swipeAway}}", () => send("quit"), { class: "swipe" }) : null,
      button("{{back}}", () => send("close"), { class: "plain-button" }));
  }
  if (it.display === "notificationCenter") {
    return make("div", { class: "list-inner" },
      make("div", { class: "list-head" }, make("h3", { text: rows().length ? `{{notifications}}, ${state.listed}` : "{{noNotifications}}" }),
        make("span", {}, rows().length ? button("{{clearAll}}", () => send("clear")) : null, " ", button("{{close}}", () => send("close")))),
      notices());
  }
  const alert = it.display === "app" ? state.app?.alert : null;
  if (alert?.asksToSwitch) {
    return alertBox(alert.message, "", alert.code,
      ["{{keepAccount}}", () => send("switch-account", "no")], ["{{switchAccount}}", () => send("switch-account", "yes")]);
  }
  if (alert) {
    return alertBox(alert.message, "", alert.code,
      alert.offersSettings ? ["{{settings}}", () => send("settings")] : null, ["{{ok}}", () => send("ok")]);
  }
  return null;
}
function alertBox(heading, text, code, ...choices) {
  return make("div", { class: "alert", role: "alertdialog", "aria-modal": "true", "aria-label": heading },
    make("h3", { text: heading }), make("p", {}, text, code ? make("span", { class: "code", text: code }) : null),
    make("div", { class: "choices" }, choices.filter(Boolean).map(([name, on]) => button(name, on))));
}

/** A question takes the focus, unless a payload is being typed, and gives it back. */
let question = null;
let before = null;
function coverDisplay() {
  const box = byId("overlay").querySelector(".alert");
  const active = document.activeElement;
  if (box && box !== question && active.id !== "payload") {
    if (!question) before = active;
    box.querySelector("button:last-child").focus({ preventScroll: true });
  } else if (!box && active.id === "display" && before?.isConnected) {
    before.focus({ preventScroll: true });
  }
  if (!box) before = null;
  question = box;
  // A banner comes above an alert or the app's card, never over it.
  const isAbove = byId("overlay").querySelector(".alert, .card") && byId("banner").firstChild;
  byId("overlay").style.paddingTop = isAbove ? `${byId("banner").offsetTop + byId("banner").offsetHeight + 8}px` : "";
}
/** What the Escape key puts away; nil if there is nothing. */
function escape(target) {
  const it = state?.device;
  if (!it || !(target === document.body || byId("phone").contains(target))) return null;
  if (byId("banner").contains(target)) return hideBanner;
  if (it.prompt) return null;
  if (it.display === "passcode") return () => send("cancel");
  if (["appSwitcher", "notificationCenter"].includes(it.display)) return () => send("close");
  if (it.display !== "app" || !state.app) return null;
  if (state.app.alert?.asksToSwitch) return () => send("switch-account", "no");
  return state.app.alert ? () => send("ok") : state.app.isModal ? () => send("back") : null;
}

function drawPhone() {
  const it = state.device;
  const isApp = it.display === "app" || (["notificationCenter", "appSwitcher"].includes(it.display) && it.app.hasScene && state.app);
  const isLocked = it.display === "lockScreen" || it.display === "passcode";
  if (it.display !== "homeScreen") isMenuOpen = false;
  document.querySelector(".glass").classList.toggle("onwall", !isApp || !state.app);
  const minute = Math.floor(now() / 60000);
  const display = isLocked ? [minute, it.delivered, [...replying]] : isApp && state.app ? state.app : [minute, it.badge, it.quickActions, it.searchItems];
  part("display", [it.display, display], () =>
    isLocked ? lockScreen(now()) : isApp && state.app ? appScreen() : homeScreen());
  const row = updateBanner();
  part("banner", [row, [...replying]], () => row && notice(row, true));
  part("overlay", [it.display, it.page, it.prompt, it.display === "notificationCenter" ? [it.delivered, [...replying]] : null, state.app?.alert, it.app.hasCard, it.settings.authorization], () => {
    const cover = overlay();
    // What lies under it cannot be reached.
    byId("display").inert = Boolean(cover);
    return cover;
  });
  coverDisplay();
  byId("overlay").classList.toggle("list", it.display === "notificationCenter");
  byId("to-banner").hidden = !row;
  const key = (name, word, display) => button(name, () => send(word), {
    disabled: it.isLocked || it.display === display,
    title: it.isLocked ? "{{unlockFirst}}" : it.display === display ? "{{isShown}}" : null,
  });
  part("keys", [it.display, it.isLocked], () => [
    key("{{home}}", "home", "homeScreen"), key("{{appSwitcher}}", "switcher", "appSwitcher"),
    key("{{notifications}}", "list", "notificationCenter"),
    it.isLocked ? button("{{unlockPhone}}", () => send("unlock")) : button("{{lock}}", () => send("lock")),
    button("{{restart}}", () => send("reboot")),
  ]);
  const words = {
    notRunning: "{{stateNotRunning}}", inactive: "{{stateInactive}}", foreground: "{{stateForeground}}",
    background: "{{stateBackground}}", suspended: "{{stateSuspended}}",
  };
  part("process", [it.app.state, it.app.launches, it.app.wasForceQuit, it.app.isRefreshRequested], () => [
    make("span", {}, "{{appIs}} ", make("b", { text: words[it.app.state] ?? it.app.state, "data-state": it.app.state }),
      it.app.wasForceQuit ? " ({{swipedAway}})" : "", it.app.launches ? ` · {{process}} ${it.app.launches}` : "",
      it.app.isRefreshRequested ? " · {{asksForRefresh}}" : ""),
  ]);
}
