// One route: its parameters, and all that can be made of it.

let chosenRoute = null;
const field = (name) => byId("route-parameters").querySelector(`[name="${CSS.escape(name)}"]`);

function chooseRoute(route) {
  chosenRoute = route;
  const examples = exampleOf(route);
  byId("route-form").hidden = false;
  write(byId("route-name"), route.route);
  byId("route-parameters").replaceChildren(...route.parameters.flatMap((each, index) => {
    const id = `parameter-${index}`;
    const values = each.type.includes("|") ? each.type.split("|") : null;
    const given = { id, name: each.name, autocomplete: "off", spellcheck: "false", dir: "auto", required: each.required };
    const input = values ? make("select", given, values.map((value) => make("option", { value, text: value }))) : make("input", given);
    if (!values || values.includes(examples[each.name])) input.value = examples[each.name] ?? "";
    return [make("label", { for: id }, each.name, " ", make("span", { class: "hint", text: each.required ? each.type : fill("{{ifAny}}", each) })), input];
  }));
  byId("route-via").value = route.from === "push" || route.from === "inApp" ? route.from : route.on ? "universal" : "scheme";
  byId("route-via").querySelector("[value=scheme]").disabled = Boolean(route.on);
  drawRoutes();
  drawRoute();
  (byId("route-parameters").querySelector("input, select") ?? byId("route-via")).focus();
}
/** The values of a sample link that the route takes, or of numbers the first. */
function exampleOf(route) {
  const pattern = route.route.split("/");
  for (const link of facts.links) {
    const [path, query = ""] = link.replace(/^https?:\/\/[^/]+\//, "").replace(/^[^:/]+:\/\//, "").split("?");
    const pieces = path.split("/");
    const fits = pieces.length === pattern.length && pattern.every((each, index) => /^[:*]/.test(each) || each === pieces[index]);
    if (!fits || (route.on && !/^https?:/i.test(link))) continue;
    const captured = pattern.map((each, index) => [each.slice(1), decodeURIComponent(pieces[index])]).filter((_, index) => pattern[index].startsWith(":"));
    return { ...Object.fromEntries(captured), ...Object.fromEntries(new URLSearchParams(query)) };
  }
  return Object.fromEntries(route.parameters.filter((each) => /^Int/.test(each.type) && each.required).map((each) => [each.name, "1"]));
}
/** The route with its values, as a link without scheme and host. */
function routePath() {
  const text = (name) => field(name)?.value ?? "";
  const path = chosenRoute.route.split("/").map((each) => {
    if (each.startsWith(":")) return encodeURIComponent(text(each.slice(1)));
    if (each.startsWith("*")) return text(each.slice(1) || "*").split("/").map(encodeURIComponent).join("/");
    return encodeURIComponent(each);
  });
  const query = chosenRoute.parameters.filter((each) => each.place === "query" && (each.required || text(each.name)))
    .map((each) => `${encodeURIComponent(each.name)}=${encodeURIComponent(text(each.name))}`);
  return path.join("/") + (query.length ? `?${query.join("&")}` : "");
}
/** A route of one host has no other links; of a wildcard any host will do. */
function routeLink(via) {
  const host = chosenRoute.on?.replace("*", "www") ?? facts.host;
  if (host && (via === "universal" || chosenRoute.on)) return `https://${host}/${routePath()}`;
  return via === "inApp" || via === "push" || !facts.scheme ? routePath() : `${facts.scheme}://${routePath()}`;
}
/** A push that leads there: the link stands under the key from which the program's rules take one. */
function routePayload() {
  const custom = (facts.linkKey ?? "link").split(".").reduceRight((value, name) => ({ [name]: value }), routeLink("push"));
  return JSON.stringify({ aps: { alert: { title: facts.title, body: chosenRoute.route } }, ...custom }, null, 2);
}
function routeText(as) {
  const via = byId("route-via").value;
  const link = routeLink(via === "universal" ? via : "scheme");
  switch (as) {
    case "payload": return routePayload();
    case "openurl": return `xcrun simctl openurl booted ${quote(link)}`;
    case "simctl": return `echo ${quote(routePayload())} | xcrun simctl push booted ${facts.topic} -`;
    case "curl": return curlOf(routePayload());
    case "test": return routeTest(via === "universal" ? link : routeLink(via), { universal: "universalLink" }[via] ?? via);
    default: return routeLink(via);
  }
}
const swift = (text) => JSON.stringify(text);
function routeTest(link, source) {
  const [module, ...type] = facts.mainType.split(".");
  const imports = ["AppFlow", "DeepLinks", "Foundation", "Navigation", "Testing", module].sort();
  return [
    ...imports.map((name) => `import ${name}`), "",
    `@MainActor @Test func \`a link leads to ${chosenRoute.route}\`() throws {`,
    `    let table = try ${type.join(".")}.makeTree().table`,
    `    let match = try table.resolve(${swift(link)}, from: .${source}, now: Date())`,
    `    #expect(match.pattern.description == ${swift(chosenRoute.route)})`,
    "}",
  ].join("\n");
}
function drawRoute() {
  const via = byId("route-via").value;
  write(byId("route-text"), routeText(byId("route-as").value));
  write(byId("copied"), "");
  const missing = chosenRoute.parameters.filter((each) => each.required && !field(each.name).value).map((each) => each.name);
  if (missing.length) return tell("route-lead", make("p", { class: "wait" }, "{{fillIn}}: ", make("code", { text: missing.join(", ") })));
  askWhere("route-lead", via === "push" ? { payload: routePayload() } : { link: routeLink(via), via });
}
/** Copies what stands in one place, and says so in another. */
async function copy(text, note) {
  try {
    await navigator.clipboard.writeText(byId(text).textContent);
    write(byId(note), "{{copied}}");
  } catch {
    getSelection().selectAllChildren(byId(text));
    write(byId(note), "{{selected}}");
  }
}
function listenToGallery() {
  byId("route-form").addEventListener("input", drawRoute);
  byId("route-copy").addEventListener("click", () => copy("route-text", "copied"));
  byId("route-form").addEventListener("submit", (event) => {
    event.preventDefault();
    const via = byId("route-via").value;
    if (via !== "push") return openLink(routeLink(via), via);
    takePayload(routePayload());
    byId("send").click();
  });
}
