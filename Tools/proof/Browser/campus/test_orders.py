"""What orders look like on the page."""

from playwright.sync_api import expect
from served import BrowserTest


class Orders(BrowserTest):
    def test_an_order_asks_for_leave_and_its_action_is_done_once(self):
        served = self.serve("campus")
        phone = self.open(served)
        phone.page.select_option("#permission", "notDetermined")
        order = phone.page.get_by_role("button", name="Order a meal, ready in 2 minutes")
        expect(order).to_be_disabled()
        expect(order).to_have_attribute("title", "Not now: open the app, and sign in.")
        phone.bring("foreground")
        # At its launch screen it orders nothing.
        expect(phone.page.locator("#display .tabs")).to_be_visible()
        phone.press("Order a meal, ready in 2 minutes")
        expect(phone.page.locator("#overlay .alert")).to_be_visible()
        phone.shoot("permission")
        phone.press("Allow")
        expect(phone.page.locator("#overlay .alert")).to_have_count(0)
        phone.bring("terminated")
        phone.press("+ 11 minutes on the clock")
        # It came after two of them, and is there to be seen.
        expect(phone.page.locator("#banner .notice")).to_be_visible()
        phone.press("Notifications")
        phone.page.locator("#overlay").get_by_role("button", name="I am coming").click()
        phone.see_outcome("performed")
