// Scenarios: what is done to the phone is recorded, replayed, and copied as a test.

const scenarioText = () => byId("scenario").value;
function startScenario() {
  const file = make("input", { type: "file", id: "scenario-file", accept: ".scenario,.txt,text/plain" });
  file.addEventListener("change", async () => {
    const chosen = file.files[0];
    file.value = "";
    if (!chosen) return;
    if (chosen.size > largest) return say("{{noScenario}}");
    byId("scenario").value = await chosen.text();
  });
  document.querySelector(".side").after(
    make("section", { class: "panel scenario", "aria-labelledby": "scenario-title" },
      make("h2", { id: "scenario-title", text: "{{scenario}}" }),
      make("div", { id: "scenario-keys", class: "chips", role: "group", "aria-label": "{{recording}}" }),
      make("p", { id: "scenario-note", class: "hint", role: "status" }),
      make("label", { for: "scenario" }, "{{lines}} ", make("span", { class: "hint", text: "{{linesHint}}" })),
      make("details", {}, make("summary", { text: "{{words}}" }), make("pre", { id: "words", tabindex: "0", text: facts.words.join("\n") })),
      make("textarea", { id: "scenario", rows: "8", spellcheck: "false", autocomplete: "off" }),
      make("div", { class: "row" },
        button("{{replay}}", () => inTurn("/replay", scenarioText()), { class: "primary" }),
        button("{{copyAsTest}}", copyAsTest, { class: "plain-button" }), button("{{save}}", saveScenario, { class: "plain-button" })),
      make("p", { class: "hint" }, "{{replayHint}} ", make("code", { text: `${facts.program} replay FILE` })),
      make("div", { class: "row" }, make("label", { for: "scenario-file", text: "{{load}}" }), file),
      make("ol", { id: "scenario-report", class: "timeline", "aria-label": "{{report}}", "aria-live": "polite" }),
      make("pre", { id: "scenario-test", tabindex: "0", hidden: true, "aria-label": "{{testText}}" })));
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
  byId("scenario").value = (await (await fetch("/scenario")).json()).text;
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
