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
    // Those in lists have no path.
    if (name !== null && !around.slice(1).includes(null)) {
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
/** Renames the key where it stands; one that belongs into another object goes there. */
function fixKey({ found, meant }) {
  const place = byId("payload");
  const [start, end] = keyPlaces(place.value).get(found) ?? [];
  if (start === undefined) return;
  if (parentOf(found) === parentOf(meant)) {
    takePayload(JSON.stringify(meant.split(".").at(-1)), start, end);
  } else {
    takePayload(moved(place.value, found.split("."), meant.split(".")));
  }
  place.focus();
}
function moved(text, from, to) {
  const payload = JSON.parse(text);
  const objects = [payload];
  for (const name of from.slice(0, -1)) objects.push(objects.at(-1)[name]);
  const value = objects.at(-1)[from.at(-1)];
  delete objects.at(-1)[from.at(-1)];
  // An object that has nothing else goes, too.
  for (let depth = from.length - 1; depth > 0 && Object.keys(objects[depth]).length === 0; depth -= 1) {
    delete objects[depth - 1][from[depth - 1]];
  }
  const target = to.slice(0, -1).reduce((object, name) => (object[name] ??= {}), payload);
  target[to.at(-1)] = value;
  return JSON.stringify(payload, null, 2);
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
