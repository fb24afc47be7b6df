// The drawing of all of it, as often as the state changes.

let offset = 0;
const now = () => (state.device.isClockRunning ? Date.now() + offset : state.device.now);
function tick() {
  if (!state) return;
  byId("status-clock").textContent = time(now());
  const icons = state.device.pushes.isOnline ? "5G ▮▮▮" : "✈ offline";
  if (byId("status-icons").textContent !== icons) byId("status-icons").textContent = icons;
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
  drawControls();
  drawTimeline();
  drawRoutes();
  tick();
}
function redraw() {
  draw();
}

// What is typed and chosen beside the phone.

function checkPayload() {
  const text = byId("payload").value;
  const note = byId("payload-note");
  try {
    JSON.parse(text);
    note.textContent = `${new TextEncoder().encode(text).length.toLocaleString()} bytes`;
  } catch (error) {
    note.textContent = `No JSON: ${error.message}`;
  }
}
function takePayload(text) {
  byId("payload").value = text;
  checkPayload();
}
async function takeFile(file) {
  if (file.size > 65536) return say("That file is no payload: it is larger than 64 KB.");
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
function remember(link) {
  let links = [];
  try { links = JSON.parse(localStorage.getItem("links") ?? "[]"); } catch { /* Nothing that was kept here. */ }
  links = [link, ...links.filter((each) => each !== link)].slice(0, 12);
  localStorage.setItem("links", JSON.stringify(links));
  listLinks(links);
}
/** A universal link comes through its own channel; the user can choose another. */
function takeLink(link) {
  byId("link").value = link;
  byId("via").value = /^https?:/i.test(link) ? "universal" : "scheme";
}
function listLinks(links) {
  byId("links").replaceChildren(...[...new Set([...links, ...facts.links])].map((value) => make("option", { value })));
}

function listen() {
  byId("send").addEventListener("click", () => device("receive", { _0: pushOf() }));
  byId("payload").addEventListener("input", checkPayload);
  byId("payload").addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) byId("send").click();
  });
  for (const name of ["dragover", "dragleave", "drop"]) {
    byId("payload").addEventListener(name, (event) => {
      event.preventDefault();
      byId("payload").classList.toggle("over", name === "dragover");
      if (name === "drop" && event.dataTransfer.files[0]) takeFile(event.dataTransfer.files[0]);
      else if (name === "drop") takePayload(event.dataTransfer.getData("text"));
    });
  }
  byId("link").addEventListener("change", (event) => {
    if (event.target.value.includes(":")) takeLink(event.target.value);
  });
  byId("link-form").addEventListener("submit", (event) => {
    event.preventDefault();
    const link = byId("link").value;
    const via = byId("via").value;
    remember(link);
    if (via === "inApp") app("open", { link });
    else device(via === "scheme" ? "open" : "openUniversalLink", { url: link });
  });
  const chosen = {
    crash: (value) => app("crashAt", { point: value }),
    account: (value) => (value ? app("signIn", { account: value }) : app("signOut")),
    permission: (value) => device("changeSettings", { _0: { ...state.device.settings, authorization: value } }),
    online: (value) => device("setOnline", { _0: value === "true" }),
  };
  for (const [id, change] of Object.entries(chosen)) {
    byId(id).addEventListener("change", async (event) => {
      await change(event.target.value);
      event.target.dataset.sent = "";
      drawControls();
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
  byId("curl").textContent = [
    `curl http://${location.host}/3/device/${facts.token} \\`, `  -H 'apns-topic: ${facts.topic}' -H 'apns-push-type: alert' \\`,
    `  -d '{"aps":{"alert":"Hello"}}'`,
  ].join("\n");
  let kept = [];
  try { kept = JSON.parse(localStorage.getItem("links") ?? "[]"); } catch { /* Nothing that was kept here. */ }
  listLinks(kept);
  listen();
  connect();
  setInterval(tick, 1000);
}
start().catch(() => connected(false));
