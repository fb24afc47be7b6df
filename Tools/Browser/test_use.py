"""What is chosen, typed, scrolled and focused stays where its user left it."""

from playwright.sync_api import expect
from served import CAMPUS, MESSENGER, BrowserTest

FOCUS = "document.activeElement.dataset.key || document.activeElement.id || document.activeElement.textContent"


class Use(BrowserTest):
    def focus(self, phone, wanted):
        phone.page.wait_for_function(f"(wanted) => ({FOCUS}) === wanted", arg=wanted)

    def test_what_is_chosen_beside_the_phone_is_shown(self):
        served = self.serve()
        phone = self.open(served)
        for field, value, sign in [("online", "false", "✈ offline"), ("online", "true", "5G ▮▮▮")]:
            phone.page.focus(f"#{field}")
            phone.page.select_option(f"#{field}", value)
            expect(phone.page.locator("#status-icons")).to_have_text(sign)
            expect(phone.page.locator(f"#{field}")).to_have_value(value)
        phone.page.focus("#crash")
        phone.page.keyboard.press("ArrowDown")
        phone.push(served.sample("feed"))
        expect(phone.page.locator("#crash")).to_have_value("recorded")
        phone.page.focus("#crash")
        phone.page.locator("#banner .open").dispatch_event("click")
        phone.see_outcome("pending")
        expect(phone.page.locator("#crash")).to_have_value("")

    def test_an_account_that_is_not_listed_is_shown(self):
        phone = self.open(self.serve(CAMPUS, "--account", "7"))
        expect(phone.page.locator("#account")).to_have_value("7")

    def test_a_reply_is_typed_at_once_and_for_as_long_as_it_takes(self):
        served = self.serve(MESSENGER)
        phone = self.open(served)
        phone.push(served.sample("room"))
        phone.page.locator("#banner").get_by_role("button", name="Reply").press("Enter")
        phone.page.wait_for_function("document.activeElement.matches('#banner form input')")
        phone.page.keyboard.type("Save me ")
        # A banner that nobody holds goes after five seconds.
        phone.page.evaluate("device('advanceClock', { seconds: 60 })")
        phone.page.keyboard.type("a seat")
        expect(phone.page.locator("#banner form input")).to_have_value("Save me a seat")
        phone.page.route("**/commands", lambda route: route.abort())
        phone.page.keyboard.press("Enter")
        expect(phone.page.locator("#refusal")).to_have_text("The program does not answer.")
        expect(phone.page.locator("#banner form input")).to_have_value("Save me a seat")
        phone.page.unroute("**/commands")
        phone.page.locator("#banner form input").press("Enter")
        expect(phone.page.locator("#banner form")).to_have_count(0)
        phone.see_outcome("performed")

    def test_the_caret_stays_when_a_message_comes(self):
        served = self.serve(MESSENGER)
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

    def send(self, served, payload):
        facts = served.facts()
        served.post(f"3/device/{facts['token']}", payload, {"apns-topic": facts["topic"]})

    def test_a_list_stays_where_it_was_scrolled_to(self):
        served = self.serve()
        phone = self.open(served)
        for number in range(15):
            self.send(served, {"aps": {"alert": f"Push {number}"}})
        for name, place in [("Notifications", "#overlay"), ("Lock", "#display")]:
            phone.press(name)
            items = phone.page.locator(f"{place} .notice")
            expect(items.first).to_be_visible()
            phone.page.locator(f"{place} .notices").evaluate("(list) => (list.scrollTop = 300)")
            count = items.count()
            self.send(served, {"aps": {"alert": "another"}})
            expect(items).to_have_count(count + 1)
            self.assertEqual(phone.page.locator(f"{place} .notices").evaluate("(list) => list.scrollTop"), 300)
            if name == "Notifications":
                phone.page.locator("#overlay").get_by_role("button", name="Close").click()

    def test_the_page_stays_where_it_was_scrolled_to(self):
        served = self.serve(MESSENGER)
        phone = self.open(served, viewport={"width": 390, "height": 844})
        phone.page.evaluate("scrollTo({ top: 1500, behavior: 'instant' })")
        before = phone.page.evaluate("scrollY")
        phone.page.evaluate("device('open', { url: 'messenger://chat?roomId=2' })")
        expect(phone.page.locator("#display [data-focus]")).to_have_count(1)
        self.assertEqual(phone.page.evaluate("scrollY"), before)

    def test_the_focus_stays_on_the_page(self):
        served = self.serve()
        phone = self.open(served)
        phone.page.get_by_role("button", name="Open the app").press("Enter")
        phone.see_app("foreground")
        self.focus(phone, "button Kill")
        for name, key in [("Home", "button App switcher"), ("Lock", "button Unlock phone")]:
            phone.page.locator("#keys").get_by_role("button", name=name, exact=True).press("Enter")
            self.focus(phone, key)
        phone.press("Unlock phone")
        phone.push(served.sample("feed"))
        phone.page.locator("#banner .open").press("Enter")
        phone.see_outcome("shown")
        self.focus(phone, "display")

    def test_a_question_has_the_focus_and_nothing_behind_it(self):
        served = self.serve()
        phone = self.open(served)
        phone.page.fill("#link", "campus://home/nowhere")
        phone.page.press("#link", "Enter")
        self.focus(phone, "button OK")
        tab = phone.page.locator("#display .tabs button").nth(1)
        tab.evaluate("(tab) => tab.focus()")
        self.focus(phone, "button OK")
        # A banner comes over it, and can be tapped.
        self.send(served, served.sample("feed"))
        phone.page.click("#banner .open", timeout=4000)
        phone.see_screen("Reading a stack trace without fear")

    def test_what_the_user_folds_stays_folded(self):
        served = self.serve()
        phone = self.open(served)
        folds = "[...document.querySelectorAll('#timeline details')].map((each) => each.open)"
        for count in [1, 2, 3]:
            phone.push(served.sample("feed"))
            phone.tap_banner()
            expect(phone.page.locator("#timeline .tap")).to_have_count(count)
            phone.see_outcome("shown")
        self.assertEqual(phone.page.evaluate(folds), [True, False, False])
        phone.page.locator("#timeline summary").nth(2).click()
        phone.page.locator("#timeline summary").nth(0).click()
        phone.open_link("campus://home/nowhere")
        phone.see_outcome("failed")
        self.assertEqual(phone.page.evaluate(folds), [True, False, False, True])
        # What failed took no way.
        expect(phone.page.locator("#routes .lit")).to_have_count(0)
