// Where what is typed would lead, before it is sent.

/** The newest question of each place: an answer to an older one is dropped. */
const asked = new Map();
function askWhere(place, question) {
  const number = (asked.get(place)?.number ?? 0) + 1;
  clearTimeout(asked.get(place)?.timer);
  // Whoever types fast is asked for once.
  asked.set(place, { number, timer: setTimeout(() => ask(place, question, number), 200) });
}
/** Says something else there, whatever was asked. */
function tell(place, element) {
  clearTimeout(asked.get(place)?.timer);
  asked.set(place, { number: (asked.get(place)?.number ?? 0) + 1 });
  part(place, element.textContent, () => element);
}
async function ask(place, question, number) {
  const response = await post("/explain", question).catch(() => null);
  if (!response?.ok || asked.get(place)?.number !== number) return;
  const answer = await response.json();
  if (asked.get(place)?.number === number) part(place, answer, () => lead(answer, "payload" in question));
}
function lead({ explanation, fault, unread }, isPush) {
  if (fault) return make("p", { class: "bad", text: fill("{{appleRefuses}}", { fault }) });
  if (!explanation) return null;
  const of = (...names) => explanation.steps.filter((each) => names.includes(each.step)).map((each) => each.result);
  const opens = isPush ? "{{tapOpens}}" : "{{opens}}";
  // What was likely meant comes before what was looked for.
  const warnings = of("warning", "payload").reverse();
  const others = unread.filter((key) => !warnings.some((text) => text.includes(`"${key}"`)));
  const isOwnPage = of("derive")[0]?.startsWith("ownPage ");
  const stack = isOwnPage ? null : of("stack")[0];
  const end = explanation.error
    ? make("p", { class: "bad" }, `${opens} {{opensNothing}} ${explanation.error.message} `, make("span", { class: "detail", text: of("fail")[0] ?? "" }))
    : of("silent").length ? make("p", { text: "{{onlyWakes}}" })
    : make("p", { class: isOwnPage ? "wait" : "good" }, `${opens} ${isOwnPage ? "{{ownPage}}" : ""}`, make("code", { text: explanation.route ?? "web" }));
  return [
    end,
    stack ? make("p", { class: "hint" }, make("code", { text: stack.split(", ").join(" › ") })) : null,
    ...of("ask").map(() => make("p", { class: "hint", text: "{{asksFirst}}" })),
    isPush || !explanation.error ? null : make("p", { class: "hint", text: of("resolve")[0] ?? "" }),
    ...warnings.map((text) => make("p", { class: "wait", text })),
    isPush && !isOwnPage && explanation.link ? make("p", { class: "hint" }, "{{link}}: ", make("code", { text: explanation.link })) : null,
    others.length ? make("p", { class: "hint" }, "{{unreadKeys}}: ", make("code", { text: others.join(", ") })) : null,
  ];
}
