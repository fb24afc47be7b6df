// What is typed and chosen beside the phone.

/** In bytes. */
const sizeOf = (text) => new TextEncoder().encode(text).length;
function checkPayload() {
  const text = byId("payload").value;
  write(byId("payload-note"), fill("{{size}}", { count: sizeOf(text).toLocaleString("en") }));
  write(byId("curl"), curlOf(text));
  byId("sample").value = facts.samples.find((each) => each.payload === text)?.name ?? "";
  drawMarks();
  askWhere("payload-lead", { payload: text });
}
/** What the last push came to, until one is refused. */
let refusedPush = "";
/** The last push that went out from here: the request's name, the payload, and what will go wrong with it. */
let lastSent = null;
/** What became of a payload that was sent last; `name` says which sentence there is for it. */
function verdictOf(payload) {
  const verdict = state?.device.verdict;
  if (refusedPush || !verdict || lastSent?.payload !== payload || lastSent.request !== verdict.requestID) return undefined;
  return { reason: verdict.reason, name: nameOfSent(verdict) };
}
/** A push keeps its flaw, whatever is typed after it. */
function nameOfSent(verdict) {
  const name = nameOf(verdict);
  const isSent = lastSent && lastSent.request === verdict?.requestID;
  return isSent && name === "presented" ? lastSent.flaw ?? name : name;
}
/** Notes what will go wrong with the push that was sent last, once the program has said it. */
function noteFlaw() {
  const { answer, question } = answers.get("payload-lead") ?? {};
  if (!question || question.payload !== lastSent?.payload) return;
  lastSent.flaw = answer.explanation?.error ? "opensNothing" : answer.misspelt.length ? "keyIsMisspelt" : undefined;
}
const nameOf = (verdict) => verdict && (verdict.circumstance ?? verdict.reason ?? (verdict.isQuiet ? "quietly" : "presented"));
function drawVerdict() {
  if (!state || pressed) return;
  const name = nameOfSent(state.device.verdict);
  const place = byId("verdict");
  const flaws = { opensNothing: "{{presentedInVain}}", keyIsMisspelt: "{{keyIsMisspelt}}" };
  write(place, refusedPush || (flaws[name] ?? facts.verdicts[name] ?? ""));
  place.dataset.verdict = refusedPush ? "refused" : name ?? "";
  part("verdict-change", [refusedPush, name, state.device.settings.authorization, isDisabled(controlOf(name))], () => (refusedPush ? null : changeButton(name)));
}
/** The largest that is worth sending, in bytes: the program refuses more than Apple takes. */
const largest = 65536;
/** For a shell. */
const quote = (text) => `'${text.replaceAll("'", "'\\''")}'`;
const headers = () => ["priority", "expiration", "collapse"].map((id) => byId(id).value);
/** The kind that Apple has for it: what only wakes the app is no alert. */
function pushTypeOf(payload) {
  try {
    const { aps } = JSON.parse(payload);
    return aps["content-available"] === 1 && !["alert", "badge", "sound"].some((name) => name in aps) ? "background" : "alert";
  } catch {
    return "alert";
  }
}
/** The same push as a backend sends it, for a shell. */
function curlOf(payload) {
  const field = (name, value) => `  -H ${quote(`apns-${name}: ${value}`)} \\`;
  const [chosenPriority, seconds, collapse] = headers();
  const type = pushTypeOf(payload);
  // Apple refuses a background push of priority 10.
  const priority = type === "background" && chosenPriority === "10" ? "5" : chosenPriority;
  return [
    `curl http://${location.host}/3/device/${facts.token} \\`, field("topic", facts.topic), field("push-type", type),
    field("priority", priority), ...(collapse ? [field("collapse-id", collapse)] : []),
    ...(seconds === "0" ? [field("expiration", "0")] : seconds ? [`  -H "apns-expiration: $(($(date +%s) + ${seconds}))" \\`] : []),
    `  --data-raw ${quote(payload)}`,
  ].join("\n");
}
/**
 * Puts a text in the place of the payload, or of a part of it, as if it were typed, so that undo brings back what was there.
 */
function takePayload(text, start = 0, end = byId("payload").value.length) {
  const [place, before] = [byId("payload"), document.activeElement];
  const whole = place.value.slice(0, start) + text + place.value.slice(end);
  place.focus({ preventScroll: true });
  place.setSelectionRange(start, end);
  document.execCommand("insertText", false, text);
  if (place.value !== whole) place.value = whole;
  if (before && before !== document.body) before.focus({ preventScroll: true });
  else place.blur();
  checkPayload();
  keepTyped();
}
async function takeFile(file) {
  if (file.name.endsWith(".scenario")) {
    pointAt(byId("scenario"));
    return loadScenario(file);
  }
  if (file.size > largest) return say("{{noPayload}}");
  takePayload(await file.text());
}
/** Posts a push with its headers; a line has each that is given as name=value. */
function push(payload, fields, report) {
  const given = Object.entries(fields).filter(([, value]) => value !== "").map(([name, value]) => `${name}=${written(value)}`);
  return inTurn("/commands", ["push", ...given, JSON.stringify(payload)].join(" "), report);
}
async function sendPush() {
  const [priority, expires, collapse] = headers();
  const [id, payload] = [crypto.randomUUID(), byId("payload").value];
  lastSent = { request: collapse || id, payload };
  noteFlaw();
  keepSent(lastSent.request);
  let reason = "{{payloadTooLarge}}";
  const isTaken = sizeOf(payload) <= largest
    && (await push(payload, { id, collapse, priority, expires }, (text) => (reason = text)));
  refusedPush = isTaken ? "" : isLost ? "{{notSent}}" : fill("{{refused}}", { reason });
  drawVerdict();
  drawLeads();
}

// Links.

/** A universal link comes through its own channel, unless the user has chosen one. */
let isViaChosen = false;
function takeLink(link) {
  byId("link").value = link;
  if (!isViaChosen) byId("via").value = /^https?:/i.test(link) ? "universal" : "scheme";
}
function checkLink() {
  const [link, via] = [byId("link").value, byId("via").value];
  const host = foreignHost(link, via);
  if (!host) return askWhere("link-lead", { link, via });
  tell("link-lead", make("p", { class: "bad", text: opensSafari(host) }));
}
/** The host of a universal link that is none of the app's; empty for all else. */
function foreignHost(link, via) {
  const { protocol, hostname } = via === "universal" && URL.canParse(link) ? new URL(link) : {};
  const host = hostname?.replace(/\.$/, "") ?? "";
  return /^https?:$/.test(protocol) && !facts.hosts.some((own) => takesHost(own, host)) ? host : "";
}
/** `*.acme.com` takes each of its subdomains, but not `acme.com`. */
const takesHost = (own, host) => (own.startsWith("*.") ? host.endsWith(own.slice(1)) : own === host);
const opensSafari = (host) => fill("{{opensSafari}}", { host, hosts: facts.hosts.join(", ") || "–" });
function openLink(link, via) {
  const host = foreignHost(link, via);
  if (host) return say(opensSafari(host));
  openThrough(via, link);
}

function listenToDrops() {
  for (const name of ["dragover", "dragleave", "drop"]) {
    addEventListener(name, (event) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      // The browser would leave the page for the file.
      event.preventDefault();
      byId("payload").classList.toggle("over", name === "dragover");
      const [file] = event.dataTransfer.files;
      if (name !== "drop" || !file) return;
      if (event.target.closest(".scenario")) loadScenario(file);
      else takeFile(file);
    });
  }
}
function listenToComposer() {
  byId("send").addEventListener("click", sendPush);
  for (const id of sentHeaders) byId(id).addEventListener("input", checkPayload);
  listenToDrops();
  byId("payload").addEventListener("input", checkPayload);
  byId("payload").addEventListener("scroll", ({ target }) => (byId("payload-marks").scrollTop = target.scrollTop));
  byId("sample").addEventListener("change", ({ target }) => {
    const sample = facts.samples.find((each) => each.name === target.value);
    if (sample) takePayload(sample.payload);
    else checkPayload();
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
