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

    def test_a_banner_that_the_pointer_keeps_takes_a_reply(self):
        served = self.serve("messenger")
        phone = self.open(served)
        phone.push(served.sample("room"))
        phone.page.locator("#banner .notice").hover()
        phone.page.evaluate("send('wait', 60)")
        phone.page.wait_for_function("() => !state.device.banner")
        phone.page.locator("#banner").get_by_role("button", name="Reply").click()
        phone.page.locator("#banner input").fill("Save me a seat")
        phone.page.locator("#banner").get_by_role("button", name="Send").click()
        phone.see_outcome("performed")
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

    def test_what_is_written_offline_is_not_sent_yet_and_goes_out_once_the_phone_is_online(self):
        served = self.serve("messenger")
        phone = self.open(served)
        phone.open_link("messenger://chat?roomId=2")
        field = phone.page.locator("#display form input")
        for state in ["false", "true"]:
            phone.page.select_option("#online", state)
            field.fill(f"written while {state}")
            field.press("Enter")
            row = phone.page.locator("#display .rows li", has_text=f"written while {state}")
            expect(row).to_have_count(1)
            if state == "false":
                expect(row.locator(".row-note")).to_have_text("not sent yet")
        expect(phone.page.locator("#display .row-note", has_text="not sent yet")).to_have_count(0)

    def test_a_message_is_deleted_by_mouse_and_by_keyboard(self):
        served = self.serve("messenger")
        phone = self.open(served)
        phone.open_link("messenger://chat?roomId=2")
        texts = phone.page.locator("#display .row-detail")
        # The list of rooms has details, too.
        expect(phone.page.locator("#display .row-action").first).to_be_visible()
        before = texts.all_text_contents()
        phone.page.locator("#display .row-action").last.click()
        expect(texts).to_have_text(before[:-1])
        phone.page.locator("#display .row-action").first.press("Enter")
        expect(texts).to_have_text(before[1:-1])
        expect(phone.page.locator("#display")).to_be_focused()
        phone.page.locator("#display .back").click()
        expect(phone.page.locator("#display .rows li", has_text="Study group").locator(".row-detail")).to_contain_text(before[-2])

    def test_a_text_goes_the_way_of_its_script(self):
        served = self.serve("messenger")
        phone = self.open(served)
        text = "\u0645\u0631\u062d\u0628\u0627 (1)!"
        phone.push({"aps": {"alert": {"title": text, "body": text}}, "chatRoomId": 2, "messageId": 90001,
                    "author": text, "text": text})
        direction = "(each) => getComputedStyle(each).direction"
        for place in ["#banner b", "#banner .text"]:
            self.assertEqual(phone.page.locator(place).evaluate(direction), "rtl")
        phone.tap_banner()
        last = phone.page.locator("#display .row-detail").last
        expect(last).to_have_text(text)
        self.assertEqual(last.evaluate(direction), "rtl")
        self.assertEqual(phone.page.locator("#display h3").evaluate(direction), "ltr")

    def test_a_reply_is_typed_at_once_and_for_as_long_as_it_takes(self):
        served = self.serve("messenger")
        phone = self.open(served)
        phone.push(served.sample("room"))
        phone.page.locator("#banner").get_by_role("button", name="Reply").press("Enter")
        expect(phone.page.locator("#banner form input")).to_be_focused()
        phone.page.keyboard.type("Save me ")
        # A banner that nobody holds goes after five seconds.
        phone.page.evaluate("send('wait', 60)")
        phone.page.keyboard.type("a seat")
        expect(phone.page.locator("#banner form input")).to_have_value("Save me a seat")
        # In the page itself: a route of the browser's can come into force after the key is pressed.
        phone.page.evaluate("() => { window.answered = fetch; window.fetch = () => Promise.reject(new TypeError()); }")
        phone.page.keyboard.press("Enter")
        expect(phone.page.locator("#refusal")).to_have_text("The program does not answer.")
        expect(phone.page.locator("#banner form input")).to_have_value("Save me a seat")
        phone.page.evaluate("() => { window.fetch = window.answered; }")
        phone.page.locator("#banner form input").press("Enter")
        expect(phone.page.locator("#banner form")).to_have_count(0)
        phone.see_outcome("performed")
        # Nothing that has arrived is typed again after a reload.
        phone.page.wait_for_function("() => !localStorage.getItem(keptKey('typed')).includes('Save me a seat')")

    def test_the_caret_stays_when_a_message_comes(self):
        served = self.serve("messenger")
        phone = self.open(served)
        phone.open_link("messenger://chat?roomId=2")
        field = phone.page.locator("#display form input")
        field.fill("hello world")
        field.evaluate("(field) => { field.focus(); field.setSelectionRange(5, 5); }")
        rows = phone.page.locator("#display .rows li").count()
        payload = {"aps": {"alert": {"title": "t", "body": "b"}}, "chatRoomId": 2, "messageId": 90001, "author": "x", "text": "y"}
        self.send(served, payload)
        expect(phone.page.locator("#display .rows li")).to_have_count(rows + 1)
        self.assertEqual(phone.page.evaluate("[document.activeElement.value, document.activeElement.selectionStart]"), ["hello world", 5])

    def test_the_page_stays_where_it_was_scrolled_to(self):
        served = self.serve("messenger")
        phone = self.open(served, viewport={"width": 390, "height": 844})
        top = "document.getElementById('routes-title').getBoundingClientRect().top"
        phone.unfold()
        # It comes above them.
        expect(phone.page.locator("#payload-lead p").first).to_be_visible()
        phone.page.evaluate("document.getElementById('routes-title').scrollIntoView({ behavior: 'instant' })")
        before = phone.page.evaluate(top)
        phone.page.evaluate("send('url', 'messenger://chat?roomId=2')")
        expect(phone.page.locator("#display [data-focus]")).to_have_count(1)
        self.assertAlmostEqual(phone.page.evaluate(top), before, delta=1)
