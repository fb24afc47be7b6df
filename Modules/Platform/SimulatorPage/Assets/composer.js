// What is typed and chosen beside the phone.

/** In bytes. */
const sizeOf = (text) => new TextEncoder().encode(text).length;
function checkPayload() {
  const text = byId("payload").value;
  write(byId("payload-note"), fill("{{size}}", { count: sizeOf(text).toLocaleString("en") }));
  write(byId("curl"), curlOf(text));
  askWhere("payload-lead", { payload: text });
}
/** What the last push came to, until one is refused. */
let refusedPush = "";
/** The last push that went out from here: the request's name and the payload. */
let lastSent = null;
/** What became of a payload that was sent last; `name` says which sentence there is for it. */
function verdictOf(payload) {
  const verdict = state?.device.verdict;
  if (refusedPush || !verdict || lastSent?.payload !== payload || lastSent.request !== verdict.requestID) return undefined;
  const { answer, question } = answers.get("payload-lead") ?? {};
  const isMissed = question?.payload === payload && answer.explanation?.error;
  return { reason: verdict.reason, name: isMissed && nameOf(verdict) === "presented" ? "opensNothing" : nameOf(verdict) };
}
const nameOf = (verdict) => verdict && (verdict.circumstance ?? verdict.reason ?? (verdict.isQuiet ? "quietly" : "presented"));
function drawVerdict() {
  if (!state) return;
  const name = verdictOf(byId("payload").value)?.name ?? nameOf(state.device.verdict);
  const place = byId("verdict");
  write(place, refusedPush || (name === "opensNothing" ? "{{presentedInVain}}" : name ? facts.verdicts[name] : ""));
  place.dataset.verdict = refusedPush ? "refused" : name ?? "";
}
/** The largest that is worth sending, in bytes: the program refuses more than Apple takes. */
const largest = 65536;
/** For a shell. */
const quote = (text) => `'${text.replaceAll("'", "'\\''")}'`;
const headers = () => ["priority", "expiration", "collapse"].map((id) => byId(id).value);
/** The same push as a backend sends it, for a shell. */
function curlOf(payload) {
  const field = (name, value) => `  -H ${quote(`apns-${name}: ${value}`)} \\`;
  const [priority, seconds, collapse] = headers();
  return [
    `curl http://${location.host}/3/device/${facts.token} \\`, field("topic", facts.topic), field("push-type", "alert"),
    field("priority", priority), ...(collapse ? [field("collapse-id", collapse)] : []),
    ...(seconds === "0" ? [field("expiration", "0")] : seconds ? [`  -H "apns-expiration: $(($(date +%s) + ${seconds}))" \\`] : []),
    `  --data-raw ${quote(payload)}`,
  ].join("\n");
}
/** As if it were typed, so that undo brings back what was there. */
function takePayload(text) {
  const [place, before] = [byId("payload"), document.activeElement];
  place.focus({ preventScroll: true });
  place.select();
  document.execCommand("insertText", false, text);
  if (place.value !== text) place.value = text;
  if (before && before !== document.body) before.focus({ preventScroll: true });
  else place.blur();
  checkPayload();
  keepTyped();
}
async function takeFile(file) {
  if (file.size > largest) return say("{{noPayload}}");
  takePayload(await file.text());
}
/** Posts a push with its headers; a line has each that is given as name=value. */
function push(payload, fields) {
  const given = Object.entries(fields).filter(([, value]) => value !== "").map(([name, value]) => `${name}=${written(value)}`);
  return inTurn("/commands", ["push", ...given, JSON.stringify(payload)].join(" "));
}
async function sendPush() {
  const [priority, expires, collapse] = headers();
  const [id, payload] = [crypto.randomUUID(), byId("payload").value];
  lastSent = { request: collapse || id, payload };
  keepSent(lastSent.request);
  const isSmall = sizeOf(payload) <= largest;
  const isTaken = isSmall ? await push(payload, { id, collapse, priority, expires }) : say("{{payloadTooLarge}}");
  refusedPush = isTaken ? "" : isLost ? "{{notSent}}" : fill("{{refused}}", { reason: byId("refusal").textContent });
  drawVerdict();
  drawLeads();
}

// Links.

function remember(link) {
  const links = [link, ...kept("links", []).filter((each) => each !== link)].slice(0, 12);
  keep("links", links);
  listLinks(links);
}
/** A universal link comes through its own channel, unless the user has chosen one. */
let isViaChosen = false;
function takeLink(link) {
  byId("link").value = link;
  if (!isViaChosen) byId("via").value = /^https?:/i.test(link) ? "universal" : "scheme";
}
function checkLink() {
  askWhere("link-lead", { link: byId("link").value, via: byId("via").value });
}
function listLinks(links) {
  const texts = links.filter((each) => typeof each === "string");
  byId("links").replaceChildren(...[...new Set([...texts, ...facts.links])].map((value) => make("option", { value })));
}
function openLink(link, via) {
  openThrough(via, link);
  if (link) remember(link);
}

function listenToDrops() {
  for (const name of ["dragover", "dragleave", "drop"]) {
    addEventListener(name, (event) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      // Anywhere else the browser would leave the page for the file.
      event.preventDefault();
      const isHere = event.target === byId("payload");
      byId("payload").classList.toggle("over", name === "dragover" && isHere);
      if (name === "drop" && isHere && event.dataTransfer.files[0]) takeFile(event.dataTransfer.files[0]);
    });
  }
}
function listenToComposer() {
  byId("send").addEventListener("click", sendPush);
  byId("to-banner").addEventListener("click", () => byId("banner").querySelector("button")?.focus());
  for (const id of ["priority", "expiration", "collapse"]) byId(id).addEventListener("input", checkPayload);
  listenToDrops();
  byId("payload").addEventListener("input", () => {
    for (const each of byId("samples").children) each.setAttribute("aria-pressed", "false");
    checkPayload();
  });
  byId("payload").addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) sendPush();
  });
  byId("via").addEventListener("change", () => ((isViaChosen = true), checkLink()));
  byId("link").addEventListener("input", checkLink);
  byId("link").addEventListener("change", (event) => {
    if (event.target.value.includes(":")) takeLink(event.target.value);
    checkLink();
  });
  byId("link-form").addEventListener("submit", (event) => {
    event.preventDefault();
    openLink(byId("link").value, byId("via").value);
  });
  addEventListener("input", keepTyped);
}
