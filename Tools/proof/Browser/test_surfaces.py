"""What iOS shows of the app outside it leads back into it, from the page too."""

from playwright.sync_api import expect
from programs import FACTS
from served import BrowserTest


class Surfaces(BrowserTest):
    def see_shown(self, phone, source):
        newest = phone.page.locator("#timeline .tap").first
        expect(newest.locator("summary b")).to_have_text(source)
        expect(newest).to_have_attribute("data-outcome", "shown")
        expect(phone.page.locator("#display .screen")).to_be_visible()

    def test_the_home_screen_opens_links_of_the_app(self):
        served = self.serve()
        phone = self.open(served)
        for state in ["terminated", "background"]:
            for press, source in [
                (lambda: phone.page.locator(".widget").click(), "a widget, Live Activity or control"),
                (lambda: phone.page.get_by_role("button", name="Handoff", exact=True).click(), "Handoff"),
                (lambda: phone.page.get_by_role("button", name="Shortcuts", exact=True).click(), "an App Intent"),
            ]:
                phone.bring(state)
                press()
                self.see_shown(phone, source)
        self.check_quiet(phone)

    def test_the_icon_s_menu_and_the_search_field_open_links_of_the_app(self):
        served = self.serve()
        phone = self.open(served)
        phone.page.locator(".icon").click(button="right")
        phone.page.locator(".quick button").first.click()
        self.see_shown(phone, "a quick action")
        phone.press("Home")
        phone.page.fill(".search input", "home")
        phone.page.locator(".found button").first.click()
        self.see_shown(phone, "a Spotlight result")
        self.check_quiet(phone)

    def test_search_results_stay_within_the_glass(self):
        for name in FACTS:
            for height in [700, 900]:
                with self.subTest(f"{name} {height}"):
                    phone = self.open(self.serve(name), viewport={"width": 1280, "height": height})
                    phone.page.fill(".search input", "o")
                    for _ in range(4):
                        phone.page.keyboard.press("Tab")
                    fits = phone.page.evaluate("""() => {
                      const glass = document.querySelector(".glass");
                      const [outer, dock] = [glass, glass.querySelector(".dock")].map((each) => each.getBoundingClientRect());
                      return [glass.scrollTop, dock.bottom <= outer.bottom, byId("status-clock").getBoundingClientRect().top >= outer.top];
                    }""")
                    self.assertEqual(fits, [0, True, True])

    def test_each_channel_can_be_chosen_beside_the_phone(self):
        served = self.serve()
        phone = self.open(served)
        link, page = phone.page.evaluate(
            "() => [false, true].map((isWeb) => facts.links.find((each) => each.startsWith('http') === isWeb))")
        for via, source in [
            ("quickAction", "a quick action"), ("spotlight", "a Spotlight result"), ("handoff", "Handoff"),
            ("widget", "a widget, Live Activity or control"), ("appIntent", "an App Intent"),
        ]:
            phone.open_link(page if via == "handoff" else link, via)
            self.see_shown(phone, source)
        self.check_quiet(phone)
