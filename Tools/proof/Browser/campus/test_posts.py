"""What posts and links look like on the page."""

from playwright.sync_api import expect
from served import BrowserTest

POST = "Reading a stack trace without fear"


class Posts(BrowserTest):
    def test_a_post_that_is_not_on_the_phone_yet_waits_for_the_network(self):
        served = self.serve("campus")
        phone = self.open(served)
        phone.choose_sample("new")
        expect(phone.page.locator(".hint", has_text="its content is not on the device").first).to_be_visible()
        phone.page.click("#send")
        phone.page.select_option("#online", "false")
        phone.tap_banner()
        phone.see_outcome("shown")
        screen = phone.page.locator("#display .screen")
        expect(screen).to_contain_text("The service cannot be reached at the moment.")
        phone.page.select_option("#online", "true")
        phone.press("Try again")
        phone.see_screen("The reading hall opens at night")

    def test_a_sheet_is_closed_by_escape_and_nothing_under_it_is_reached(self):
        served = self.serve("campus")
        phone = self.open(served)
        phone.open_link("campus://home/attendance/attendance-modal?subLectureId=1&round=2")
        close = phone.page.locator("#display .sheet").get_by_role("button", name="Close")
        expect(close).to_be_visible()
        self.assertTrue(phone.page.evaluate(
            "[...document.querySelectorAll('#display button')].every((each) => each.closest('.sheet, [inert]'))"))
        close.press("Escape")
        expect(phone.page.locator("#display .sheet")).to_have_count(0)
        expect(phone.page.locator("#display [inert]")).to_have_count(0)

    def test_a_push_is_composed_and_tapped_and_its_screen_seen(self):
        served = self.serve("campus")
        phone = self.open(served)
        phone.push(served.sample("feed"))
        expect(phone.page.locator("#banner b")).to_have_text("New post")
        phone.shoot("banner")
        phone.tap_banner()
        phone.see_screen(POST)
        phone.see_outcome("shown")
        expect(phone.page.locator("#routes .taken > .name")).to_have_text(":feedID")
        steps = phone.page.locator("#timeline .tap").first.locator("ol .said").all_inner_texts()
        self.assertIn("recorded in the inbox", steps)
        self.assertIn("resolved to home/feed/:feedID", steps)
        phone.press("Back to Feed")
        expect(phone.page.locator("#display .crumbs")).to_have_text("Feed")
        self.check_quiet(phone)
