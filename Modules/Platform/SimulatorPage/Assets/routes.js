// The route tree: which was taken, and which can be chosen.

/** The least trusted source that a route takes links from, unless it takes those of a scheme. */
const leastSources = { universalLink: "{{fromUniversalLink}}", push: "{{fromPush}}", inApp: "{{fromInApp}}" };

function drawRoutes() {
  const newest = state.taps[0];
  const taken = (newest && good.includes(newest.outcome) && newest.route) || null;
  part("routes", [taken, chosenRoute?.route], () => branch(facts.routes.map((route) => ({ ...route, segments: route.route.split("/") })), 0, taken ? taken.split("/") : [], true));
}
function branch(routes, depth, taken, isLit) {
  const names = [...new Set(routes.filter((route) => route.segments.length > depth).map((route) => route.segments[depth]))];
  if (names.length === 0) return null;
  return make("ul", {}, names.map((name) => {
    const members = routes.filter((route) => route.segments[depth] === name && route.segments.length > depth);
    const own = members.find((route) => route.segments.length === depth + 1);
    const lit = isLit && taken[depth] === name;
    const details = own ? [
      ...own.parameters.filter((each) => each.place === "query" || `:${each.name}` === name)
        .map((each) => (each.place === "query" ? `?${each.name}=${each.type}` : `(${each.type})`)),
      ...(own.on ? [own.on] : []), ...(own.from in leastSources ? [leastSources[own.from]] : []), ...(own.asksFirst ? ["{{confirmation}}"] : []),
    ] : [];
    return make("li", { class: lit ? (taken.length === depth + 1 ? "lit taken" : "lit") : undefined },
      own
        ? make("button", { type: "button", class: "name", text: name, "data-key": `route ${own.route}`, "aria-label": own.route,
          "aria-pressed": String(own.route === chosenRoute?.route), on: () => chooseRoute(own) })
        : make("span", { class: "name", text: name }),
      " ", make("span", { class: "parameters", text: details.join("  ") }),
      branch(members, depth + 1, taken, lit));
  }));
}
