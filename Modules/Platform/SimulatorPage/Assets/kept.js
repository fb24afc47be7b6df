// What the browser keeps, so that a reload or another run of the program loses nothing that was typed.

const largestHistory = 30;
const keptKey = (name) => `switchyard.${facts.program}.${name}`;
function kept(name, fallback) {
  try {
    const value = JSON.parse(localStorage.getItem(keptKey(name)));
    return Array.isArray(value) === Array.isArray(fallback) && value && typeof value === "object" ? value : fallback;
  } catch {
    return fallback;
  }
}
function keep(name, value) {
  try { localStorage.setItem(keptKey(name), JSON.stringify(value)); } catch { /* The browser keeps nothing. */ }
}
const sentHeaders = ["collapse", "priority", "expiration"];
const typed = ["payload", "link", "scenario", ...sentHeaders];
function keepTyped() {
  keep("typed", { fields: Object.fromEntries(typed.map((id) => [id, byId(id).value])), drafts: [...drafts] });
}
/** Whether something had been typed. */
function restoreTyped() {
  const { fields = {}, drafts: texts } = kept("typed", {});
  for (const id of typed) if (typeof fields?.[id] === "string") byId(id).value = fields[id];
  if (Array.isArray(texts)) for (const each of texts) if (Array.isArray(each)) drafts.set(String(each[0]), String(each[1]));
  return typeof fields?.payload === "string";
}

// The pushes that were sent, the newest first.

const sameHeaders = (one, other) => sentHeaders.every((id) => one[id] === other[id]);
function keepSent(request) {
  const sent = Object.fromEntries(["payload", ...sentHeaders].map((id) => [id, byId(id).value]));
  const history = kept("sent", []);
  const before = history.find((each) => each.payload === sent.payload && sameHeaders(each, sent));
  const rest = history.filter((each) => each !== before);
  keep("sent", [{ ...sent, request, at: Date.now(), name: before?.name ?? "" }, ...rest].slice(0, largestHistory));
  drawHistory();
}
function takeSent(sent) {
  for (const id of sentHeaders) byId(id).value = sent[id] ?? "";
  takePayload(String(sent.payload));
}
/** What its alert says, else how it begins. */
function titleOf(sent) {
  try {
    const { alert } = JSON.parse(sent.payload).aps;
    const text = typeof alert === "string" ? alert : alert.title ?? alert.body;
    if (typeof text === "string" && text) return text;
  } catch { /* It has none. */ }
  return String(sent.payload).slice(0, 40);
}
function drawHistory() {
  const history = kept("sent", []).filter((each) => typeof each?.payload === "string");
  const change = (index, changed) => {
    keep("sent", history.flatMap((each, at) => (at === index ? changed : [each])));
    drawHistory();
  };
  part("history", history, () => history.length === 0 ? make("li", { class: "empty", text: "{{nothingSent}}" }) : history.map((sent, index) => {
    const title = sent.name || titleOf(sent);
    const name = make("input", { value: sent.name, placeholder: titleOf(sent), "aria-label": fill("{{nameOfPush}}", { number: index + 1 }), autocomplete: "off", dir: "auto", "data-key": `name ${index}` });
    name.addEventListener("change", () => change(index, [{ ...sent, name: name.value }]));
    return make("li", {}, name, make("time", { text: time(sent.at) }), make("span", { class: "chips" },
      button("{{edit}}", () => { takeSent(sent); byId("payload").focus(); }, { "aria-label": `{{edit}} ${title}`, "data-key": `edit ${index}` }),
      button("{{sendAgain}}", () => { takeSent(sent); byId("send").click(); }, { "aria-label": `{{sendAgain}} ${title}`, "data-key": `again ${index}` }),
      button("{{remove}}", () => change(index, []), { "aria-label": `{{remove}} ${title}`, "data-key": `remove ${index}` })));
  }));
}
