// Where what is typed would lead, before it is sent.

/** The newest question of each place: an answer to an older one is dropped. */
const asked = new Map();
function askWhere(place, question) {
  const number = (asked.get(place)?.number ?? 0) + 1;
  clearTimeout(asked.get(place)?.timer);
  told.delete(place);
  // Whoever types fast is asked for once.
  asked.set(place, { number, timer: setTimeout(() => ask(place, question, number), 200) });
}
/** What stands in a place instead of an answer. */
const told = new Map();
/** Says something else there, whatever was asked. */
function tell(place, element) {
  clearTimeout(asked.get(place)?.timer);
  asked.set(place, { number: (asked.get(place)?.number ?? 0) + 1 });
  told.set(place, element);
  drawTold();
}
function drawTold() {
  for (const [place, element] of told) part(place, element.textContent, () => element);
}
async function ask(place, question, number) {
  const { payload, link, via } = question;
  const line = payload === undefined ? `${wordOf(via)} ${written(link)}` : `push ${JSON.stringify(payload)}`;
  const response = await post("/explain", line).catch(() => null);
  if (!response?.ok || asked.get(place)?.number !== number) return;
  const answer = await response.json();
  if (asked.get(place)?.number !== number) return;
  answers.set(place, { answer, question, number });
  noteFlaw();
  drawLead(place);
  drawVerdict();
  drawMarks();
}
/** The newest answer of each place, with its question. */
const answers = new Map();
function drawLead(place) {
  const { answer, question } = answers.get(place) ?? {};
  if (!answer) return;
  const isPush = "payload" in question;
  const verdict = place === "payload-lead" ? verdictOf(question.payload) : undefined;
  const isRefused = Boolean(refusedPush) && lastSent?.payload === question.payload;
  const surroundings = { verdict, isRefused, wasForceQuit: state?.device.app.wasForceQuit };
  const fix = { "payload-lead": fixKey, "link-lead": fixItem }[place];
  part(place, [answer, surroundings], () => lead(answer, isPush, surroundings, fix));
}
/** Who was signed in when it was asked for, and how far the app had come; the program's answers depend on it. */
let askedAs = null;
function drawLeads() {
  const asking = `${state.account ?? ""} ${state.app?.phase ?? ""}`;
  if (askedAs !== null && askedAs !== asking) {
    checkPayload();
    checkLink();
    if (chosenRoute) drawRoute();
  }
  askedAs = asking;
  for (const place of answers.keys()) if (asked.get(place)?.number === answers.get(place).number) drawLead(place);
  drawTold();
}
function lead({ explanation, fault, unread, misspelt }, isPush, { verdict, isRefused, wasForceQuit }, fix) {
  // What was refused says so beside Send.
  if (fault) return isRefused ? null : make("p", { class: "bad", text: fill("{{appleRefuses}}", { fault }) });
  if (!explanation) return null;
  const of = (...names) => explanation.steps.filter((each) => names.includes(each.step)).map((each) => each.result);
  // What was said of the push itself is not said again, nor that a tap opens something where there is nothing to tap.
  const isHidden = verdict?.reason && verdict.reason !== "focus";
  const opens = isHidden ? "{{wouldOpen}}" : isPush ? "{{tapOpens}}" : "{{opens}}";
  const isSaid = verdict?.name === "opensNothing";
  const isOther = explanation.error?.code === "otherAccount";
  const why = of("resolve").find((text) => text !== explanation.route) ?? of("fail")[0] ?? of("gate")[0] ?? "";
  // What was likely meant comes before what was looked for.
  const warnings = of("warning", "payload").reverse();
  const others = unread.filter((key) => !warnings.some((text) => text.includes(`"${key}"`)));
  const isOwnPage = of("derive")[0]?.startsWith("ownPage ");
  const stack = isOwnPage ? null : of("stack")[0];
  const warning = (text) => {
    const misspelling = misspelt.find((each) => each.sentence === text);
    return make("p", { class: "wait" }, `${text} `, misspelling && fix && (!isPush || isFixable(misspelling)) ? fixButton(misspelling, fix) : null);
  };
  const end = explanation.error
    ? make("p", { class: isHidden ? "hint" : "bad" }, `${isSaid ? "" : `${opens} {{opensNothing}} `}${explanation.error.message} `, make("span", { class: "detail", text: why }),
      isOther && isPush ? changeButton("otherAccount") : null)
    : of("resolver").length ? make("p", { class: "wait", text: of("resolver")[0] })
    : of("browser").length ? make("p", { class: "wait" }, `${of("browser")[0]} `, make("span", { class: "detail", text: why }))
    : of("silent").length ? make("p", { text: wasForceQuit ? "{{wakesNothing}}" : "{{onlyWakes}}" })
    : make("p", { class: isHidden ? "hint" : isOwnPage ? "wait" : "good" }, `${opens} ${isOwnPage ? "{{ownPage}}" : ""}`,
      make("code", { text: explanation.route ?? "web" }), ...of("gate").map((text) => ` (${text})`));
  return [
    !verdict?.reason || ![explanation.error?.code, "silent"].includes(verdict.reason) ? end
      : isOther ? make("p", { class: "hint", text: why }) : null,
    stack ? make("p", { class: "hint" }, make("code", { text: stack.split(", ").join(" › ") })) : null,
    ...of("ask").map(() => make("p", { class: "hint", text: "{{asksFirst}}" })),
    ...warnings.map(warning),
    isPush && !isOwnPage && explanation.link ? make("p", { class: "hint" }, "{{link}}: ", make("code", { text: explanation.link })) : null,
    ...of("fetch", "unread").map((text) => make("p", { class: "hint", text })),
    others.length ? make("p", { class: "hint" }, "{{unreadKeys}}: ", make("code", { text: others.join(", ") })) : null,
  ];
}
