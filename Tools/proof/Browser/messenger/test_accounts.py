"""How the page asks whether to switch to the account of a tap."""

from playwright.sync_api import expect
from served import BrowserTest


class Accounts(BrowserTest):
    def test_a_push_for_the_other_account_asks_and_a_yes_opens_its_room(self):
        served = self.serve("messenger")
        phone = self.open(served)
        phone.push(served.sample("team"))
        phone.tap_banner()
        question = phone.page.locator("#overlay .alert")
        expect(question).to_contain_text("team@example.com")
        question.get_by_role("button", name="Not now").click()
        phone.see_outcome("discarded")
        expect(question).to_have_count(0)
        phone.push(served.sample("team"))
        phone.tap_banner()
        expect(question).to_contain_text("team@example.com")
        question.get_by_role("button", name="Switch").click()
        phone.see_outcome("shown")
        expect(phone.page.locator("#display .row-detail").last).to_have_text("The stand-up is at ten.")
        self.check_quiet(phone)
