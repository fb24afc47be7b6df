"""What rooms look like on the page."""

from playwright.sync_api import expect
from served import BAD, BrowserTest


class Rooms(BrowserTest):
    def test_a_reply_from_a_banner_is_in_its_room(self):
        served = self.serve("messenger")
        phone = self.open(served)
        phone.push(served.sample("room"))
        phone.page.locator("#banner").get_by_role("button", name="Reply").click()
        phone.page.locator("#banner input").fill("Save me a seat <b>please</b>")
        phone.page.locator("#banner").get_by_role("button", name="Send").click()
        phone.see_outcome("performed")
        phone.open_link("messenger://chat?roomId=2")
        expect(phone.page.locator("#display .row-detail").last).to_have_text("Save me a seat <b>please</b>")
        self.check_quiet(phone)

    def test_a_message_and_a_room_are_text(self):
        served = self.serve("messenger")
        phone = self.open(served)
        for number, text in enumerate(BAD):
            phone.push({
                "aps": {"alert": {"title": text, "body": text}}, "chatRoomId": 900 + number, "messageId": 90_000 + number,
                "author": text, "text": text, "room": text,
            })
            phone.tap_banner()
            phone.see_screen(text)
            expect(phone.page.locator("#display .row-detail").last).to_have_text(text)
            self.check_unbroken(phone)
