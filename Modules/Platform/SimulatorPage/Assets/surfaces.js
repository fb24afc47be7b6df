// Where iOS shows links of the app outside it: the icon's menu, Spotlight, a widget, Handoff and Shortcuts. The program's
// sample links stand for those that an app gives to the system.

/** The word of the line that opens a link through a channel, by the value of its option beside the phone. */
const wordOf = (via) =>
  ({ scheme: "url", universal: "link", inApp: "in-app", quickAction: "quick-action", appIntent: "app-intent" })[via] ?? via;
const openThrough = (via, link) => send(wordOf(via), link);

const ownLinks = () => facts.links.filter((link) => !/^https?:/i.test(link));
/** The link without what all of them begin with. */
const shortLink = (link) => link.replace(/^[a-z]+:\/\//i, "");
const choice = (via, link, title) => make("li", {}, make("button", {
  type: "button", text: title ?? shortLink(link), "data-key": `${via} ${link}`, on: () => openThrough(via, link),
}));

/** A search field, the widget and the rows of Handoff and Shortcuts; nothing for a program without links. */
function surfaces() {
  const [link] = ownLinks();
  if (!link) return null;
  // An activity has a web page, which a route that takes no web links refuses as well.
  const activity = facts.links.find((each) => !ownLinks().includes(each)) ?? link;
  const found = make("ul", { class: "found", "aria-label": "{{found}}" });
  const field = make("input", {
    type: "search", placeholder: "{{search}}", "aria-label": "{{search}}", "data-draft": "spotlight", "data-key": "spotlight",
    autocomplete: "off", spellcheck: "false",
  });
  const find = (text) => {
    const words = text.trim().toLowerCase();
    const indexed = state.device.searchItems.filter((each) => each.title.toLowerCase().includes(words));
    const samples = ownLinks().filter((each) => each.toLowerCase().includes(words));
    const results = [...indexed.map((each) => choice("spotlight", each.link, each.title)),
      ...samples.map((each) => choice("spotlight", each))];
    found.replaceChildren(...(words ? results.slice(0, 3) : []));
  };
  field.addEventListener("input", () => find(field.value));
  find(drafts.get("spotlight") ?? "");
  return make("div", { class: "surfaces" },
    make("button", { type: "button", class: "widget", "data-key": "widget", on: () => openThrough("widget", link) },
      make("span", { text: "{{widget}}" }), make("b", { text: shortLink(link) })),
    make("div", { class: "search" }, field, found),
    make("ul", { class: "offers" }, choice("handoff", activity, "Handoff"), choice("appIntent", link, "{{shortcuts}}")));
}

/** The icon's menu: a long press, a right click or the keyboard's menu key opens it, and whatever is beside it closes it. */
let isMenuOpen = false;
for (const name of ["pointerdown", "focusin"]) {
  addEventListener(name, ({ target }) => {
    if (!isMenuOpen || target.closest(".quick, .icon")) return;
    isMenuOpen = false;
    for (const menu of document.querySelectorAll(".quick")) menu.hidden = true;
  });
}
function withQuickActions(icon) {
  const offered = state.device.quickActions;
  const menu = make("ul", { class: "quick", "aria-label": "{{quickActions}}", hidden: !isMenuOpen },
    offered.length ? offered.map((each) => choice("quickAction", each.link, each.title))
      : ownLinks().slice(0, 3).map((link) => choice("quickAction", link)));
  const toggle = (isOpen) => {
    isMenuOpen = isOpen;
    menu.hidden = !isOpen;
    (isOpen ? menu.querySelector("button") : icon)?.focus();
  };
  icon.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    toggle(menu.hidden);
  });
  menu.addEventListener("keydown", (event) => {
    if (event.key === "Escape") toggle(false);
  });
  return [menu, icon];
}
