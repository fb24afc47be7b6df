// What happens to the app, and how the phone is set.

/** Each with what it means, and when it cannot be done. */
const lifeCycle = [
  ["{{openTheApp}}", () => send("open"), "{{openMeans}}", { foreground: "{{isOpen}}" }],
  ["{{suspend}}", () => send("suspend"), "{{suspendMeans}}", {
    foreground: "{{homeFirst}}", inactive: "{{homeFirst}}", suspended: "{{isSuspended}}", notRunning: "{{doesNotRun}}",
  }],
  ["{{kill}}", () => send("kill"), "{{killMeans}}", { notRunning: "{{doesNotRun}}" }],
  ["{{forceQuit}}", () => send("quit"), "{{forceQuitMeans}}", {
    notRunning: "{{doesNotRun}}",
  }],
  ["{{refresh}}", () => send("refresh"), "{{refreshMeans}}", {
    foreground: "{{homeFirst}}", inactive: "{{homeFirst}}", forceQuit: "{{openFirst}}", notRequested: "{{askedForNone}}",
  }],
];
/** A button that says why it does nothing now, to a finger, a key and a screen reader, too: so it takes the focus all the same. */
function offer(name, on, refusal, meaning) {
  if (!refusal) return button(name, on, { title: meaning });
  const reason = fill("{{notNow}}", { refusal });
  return button(name, () => say(reason), { "aria-disabled": "true", title: `${meaning} ${reason}`.trim() });
}
function drawControls() {
  const it = state.device;
  const kept = it.app.wasForceQuit ? "forceQuit" : it.app.isRefreshRequested ? "" : "notRequested";
  part("life", [it.app.state, kept], () => lifeCycle.map(([name, on, meaning, refusals]) => {
    const refusal = refusals[it.app.state] ?? refusals[kept];
    return offer(name, on, refusal, meaning);
  }));
  const mayOrder = it.display === "app" && state.app?.phase === "main";
  part("clock", [it.isClockRunning, mayOrder], () => [
    ...[["{{elevenMinutes}}", 660], ["{{hour}}", 3600], ["{{aDay}}", 86400]].map(([name, seconds]) =>
      button(`+ ${name}`, () => send("wait", seconds), { "aria-label": fill("{{onTheClock}}", { name }) })),
    facts.scheduleOffer
      ? offer(facts.scheduleOffer, () => send(facts.scheduleWord, "2"), mayOrder ? "" : "{{openAppFirst}}", "") : null,
  ]);
  choose("crash", state.crashAt ?? "");
  choose("account", state.account ?? "");
  choose("permission", it.settings.authorization);
  choose("focus", String(it.settings.isFocusOn));
  choose("online", String(it.isOnline));
}
/** What the fields beside the phone say, by their ids. */
const chosen = new Map();
/** Has a field say what the program says; what the user has just chosen stays until then. */
function choose(id, value) {
  if (chosen.get(id) === value) return;
  chosen.set(id, value);
  const field = byId(id);
  if (![...field.options].some((each) => each.value === value)) field.append(make("option", { value, text: fill("{{account}}", { value }) }));
  field.value = value;
}
function listenToControls() {
  // What a button does is said below them while it has the focus or the pointer.
  for (const [name, isOver] of [["focusin", true], ["pointerover", true], ["focusout", false], ["pointerleave", false]]) {
    byId("life").addEventListener(name, ({ target }) => write(byId("life-note"), isOver ? target.title : ""));
  }
  const changes = {
    crash: (value) => send("crash-at", value || "never"),
    account: (value) => (value ? send("signin", value) : send("signout")),
    permission: (value) => send("notifications", value),
    focus: (value) => send("focus", value === "true" ? "on" : "off"),
    online: (value) => send(value === "true" ? "online" : "offline"),
  };
  for (const [id, change] of Object.entries(changes)) {
    byId(id).addEventListener("change", async (event) => {
      if (!(await change(event.target.value))) event.target.value = chosen.get(id);
    });
  }
}
