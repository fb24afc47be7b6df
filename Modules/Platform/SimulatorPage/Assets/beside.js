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
      button(`+ ${name}`, () => device("advanceClock", { seconds }), { "aria-label": `+ ${name} on the clock` })),
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
  if (![...field.options].some((each) => each.value === value)) field.append(make("option", { value, text: `account ${value}` }));
  field.value = value;
}

const good = ["shown", "performed"];
const bad = ["failed", "quarantined", "expired"];
/** Which ways the user has unfolded, or folded; else the newest is open. */
const folds = new Map();
function trace(tap, isNewest) {
  const kind = good.includes(tap.outcome) ? "good" : bad.includes(tap.outcome) ? "bad" : "wait";
  const details = make("details", { open: folds.get(tap.id) ?? isNewest },
    make("summary", { "data-key": `tap ${tap.id}`, on: () => folds.set(tap.id, !details.open) },
      make("b", { text: tap.source }), make("span", { class: `outcome ${kind}`, text: tap.outcomeText }),
      tap.route ? make("code", { text: tap.route }) : null,
      make("time", { text: time(tap.at, { hour: "2-digit", minute: "2-digit", second: "2-digit" }) })),
    tap.message ? make("p", { class: "why", text: tap.message }) : null,
    make("ol", { "aria-label": "Steps" }, tap.steps.map((step) => make("li", { text: step }))));
  return details;
}
function drawTimeline() {
  part("timeline", state.taps, () => state.taps.length === 0
    ? make("li", { class: "empty", text: "Nothing has arrived yet. Send a push, and tap it." })
    : state.taps.map((tap, index) => make("li", { class: "tap", "data-tap": tap.id, "data-outcome": tap.outcome }, trace(tap, index === 0))));
  const newest = state.taps[0];
  write(byId("announcement"), newest ? `${newest.source}: ${newest.outcomeText} ${newest.message ?? ""}` : "");
}

function drawRoutes() {
  const newest = state.taps[0];
  const taken = (newest && good.includes(newest.outcome) && newest.route) || null;
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
      ...(own.from === "scheme" ? [] : [`from ${own.from}`]), ...(own.asksFirst ? ["requires confirmation"] : []),
    ] : [];
    return make("li", { class: lit ? (taken.length === depth + 1 ? "lit taken" : "lit") : undefined },
      make("span", { class: "name", text: name }), " ", make("span", { class: "parameters", text: details.join("  ") }),
      branch(members, depth + 1, taken, lit));
  }));
}
