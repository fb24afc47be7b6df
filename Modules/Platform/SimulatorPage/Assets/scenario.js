// Scenarios: what is done to the phone is recorded, replayed, and copied as a test.

const scenarioText = () => byId("scenario").value;
function startScenario() {
  const file = make("input", { type: "file", id: "scenario-file", accept: ".scenario,.txt,text/plain" });
  file.addEventListener("change", async () => {
    const chosen = file.files[0];
    file.value = "";
    if (!chosen) return;
    if (chosen.size > largest) return say("That file is no scenario: it is larger than 64 KB.");
    byId("scenario").value = await chosen.text();
  });
  byId("timeline").closest("section").after(
    make("section", { class: "panel wide", "aria-labelledby": "scenario-title" },
      make("h2", { id: "scenario-title", text: "Scenario" }),
      make("div", { id: "scenario-keys", class: "chips", role: "group", "aria-label": "Recording" }),
      make("p", { id: "scenario-note", class: "hint", role: "status" }),
      make("label", { for: "scenario" }, "Lines ", make("span", { class: "hint", text: "one command a line, and what is expected to come of it" })),
      make("textarea", { id: "scenario", rows: "8", spellcheck: "false", autocomplete: "off" }),
      make("div", { class: "row" },
        button("Replay", () => app("replay", { text: scenarioText() }), { class: "primary" })),
      make("div", { class: "chips" }, button("Copy as test", copyAsTest), button("Save", saveScenario)),
      make("div", { class: "row" }, make("label", { for: "scenario-file", text: "Load" }), file),
      make("ol", { id: "scenario-report", class: "timeline", "aria-label": "What the replay came to", "aria-live": "polite" }),
      make("pre", { id: "scenario-test", tabindex: "0", hidden: true, "aria-label": "The test in Swift" })));
}
let wasRecording = false;
function drawScenario() {
  const { recordedLines, report } = state.scenario;
  const isOn = typeof recordedLines === "number";
  part("scenario-keys", [isOn], () => isOn
    ? button("Stop recording", () => app("record", { on: "false" }), { "data-key": "record", "aria-pressed": "true" })
    : button("Record", () => app("record", { on: "true" }), { "data-key": "record", "aria-pressed": "false" }));
  write(byId("scenario-note"), isOn ? `Recording: ${recordedLines} lines so far.` : "Record writes down what is done to the phone.");
  part("scenario-report", report, () => report.map((each) => make("li", { text: each })));
  if (wasRecording && !isOn) takeRecording();
  wasRecording = isOn;
}
async function takeRecording() {
  byId("scenario").value = (await (await fetch("/scenario")).json()).text;
}
async function copyAsTest() {
  const lines = scenarioText().split("\n").filter((line) => line.trim() !== "").map((line) => `        ${line}`);
  const text = facts.scenarioTest.replace("        {scenario}", () => lines.join("\n"));
  write(byId("scenario-test"), text);
  byId("scenario-test").hidden = false;
  try {
    await navigator.clipboard.writeText(text);
    write(byId("scenario-note"), "The test is in the clipboard.");
  } catch {
    write(byId("scenario-note"), "The browser gives no clipboard: copy the test below.");
  }
}
function saveScenario() {
  const url = URL.createObjectURL(new Blob([scenarioText()], { type: "text/plain" }));
  make("a", { href: url, download: "recorded.scenario" }).click();
  URL.revokeObjectURL(url);
}
