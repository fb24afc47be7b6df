// The misspelt keys of a payload: marked where they stand, and mended by one click.

/** Where each key of a JSON text stands, with its quotation marks, by its name and those of the objects around it. */
function keyPlaces(text) {
  const places = new Map();
  const around = [];
  let name = null;
  for (const { 0: token, 1: string, 2: colon, index } of text.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?|[{}[\],]/gs)) {
    if (token === "{" || token === "[") around.push(token === "[" ? null : name);
    if (token === "}" || token === "]") around.pop();
    name = colon ? unquoted(string) : null;
    // Those in lists have no path, and one with a dot in it has another's.
    if (name !== null && !name.includes(".") && !around.slice(1).includes(null)) {
      places.set([...around.slice(1), name].join("."), [index, index + string.length]);
    }
  }
  return places;
}
function unquoted(string) {
  try { return JSON.parse(string); } catch { return null; }
}
/** Those of the text that stands there now; none while its answer is on the way. */
function misspeltKeys() {
  const { answer, question } = answers.get("payload-lead") ?? {};
  return question?.payload === byId("payload").value ? answer.misspelt : [];
}
function drawMarks() {
  const text = byId("payload").value;
  const misspelt = misspeltKeys();
  const places = misspelt.length ? keyPlaces(text) : new Map();
  const marked = misspelt.map(({ found }) => places.get(found)).filter(Boolean).sort((one, other) => one[0] - other[0]);
  part("payload-marks", marked.length ? [text, marked] : [], () => {
    let last = 0;
    const pieces = marked.flatMap(([start, end]) => {
      const before = text.slice(last, start);
      last = end;
      return [before, make("mark", { text: text.slice(start, end) })];
    });
    return marked.length ? [...pieces, text.slice(last)] : null;
  });
  byId("payload-marks").scrollTop = byId("payload").scrollTop;
}
const parentOf = (path) => path.split(".").slice(0, -1).join(".");
/** Whether the key can be renamed where it stands; one that belongs into another object is the sender's to move. */
const isFixable = ({ found, meant }) => parentOf(found) === parentOf(meant) && keyPlaces(byId("payload").value).has(found);
function fixKey({ found, meant }) {
  const place = byId("payload");
  const [start, end] = keyPlaces(place.value).get(found) ?? [];
  if (start === undefined) return;
  takePayload(JSON.stringify(meant.split(".").at(-1)), start, end);
  place.focus();
}
function fixItem({ found, meant }) {
  const place = byId("link");
  const [path, ...query] = place.value.split("?");
  const items = query.join("?").split("&").map((item) => (item.split("=")[0] === found ? meant + item.slice(found.length) : item));
  place.value = `${path}?${items.join("&")}`;
  checkLink();
  keepTyped();
  place.focus();
}
const fixButton = (misspelling, fix) => button("{{fix}}", () => fix(misspelling), {
  class: "change", "aria-label": fill("{{fixKey}}", misspelling), "data-key": `fix ${misspelling.found}`,
});
