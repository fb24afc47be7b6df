// The path of each tap.

const good = ["shown", "performed"];
const bad = ["failed", "quarantined", "expired"];
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
function step(tap, it, index) {
  const kind = { failed: "bad", nearKey: "wait", notDurable: "wait", held: "wait" }[it.name];
  return make("li", { class: kind, "data-step": it.name }, fold(`step ${tap.id} ${index}`, false,
    make("summary", {}, make("span", { class: "said", text: it.text }),
      it.after === undefined ? null : make("span", { class: "took", text: took(it.after) })),
    make("p", { class: "hint", text: facts.meanings[it.name] })));
}
function trace(tap, isNewest) {
  const kind = good.includes(tap.outcome) ? "good" : bad.includes(tap.outcome) ? "bad" : "wait";
  return fold(`tap ${tap.id}`, isNewest,
    make("summary", {},
      make("b", { text: tap.source }), make("span", { class: `outcome ${kind}`, text: tap.outcomeText }),
      tap.route ? make("code", { text: tap.route }) : null,
      make("time", { text: time(tap.at, { hour: "2-digit", minute: "2-digit", second: "2-digit" }) })),
    tap.message ? make("p", { class: "why", text: tap.message }) : null,
    make("ol", { "aria-label": "{{steps}}" }, tap.steps.map((each, index) => step(tap, each, index))));
}
function drawTimeline() {
  part("timeline", state.taps, () => state.taps.length === 0
    ? make("li", { class: "empty", text: "{{nothingArrived}}" })
    : state.taps.map((tap, index) => make("li", { class: "tap", "data-tap": tap.id, "data-outcome": tap.outcome }, trace(tap, index === 0))));
  const newest = state.taps[0];
  const reason = newest?.steps.find((each) => each.name === "failed")?.text;
  write(byId("announcement"), newest ? [`${newest.source}:`, newest.outcomeText, newest.message, reason].filter(Boolean).join(" ") : "");
}
