// What happens to the app, and how the phone is set.

/** Each with what it means, and when it cannot be done. */
const lifeCycle = [
  ["{{openTheApp}}", () => device("openApp"), "{{openMeans}}", { foreground: "{{isOpen}}" }],
  ["{{suspend}}", () => device("suspend"), "{{suspendMeans}}", {
    foreground: "{{homeFirst}}", inactive: "{{homeFirst}}", suspended: "{{isSuspended}}", notRunning: "{{doesNotRun}}",
  }],
  ["{{kill}}", () => device("kill"), "{{killMeans}}", { notRunning: "{{doesNotRun}}" }],
  ["{{crash}}", () => device("crash"), "{{crashMeans}}", {
    notRunning: "{{doesNotRun}}", suspended: "{{noCodeRuns}}",
  }],
  ["{{forceQuit}}", () => app("forceQuit"), "{{forceQuitMeans}}", {
    notRunning: "{{doesNotRun}}",
  }],
  ["{{refresh}}", () => device("refreshInBackground"), "{{refreshMeans}}", {
    foreground: "{{homeFirst}}", inactive: "{{homeFirst}}", forceQuit: "{{openFirst}}", notRequested: "{{askedForNone}}",
  }],
];
function drawControls() {
  const it = state.device;
  const kept = it.app.wasForceQuit ? "forceQuit" : it.app.isRefreshRequested ? "" : "notRequested";
  part("life", [it.app.state, kept], () => lifeCycle.map(([name, on, meaning, refusals], index) => {
    const refusal = refusals[it.app.state] ?? refusals[kept];
    return make("li", {},
      button(name, on, { disabled: Boolean(refusal), "aria-describedby": `life-${index}` }),
      make("span", { id: `life-${index}`, class: "hint" }, meaning, refusal ? make("b", { text: " " + fill("{{notNow}}", { refusal }) }) : null));
  }));
  part("clock", [it.isClockRunning], () => [
    ...[["{{minute}}", 60], ["{{elevenMinutes}}", 660], ["{{hour}}", 3600], ["{{aDay}}", 86400]].map(([name, seconds]) =>
      button(`+ ${name}`, () => device("advanceClock", { seconds }), { "aria-label": fill("{{onTheClock}}", { name }) })),
    facts.scheduleOffer ? button(facts.scheduleOffer, () => app("schedule", { minutes: "2" })) : null,
  ]);
  choose("crash", state.crashAt ?? "");
  choose("account", state.account ?? "");
  choose("permission", it.settings.authorization);
  choose("focus", String(it.settings.isFocusOn));
  choose("online", String(it.pushes.isOnline));
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
  // By their fields: the state may not have the last change yet.
  const changeSettings = () => device("changeSettings", {
    _0: { ...state.device.settings, authorization: byId("permission").value, isFocusOn: byId("focus").value === "true" },
  });
  const changes = {
    crash: (value) => app("crashAt", { point: value }),
    account: (value) => (value ? app("signIn", { account: value }) : app("signOut")),
    permission: changeSettings,
    focus: changeSettings,
    online: (value) => device("setOnline", { _0: value === "true" }),
  };
  for (const [id, change] of Object.entries(changes)) {
    byId(id).addEventListener("change", async (event) => {
      if (!(await change(event.target.value))) event.target.value = chosen.get(id);
    });
  }
}
