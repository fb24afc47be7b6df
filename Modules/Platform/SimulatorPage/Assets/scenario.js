// Scenarios: what is done to the phone is recorded, replayed, and copied as a test.

const scenarioText = () => byId("scenario").value;
function takeScenario(text) {
  byId("scenario").value = text;
  keepTyped();
}
async function loadScenario(file) {
  if (file.size > largest) return say("{{noScenario}}");
  takeScenario(await file.text());
}
function listenToScenario() {
  write(byId("words"), facts.words.join("\n"));
  write(byId("replay-command"), `${facts.program} replay FILE`);
  byId("replay").addEventListener("click", () => inTurn("/replay", scenarioText()));
  byId("scenario-copy").addEventListener("click", copyAsTest);
  byId("scenario-save").addEventListener("click", saveScenario);
  byId("scenario-file").addEventListener("change", ({ target }) => {
    const [file] = target.files;
    if (file) loadScenario(file);
    target.value = "";
  });
}
let wasRecording = false;
function drawScenario() {
  const { recordedLines, report } = state.scenario;
  const isOn = typeof recordedLines === "number";
  part("scenario-keys", [isOn], () => isOn
    ? button("{{stopRecording}}", () => send("record", "off"), { "data-key": "record", "aria-pressed": "true" })
    : button("{{record}}", () => send("record"), { "data-key": "record", "aria-pressed": "false" }));
  write(byId("scenario-note"), isOn ? fill("{{recorded}}", { recordedLines }) : "{{recordHint}}");
  part("scenario-report", report, () => report.map((each) => make("li", { text: each })));
  if (wasRecording && !isOn) takeRecording();
  wasRecording = isOn;
}
async function takeRecording() {
  takeScenario((await (await fetch("/scenario")).json()).text);
}
function copyAsTest() {
  const lines = scenarioText().split("\n").filter((line) => line.trim() !== "").map((line) => `        ${line}`);
  // More of them than in any payload, which would otherwise end the text or have an expression in it.
  const longest = Math.max(1, ...(scenarioText().match(/#+/g) ?? []).map((pounds) => pounds.length));
  const text = facts.scenarioTest.replaceAll("##", "#".repeat(longest + 1)).replace("        {scenario}", () => lines.join("\n"));
  write(byId("scenario-test"), text);
  byId("scenario-test").hidden = false;
  copy("scenario-test", "scenario-note");
}
function saveScenario() {
  const url = URL.createObjectURL(new Blob([scenarioText()], { type: "text/plain" }));
  make("a", { href: url, download: "recorded.scenario" }).click();
  URL.revokeObjectURL(url);
}
