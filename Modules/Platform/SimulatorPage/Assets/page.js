// The drawing of all of it, as often as the state changes.

let offset = 0;
const now = () => (state.device.isClockRunning ? Date.now() + offset : state.device.now);
function tick() {
  if (!state || pressed) return;
  write(byId("status-clock"), time(now()));
  write(byId("status-icons"), state.device.isOnline ? "5G ▮▮▮" : "✈ {{offline}}");
  if (state.device.display !== "app") drawPhone();
}
function draw() {
  // The draw at the release shows all of it.
  if (!facts || !state || pressed) return;
  offset = state.device.now - Date.now();
  for (const id of replying) {
    const row = state.device.banner?.requestID === id || rows().some((each) => each.requestID === id);
    if (!row) replying.delete(id);
  }
  drawPhone();
  drawControls();
  drawVerdict();
  drawLeads();
  drawTimeline();
  drawRoutes();
  drawScenario();
  tick();
}

/** What is for developers stays open where they opened it. */
function listenToDevelopers() {
  const place = byId("developers");
  place.open = kept("open", {}).developers === true;
  place.addEventListener("toggle", () => keep("open", { developers: place.open }));
}
async function start() {
  facts = await (await fetch("/facts")).json();
  document.title = `${facts.title} · Switchyard`;
  byId("about").textContent = fill("{{program}}", facts);
  byId("sample").append(...facts.samples.map(({ name }) => make("option", { value: name, text: name })));
  takeLink(facts.links[0] ?? "");
  if (!restoreTyped()) {
    const first = facts.samples.find((each) => each.name === facts.firstSample) ?? facts.samples[0];
    byId("payload").value = first?.payload ?? "";
  }
  takeLink(byId("link").value);
  checkPayload();
  checkLink();
  byId("links").append(...facts.links.map((value) => make("option", { value })));
  drawHistory();
  lastSent = kept("sent", [])[0] ?? null;
  listenToComposer();
  listenToBanner();
  listenToControls();
  listenToGallery();
  listenToScenario();
  listenToDevelopers();
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") escape(event.target)?.();
  });
  connect();
  setInterval(tick, 1000);
}
start().catch(() => connected(false));
