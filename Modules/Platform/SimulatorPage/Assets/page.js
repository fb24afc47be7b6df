// The drawing of all of it, as often as the state changes.

let offset = 0;
const now = () => (state.device.isClockRunning ? Date.now() + offset : state.device.now);
function tick() {
  if (!state) return;
  write(byId("status-clock"), time(now()));
  write(byId("status-icons"), state.device.pushes.isOnline ? "5G ▮▮▮" : "✈ offline");
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
  drawVerdict();
  drawControls();
  drawTimeline();
  drawRoutes();
  drawScenario();
  tick();
}

// What is typed and chosen beside the phone.

function checkPayload() {
  const text = byId("payload").value;
  const note = byId("payload-note");
  try {
    JSON.parse(text);
    write(note, `${sizeOf(text).toLocaleString()} bytes`);
  } catch (error) {
    write(note, `No JSON: ${error.message}`);
  }
  drawCurl();
}
/** In bytes. */
const sizeOf = (text) => new TextEncoder().encode(text).length;
/** What the last push came to, until one is refused. */
let refusedPush = "";
function drawVerdict() {
  const { verdict } = state.device;
  const name = verdict && (verdict.reason ?? (verdict.isQuiet ? "quietly" : "presented"));
  const place = byId("verdict");
  write(place, refusedPush || (name ? facts.verdicts[name] : ""));
  place.dataset.verdict = refusedPush ? "refused" : name ?? "";
}
/** The largest that is worth sending, in bytes: the program refuses more than Apple takes. */
const largest = 65536;
/** The same push as a backend sends it, for a shell. */
function drawCurl() {
  const quote = (text) => `'${text.replaceAll("'", "'\\''")}'`;
  const field = (name, value) => `  -H ${quote(`apns-${name}: ${value}`)} \\`;
  const [priority, seconds, collapse] = ["priority", "expiration", "collapse"].map((id) => byId(id).value);
  write(byId("curl"), [
    `curl http://${location.host}/3/device/${facts.token} \\`, field("topic", facts.topic), field("push-type", "alert"),
    field("priority", priority), ...(collapse ? [field("collapse-id", collapse)] : []),
    ...(seconds === "0" ? [field("expiration", "0")] : seconds ? [`  -H "apns-expiration: $(($(date +%s) + ${seconds}))" \\`] : []),
    `  --data-raw ${quote(byId("payload").value)}`,
  ].join("\n"));
}
function takePayload(text) {
  byId("payload").value = text;
  checkPayload();
}
async function takeFile(file) {
  if (file.size > largest) return say("That file is no payload: it is larger than 64 KB.");
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
const linksKey = "switchyard.links";
function keptLinks() {
  try {
    const links = JSON.parse(localStorage.getItem(linksKey) ?? "[]");
    return Array.isArray(links) ? links.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}
function remember(link) {
  const links = [link, ...keptLinks().filter((each) => each !== link)].slice(0, 12);
  try { localStorage.setItem(linksKey, JSON.stringify(links)); } catch { /* The browser keeps nothing. */ }
  listLinks(links);
}
/** A universal link comes through its own channel, unless the user has chosen one. */
let isViaChosen = false;
function takeLink(link) {
  byId("link").value = link;
  if (!isViaChosen) byId("via").value = /^https?:/i.test(link) ? "universal" : "scheme";
}
function listLinks(links) {
  byId("links").replaceChildren(...[...new Set([...links, ...facts.links])].map((value) => make("option", { value })));
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
function listen() {
  byId("send").addEventListener("click", async () => {
    const isSmall = sizeOf(byId("payload").value) <= largest;
    const isTaken = isSmall ? await device("receive", { _0: pushOf() }) : say("the payload is larger than 64 KB");
    refusedPush = isTaken ? "" : `Refused: ${byId("refusal").textContent}`;
    drawVerdict();
  });
  for (const id of ["priority", "expiration", "collapse"]) byId(id).addEventListener("input", drawCurl);
  listenToDrops();
  byId("payload").addEventListener("input", checkPayload);
  byId("payload").addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) byId("send").click();
  });
  byId("via").addEventListener("change", () => (isViaChosen = true));
  byId("link").addEventListener("change", (event) => {
    if (event.target.value.includes(":")) takeLink(event.target.value);
  });
  byId("link-form").addEventListener("submit", (event) => {
    event.preventDefault();
    const link = byId("link").value;
    const via = byId("via").value;
    if (via === "inApp") app("open", { link });
    else device(via === "scheme" ? "open" : "openUniversalLink", { url: link });
    remember(link);
  });
  const changeSettings = (change) => device("changeSettings", { _0: { ...state.device.settings, ...change } });
  const changes = {
    crash: (value) => app("crashAt", { point: value }),
    account: (value) => (value ? app("signIn", { account: value }) : app("signOut")),
    permission: (value) => changeSettings({ authorization: value }),
    focus: (value) => changeSettings({ isFocusOn: value === "true" }),
    online: (value) => device("setOnline", { _0: value === "true" }),
  };
  for (const [id, change] of Object.entries(changes)) {
    byId(id).addEventListener("change", async (event) => {
      if (!(await change(event.target.value))) event.target.value = chosen.get(id);
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
  listLinks(keptLinks());
  byId("timeline").lang = facts.language;
  startScenario();
  listen();
  connect();
  setInterval(tick, 1000);
}
start().catch(() => connected(false));
