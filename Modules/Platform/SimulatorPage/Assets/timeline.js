// The path of each tap, and the pushes that a backend sent in vain.

const good = ["shown", "performed"];
const bad = ["failed", "quarantined", "expired"];
/** How many stand there before the others are folded away. */
const unfolded = 3;
/** Which taps, and which steps, the user has unfolded or folded; else the newest tap is open. */
const folds = new Map();
function fold(key, isOpen, summary, ...inside) {
  const details = make("details", { open: folds.get(key) ?? isOpen }, summary, ...inside);
  summary.dataset.key = key;
  summary.addEventListener("click", () => folds.set(key, !details.open));
  return details;
}
/** Since the step before. */
const took = (milliseconds) =>
  milliseconds < 1000 ? `+${milliseconds} ms` : milliseconds < 60000 ? `+${(milliseconds / 1000).toFixed(1)} s` : `+${Math.round(milliseconds / 60000)} min`;
const moment = (at) => make("time", { text: time(at, { hour: "2-digit", minute: "2-digit", second: "2-digit" }) });
function step(tap, it, index) {
  const kind = { failed: "bad", nearKey: "wait", notDurable: "wait", held: "wait" }[it.name];
  return make("li", { class: kind, "data-step": it.name }, fold(`step ${tap.id} ${index}`, false,
    make("summary", {}, make("span", { class: "said", text: it.text }),
      it.after === undefined ? null : make("span", { class: "took", text: took(it.after) })),
    make("p", { class: "hint", text: facts.meanings[it.name] })));
}
/** iOS reports what started the app twice; what comes again once more, or after the end, is worth a word. */
function stepsOf(tap) {
  const again = tap.steps.findIndex((each) => ["duplicate", "settled"].includes(each.name));
  return tap.steps.filter((each, index) => each.name !== "duplicate" || index !== again);
}
function trace(tap, isNewest) {
  const isMisspelt = tap.steps.some((each) => each.name === "nearKey");
  const kind = bad.includes(tap.outcome) ? "bad" : good.includes(tap.outcome) && !isMisspelt ? "good" : "wait";
  const hasEnded = tap.outcome === "pending" && state.device.app.state === "notRunning";
  return fold(`tap ${tap.id}`, isNewest,
    make("summary", {},
      make("b", { text: tap.source }), make("span", { class: `outcome ${kind}`, text: tap.outcomeText }),
      tap.route ? make("code", { text: tap.route }) : null, moment(tap.at)),
    tap.message ? make("p", { class: "why" }, tap.message, " ", tap.code === "otherAccount" ? changeButton(tap.code) : null) : null,
    make("ol", { "aria-label": "{{steps}}" }, stepsOf(tap).map((each, index) => step(tap, each, index)),
      hasEnded ? make("li", { class: "wait", "data-step": "ended" }, "{{endedHere}} ", changeButton("ended")) : null),
    tap.report ? fold(`report ${tap.id}`, false, make("summary", { text: "{{openReport}}" }),
      make("pre", { text: tap.report, tabindex: 0 })) : null);
}
function refusal({ push, count, at }) {
  return [
    make("p", { class: "summary" }, make("b", { text: "{{refusedPush}}" }),
      make("span", { class: "outcome bad", text: fill("{{refusedBy}}", push) }),
      count > 1 ? make("span", { class: "hint", text: fill("{{times}}", { count }) }) : null, moment(at)),
    make("p", { class: "why", text: push.advice }),
    make("p", { class: "why" }, push.sender ? `${fill("{{sentBy}}", push)} ` : "",
      button("{{seeRequest}}", () => pointAt(byId("curl")), { class: "change", "data-key": `request ${push.reason}` })),
  ];
}
/** What was said of each tap and push when the page was drawn last. */
let said = [];
/** Says what has changed, for those who do not see it. */
function announce(words) {
  const news = words.find((each) => !said.includes(each));
  said = words;
  if (news) write(byId("announcement"), news);
}
/** The newest first. */
function entries() {
  const taps = state.taps.map((tap, index) => ({
    at: tap.at, item: () => make("li", { class: "tap", "data-tap": tap.id, "data-outcome": tap.outcome }, trace(tap, index === 0)),
    words: [`${tap.source}:`, tap.outcomeText, tap.message, tap.steps.find((each) => each.name === "failed")?.text],
  }));
  const refusals = state.refusedPushes.map((each) => ({
    at: each.at, item: () => make("li", { class: "refused" }, refusal(each)),
    words: ["{{refusedPush}}:", fill("{{refusedBy}}", each.push), each.push.advice],
  }));
  return [...refusals, ...taps].sort((one, other) => other.at - one.at);
}
function drawTimeline() {
  const { verdict, app } = state.device;
  const empty = !verdict ? "{{nothingArrived}}" : verdict.reason && verdict.reason !== "focus" ? "{{nothingToTap}}" : "{{tapToSee}}";
  const all = entries();
  part("timeline", [state.taps, state.refusedPushes, all.length ? app.state : empty], () => {
    if (all.length === 0) return make("li", { class: "empty", text: empty });
    const items = all.map((each) => each.item());
    const earlier = items.splice(unfolded);
    if (earlier.length === 0) return items;
    const summary = make("summary", { text: fill("{{earlier}}", { count: earlier.length }) });
    return [...items, make("li", { class: "earlier" }, fold("earlier", false, summary, make("ol", { class: "timeline" }, earlier)))];
  });
  announce(all.map((each) => each.words.filter(Boolean).join(" ")));
}
