// The banner, which stays while it has the focus or the pointer, though the phone has put it away meanwhile.

/** The one that was drawn last, the display that it was over, and whether the user has put it away since. */
let drawnBanner = null;
/** Where the focus was before it went into the banner. */
let beforeBanner = null;
function isBannerHeld() {
  const place = byId("banner");
  return place.matches(":hover") || (place !== document.activeElement && place.contains(document.activeElement));
}
/** Keeps or drops the one that was drawn last; its notification, null where there is none. */
function updateBanner() {
  const { banner, display } = state.device;
  // The list shows it instead.
  if (display === "notificationCenter") return null;
  if (banner) {
    const isSame = drawnBanner?.row.requestID === banner.requestID && drawnBanner.row.deliveredAt === banner.deliveredAt;
    drawnBanner = { row: banner, display, isPutAway: isSame && drawnBanner.isPutAway };
    return banner;
  }
  const isThere = drawnBanner?.display === display && rows().some((each) => each.requestID === drawnBanner.row.requestID);
  if (!isThere || drawnBanner.isPutAway || !isBannerHeld()) drawnBanner = null;
  return drawnBanner?.row ?? null;
}
async function hideBanner() {
  const hadFocus = byId("banner").contains(document.activeElement);
  if (drawnBanner) drawnBanner.isPutAway = true;
  if (state.device.banner) await send("hide");
  else draw();
  if (hadFocus) (beforeBanner?.checkVisibility() ? beforeBanner : byId("display")).focus({ preventScroll: true });
}
function listenToBanner() {
  const place = byId("banner");
  place.addEventListener("focusin", ({ relatedTarget }) => {
    if (!relatedTarget || place.contains(relatedTarget)) return;
    beforeBanner = relatedTarget.id === "to-banner" ? byId("send") : relatedTarget;
  });
  // Only then does the document know what has the focus.
  for (const name of ["focusout", "pointerleave"]) place.addEventListener(name, () => setTimeout(draw));
  byId("to-banner").addEventListener("click", () => place.querySelector("button")?.focus());
}
