// From a reason to the control that changes it.

/** The control's id, by what the phone or the app says of a push; what the payload says stands beside its reason. */
const controls = {
  notDetermined: "permission", notAuthorized: "permission", focus: "focus", offline: "online", isKept: "online",
  isDropped: "online", otherAccount: "account", lowPriority: "priority", expired: "expiration",
};
/** The button of the phone, or of its app, that does. */
const changingButtons = { wasForceQuit: "{{openTheApp}}", ended: "{{openTheApp}}", sameScreen: "{{home}}" };
function controlOf(reason) {
  // Else the payload asks for that.
  if (reason === "quietly" && state.device.settings.authorization === "provisional") return byId("permission");
  const name = changingButtons[reason];
  return name ? document.querySelector(`[data-key="button ${CSS.escape(name)}"]`) : byId(controls[reason] ?? "");
}
const isDisabled = (control) => control?.ariaDisabled === "true" || control?.disabled === true;
/** A button that leads to the control behind a reason; null where nothing on the page changes it any more. */
function changeButton(reason) {
  const control = controlOf(reason);
  if (!control || isDisabled(control)) return null;
  const label = control.labels?.[0]?.firstChild.textContent.trim();
  const text = label ? fill("{{change}}", { setting: label }) : fill("{{press}}", { button: control.textContent.trim() });
  return button(text, () => pointAt(controlOf(reason)), { class: "change", "data-key": `change ${reason}` });
}
/** Unfolds a control, marks it, and gives it the focus. */
function pointAt(control) {
  for (let each = control.closest("details"); each; each = each.parentElement.closest("details")) each.open = true;
  control.classList.add("pointed-at");
  control.addEventListener("blur", () => control.classList.remove("pointed-at"), { once: true });
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: "nearest" });
}
