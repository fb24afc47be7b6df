// The drawing of all of it, as often as the state changes.

let offset = 0;
const now = () => (state.device.isClockRunning ? Date.now() + offset : state.device.now);
function tick() {
  if (!state) return;
  write(byId("status-clock"), time(now()));
  write(byId("status-icons"), state.device.pushes.isOnline ? "5G ▮▮▮" : "✈ {{offline}}");
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
  drawLeads();
  drawControls();
  drawTimeline();
  drawRoutes();
  drawScenario();
  tick();
}

async function start() {
  facts = await (await fetch("/facts")).json();
  document.title = `${facts.title} · Switchyard`;
  byId("about").textContent = fill("{{program}}", facts);
  const samples = facts.samples.map((sample) => button(sample.name, (event) => {
    takePayload(sample.payload);
    for (const each of byId("samples").children) each.setAttribute("aria-pressed", String(each === event.currentTarget));
  }, { "aria-pressed": "false" }));
  byId("samples").replaceChildren(...samples);
  takeLink(facts.links[0] ?? "");
  if (!restoreTyped()) {
    const first = Math.max(0, facts.samples.findIndex((each) => each.name === facts.firstSample));
    byId("payload").value = facts.samples[first]?.payload ?? "";
    samples[first]?.setAttribute("aria-pressed", "true");
  }
  takeLink(byId("link").value);
  checkPayload();
  checkLink();
  listLinks(kept("links", []));
  drawHistory();
  lastSent = kept("sent", [])[0] ?? null;
  listenToComposer();
  listenToControls();
  listenToGallery();
  startScenario();
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") escape(event.target)?.();
  });
  connect();
  setInterval(tick, 1000);
}
start().catch(() => connected(false));
