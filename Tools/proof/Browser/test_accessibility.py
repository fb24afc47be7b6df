"""That axe, which knows what assistive technology needs, has nothing against the page in any of its states."""

import time

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import expect
from programs import FACTS, FIRST, LINK, PUSH, ROUTE
from served import MEASURED, BrowserTest

CHECK = """async () => (await axe.run({ resultTypes: ["violations"] })).violations.flatMap((rule) =>
  rule.nodes.map((node) => `${rule.id}: ${node.target} ${node.any.concat(node.all, node.none).map((each) => each.message)}`))"""
ARABIC = "\u0645\u0631\u062d\u0628\u0627 (1)!"


class Accessibility(BrowserTest):
    def see_no_violation(self, phone, state):
        with self.subTest(state):
            begin = time.monotonic()
            self.assertEqual(phone.page.evaluate(CHECK), [])
            self.times.append(time.monotonic() - begin)
            phone.shoot(f"axe-{state}")

    def open_checked(self, served, **options):
        self.times = getattr(self, "times", [])
        phone = self.open(served, **options)
        phone.page.evaluate(AXE_SCRIPT)
        return phone

    def send_and_look(self, phone, name):
        """A push, its banner, and what it opens."""
        self.see_no_violation(phone, f"{name}-begin")
        phone.page.locator("#send").click()
        expect(phone.page.locator("#banner .notice")).to_be_visible()
        self.see_no_violation(phone, f"{name}-banner")
        phone.tap_banner()
        phone.see_outcome("shown")
        self.see_no_violation(phone, f"{name}-screen")

    def test_no_state_of_the_page_has_a_violation(self):
        served = self.serve()
        phone = self.open_checked(served)
        page = phone.page
        self.send_and_look(phone, "light")
        phone.push('{"aps": {"alert": "x"},\n oops}')
        expect(page.locator("#verdict")).to_contain_text("Refused")
        self.see_no_violation(phone, "refused")
        phone.push({"aps": {"alert": "x"}, "deeplink": "home"})
        expect(page.locator("#payload-marks mark")).to_have_text('"deeplink"')
        self.send_refused(served)
        self.see_no_violation(phone, "misspelt-and-a-refused-backend")
        phone.open_link(LINK + "/nowhere")
        expect(page.locator("#overlay .alert")).to_be_visible()
        page.locator("#timeline details").first.evaluate("(each) => { for (const one of each.querySelectorAll('details')) one.open = true; }")
        self.see_no_violation(phone, "alert")
        phone.push({"aps": {"alert": {"title": ARABIC, "body": ARABIC}}})
        expect(page.locator("#banner .notice")).to_be_visible()
        self.see_no_violation(phone, "banner-above-alert")
        phone.press("OK")
        for name, heading in [("Notifications", "Notifications"), ("App switcher", served.facts()["title"])]:
            phone.press(name)
            expect(page.locator("#overlay h3")).to_contain_text(heading)
            self.see_no_violation(phone, name.replace(" ", "-").lower())
        phone.press("Home")
        expect(page.locator("#display .home")).to_be_visible()
        page.locator(".icon").click(button="right")
        expect(page.locator(".quick button").first).to_be_visible()
        self.see_no_violation(phone, "quick-actions")
        phone.press("Notifications")
        page.locator("#overlay .notice .open").first.click()
        expect(page.locator("#display .screen")).to_be_visible()
        self.see_no_violation(phone, "right-to-left")
        phone.push(served.sample(PUSH))
        phone.press("Lock")
        expect(page.locator("#display .lock")).to_be_visible()
        self.see_no_violation(phone, "locked")
        page.locator("#display .notice .open").first.click()
        expect(page.locator("#overlay .alert")).to_be_visible()
        self.see_no_violation(phone, "passcode")
        page.locator("#overlay").get_by_role("button", name="Unlock", exact=True).click()
        page.select_option("#account", "")
        expect(page.locator("#display .phase")).to_be_visible()
        self.see_no_violation(phone, "signed-out")

    def test_what_is_opened_on_the_page_has_no_violation(self):
        served = self.serve(FIRST, "--first-run")
        phone = self.open_checked(served)
        page = phone.page
        phone.bring("foreground")
        self.see_no_violation(phone, "first-run")
        phone.unfold()
        page.get_by_role("button", name=ROUTE, exact=True).click()
        expect(page.locator("#route-lead p").first).to_be_visible()
        for each in page.locator("#compose details").all():
            each.evaluate("(each) => { each.open = true; }")
        phone.push(served.sample(PUSH))
        phone.push({"aps": {"alert": "x"}, "deeplink": "/home", "collapse": 1})
        expect(page.locator("#payload-lead .wait").first).to_be_visible()
        self.see_no_violation(phone, "gallery-and-history")
        phone.press("Record")
        expect(page.locator("#scenario-note")).to_contain_text("Recording")
        self.see_no_violation(phone, "recording")
        phone.press("Stop recording")
        expect(page.locator("#scenario")).not_to_have_value("")
        page.fill("#scenario", f"url {LINK}\nexpect failed")
        phone.press("Replay")
        expect(page.locator("#scenario-report li")).to_have_count(2)
        phone.press("Copy as test")
        expect(page.locator("#scenario-test")).to_be_visible()
        self.see_no_violation(phone, "scenario")

    def test_no_look_of_the_page_has_a_violation(self):
        for name in FACTS:
            served = self.serve(name)
            for look, options in {
                "dark": {"color_scheme": "dark"}, "narrow": {"viewport": {"width": 390, "height": 844}},
            }.items():
                phone = self.open_checked(served, **options)
                phone.leave()
                self.send_and_look(phone, f"{name}-{look}")
        phone = self.open_checked(self.serve(FIRST, "--language", "ko"))
        self.send_and_look(phone, "korean")

    def tearDown(self):
        MEASURED.append(f"axe {len(self.times)} times, {sum(self.times):.0f} s")
