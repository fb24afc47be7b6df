"""The whole page by the keyboard alone."""

from playwright.sync_api import expect
from programs import FACTS, FIRST, LINK, PUSH, ROUTE, SCREEN
from served import BrowserTest

# Where the focus is, whether it can be seen, and whether something lies over it.
FOCUSED = """() => {
  const it = document.activeElement;
  const style = getComputedStyle(it);
  const box = it.getBoundingClientRect();
  const [x, y] = [Math.min(box.right, innerWidth) + Math.max(box.left, 0), Math.min(box.bottom, innerHeight) + Math.max(box.top, 0)];
  const over = document.elementFromPoint(x / 2, y / 2);
  return {
    name: it.ariaLabel || it.id || it.textContent.trim().slice(0, 40) || it.tagName,
    place: [...document.querySelectorAll("body *")].indexOf(it),
    part: (it.closest("section, header") ?? document.body).getAttribute("aria-labelledby") ?? "",
    top: box.top + scrollY, bottom: box.bottom + scrollY, left: box.left, right: box.right,
    isOutlined: style.outlineStyle === "solid" && parseFloat(style.outlineWidth) >= 2,
    isSeen: Boolean(over) && (it.contains(over) || over.contains(it) || over.closest("label")?.control === it),
  };
}"""


class Keyboard(BrowserTest):
    def begin(self, served):
        self.phone = self.open(served)
        self.keyboard = self.phone.page.keyboard

    def reach(self, selector, key="Tab"):
        """Goes there by the key alone; each focus on the way can be seen."""
        for _ in range(120):
            self.keyboard.press(key)
            at = self.phone.page.evaluate(FOCUSED)
            self.assertTrue(at["place"] <= 0 or (at["isOutlined"] and at["isSeen"]), at)
            if self.phone.page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
                return
        self.fail(f"no {key} reaches {selector}")

    def press(self, selector, key="Tab"):
        self.reach(selector, key)
        self.keyboard.press("Enter")

    def type(self, selector, text):
        self.reach(selector)
        self.keyboard.press("Control+A")
        self.keyboard.type(text)

    def test_tab_goes_through_the_page_in_its_order_and_each_focus_is_seen(self):
        for name in FACTS:
            self.begin(self.serve(name))
            self.phone.unfold()
            self.phone.page.get_by_role("button", name=FACTS[name]["route"], exact=True).click()
            self.phone.page.evaluate("document.querySelector('.skip').focus()")
            passed = [self.phone.page.evaluate(FOCUSED)]
            for _ in range(150):
                self.keyboard.press("Tab")
                at = self.phone.page.evaluate(FOCUSED)
                # Behind the last one is the browser's own.
                if at["place"] <= passed[-1]["place"]:
                    break
                passed.append(at)
            for at in passed[1:]:
                self.assertTrue(at["isOutlined"] and at["isSeen"], at)
            for one, following in zip(passed, passed[1:]):
                # Down, or to the next column.
                if one["part"] == following["part"] and following["left"] < one["right"]:
                    self.assertGreater(following["bottom"], one["top"], (one, following))
            focusable = self.phone.page.evaluate(
                """() => [...document.querySelectorAll("a, button, input, select, textarea, summary, [tabindex='0']")]
                  .filter((each) => each.checkVisibility() && !each.disabled && !each.closest("[inert]")).length""")
            self.assertEqual(len(passed), focusable)

    def test_a_push_is_sent_and_opened_and_what_lies_over_the_app_is_put_away(self):
        served = self.serve()
        self.begin(served)
        self.press(".skip")
        self.reach("#sample")
        self.keyboard.type(PUSH)
        self.reach("#payload")
        self.keyboard.press("Control+Enter")
        expect(self.phone.page.locator("#to-banner")).to_be_visible()
        self.press("#to-banner")
        expect(self.phone.page.locator("#banner .open")).to_be_focused()
        self.keyboard.press("Enter")
        self.phone.see_screen(SCREEN)
        expect(self.phone.page.locator("#announcement")).to_contain_text("Shown.")
        self.type("#link", LINK + "/nowhere")
        self.keyboard.press("Enter")
        expect(self.phone.page.locator("#overlay .alert button")).to_be_focused()
        self.keyboard.press("Escape")
        expect(self.phone.page.locator("#overlay .alert")).to_have_count(0)
        # Where it was before the question came.
        expect(self.phone.page.locator("#link")).to_be_focused()
        self.press("[data-key='button Notifications']", "Shift+Tab")
        expect(self.phone.page.locator("#overlay h3")).to_be_visible()
        self.reach("#overlay button")
        self.keyboard.press("Escape")
        expect(self.phone.page.locator("#overlay h3")).to_have_count(0)

    def test_a_route_is_filled_in_and_opened(self):
        served = self.serve()
        self.begin(served)
        self.press("#developers > summary")
        self.press(f"[data-key='route {ROUTE}']")
        expect(self.phone.page.locator("#route-parameters input").first).to_be_focused()
        self.keyboard.press("Control+A")
        self.keyboard.type(str(served.sample(PUSH)[FACTS[FIRST]["member"]]))
        self.press("#route-form button[type=submit]")
        self.phone.see_screen(SCREEN)
        expect(self.phone.page.locator("#route-form button[type=submit]")).to_be_focused()
        self.press("#route-copy")
        expect(self.phone.page.locator("#copied")).not_to_have_text("")

    def test_what_is_done_is_recorded_and_replayed(self):
        self.begin(self.serve())
        self.press("#developers > summary")
        record = "[data-key=record]"
        self.press(record)
        expect(self.phone.page.locator("#scenario-note")).to_contain_text("Recording")
        self.type("#link", LINK)
        self.keyboard.press("Enter")
        self.phone.see_outcome("shown")
        self.press(record, "Shift+Tab")
        expect(self.phone.page.locator("#scenario")).to_have_value(f"url {LINK}\nexpect shown home\n")
        expect(self.phone.page.locator(record)).to_be_focused()
        self.press("#replay")
        expect(self.phone.page.locator("#scenario-report li")).to_have_text(["Expectations that hold: 1 of 1."])
