"""Links of several hosts on the page, and what the app's analytics learn of them."""

import json

from playwright.sync_api import expect
from served import BrowserTest


class Links(BrowserTest):
    def test_a_link_opens_where_its_host_says(self):
        served = self.serve("messenger")
        phone = self.open(served)
        phone.open_link("https://design.messenger.example.com/chat/2", "universal")
        expect(phone.page.locator("#link-lead")).to_contain_text("It opens chat/:roomId")
        phone.see_outcome("shown")
        phone.page.fill("#link", "https://other.example.com/chat/2")
        expect(phone.page.locator("#link-lead")).to_contain_text("*.messenger.example.com")

    def test_a_tap_says_what_the_app_s_analytics_learn_of_it(self):
        served = self.serve("messenger")
        phone = self.open(served)
        phone.open_link("https://go.messenger.example.com/2?utm_campaign=spring&key=secret", "universal")
        phone.see_outcome("shown")
        tap = phone.page.locator("#timeline .tap").first
        tap.get_by_text("For the app’s analytics").click()
        text = tap.locator("pre").inner_text()
        report = json.loads(text)
        self.assertEqual((report["route"], report["campaign"]), (":roomId", {"name": "spring"}))
        self.assertNotIn("secret", text)
        self.check_quiet(phone)

    def test_a_route_of_one_host_is_opened_from_the_tree(self):
        served = self.serve("messenger")
        phone = self.open(served)
        phone.unfold()
        phone.page.locator("#routes").get_by_role("button", name=":roomId", exact=True).click()
        phone.page.fill("#route-parameters input", "2")
        expect(phone.page.locator("#route-via")).to_have_value("universal")
        expect(phone.page.locator("#route-lead")).to_contain_text("opens :roomId")
        phone.page.locator("#route-form").get_by_role("button", name="Open").click()
        phone.see_outcome("shown")
