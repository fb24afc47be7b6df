"""What is chosen, typed, scrolled and focused stays where its user left it."""

from playwright.sync_api import expect
from programs import FIRST, LINK, PUSH, SCREEN
from served import BrowserTest

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
        phone.unfold()
        phone.page.focus("#crash")
        phone.page.keyboard.press("ArrowDown")
        phone.push(served.sample(PUSH))
        expect(phone.page.locator("#crash")).to_have_value("recorded")
        phone.page.focus("#crash")
        phone.page.locator("#banner .open").dispatch_event("click")
        phone.see_outcome("pending")
        expect(phone.page.locator("#crash")).to_have_value("")

    def test_two_settings_that_are_changed_at_once_are_both_changed(self):
        phone = self.open(self.serve())
        phone.page.evaluate("""() => {
            for (const [id, value] of [["permission", "provisional"], ["focus", "true"]]) {
              const field = document.getElementById(id);
              field.value = value;
              field.dispatchEvent(new Event("change", { bubbles: true }));
            }
        }""")
        phone.page.wait_for_function("() => state.device.settings.isFocusOn")
        self.assertEqual(phone.page.evaluate("state.device.settings.authorization"), "provisional")

    def test_what_is_done_at_once_is_done_in_its_order(self):
        # A sign-in takes what was presented to the account before: a push that overtakes it is gone with it.
        phone = self.open(self.serve(FIRST, "--account", "2"))
        phone.page.evaluate("send('signin', '1'), push(byId('payload').value, {}), null")
        expect(phone.page.locator("#banner .notice")).to_be_visible()
        # One that is never answered holds up nothing.
        phone.page.evaluate("""() => {
            const real = fetch;
            window.fetch = (...all) => ((window.fetch = real), new Promise(() => {}));
            send("signout");
            send("hide");
        }""")
        expect(phone.page.locator("#banner .notice")).to_have_count(0)

    def test_behind_a_command_without_an_answer_the_order_stays(self):
        phone = self.open(self.serve())
        phone.page.evaluate("""() => {
            const real = fetch;
            let commands = 0;
            window.seen = [];
            window.fetch = async (path, ...more) => {
              if (path !== "/commands") return real(path, ...more);
              const number = ++commands;
              if (number === 1) return new Promise(() => {});
              seen.push(`sent ${number}`);
              if (number === 2) await new Promise((resolve) => setTimeout(resolve, 300));
              const answer = await real(path, ...more);
              seen.push(`answered ${number}`);
              return answer;
            };
            for (const _ of [1, 2, 3]) send("hide");
        }""")
        phone.page.wait_for_function("() => seen.length === 4")
        self.assertEqual(phone.page.evaluate("seen"), ["sent 2", "answered 2", "sent 3", "answered 3"])

    def test_an_account_that_is_not_listed_is_shown(self):
        phone = self.open(self.serve(FIRST, "--account", "7"))
        expect(phone.page.locator("#account")).to_have_value("7")

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

    def test_what_is_pressed_while_the_page_changes_is_clicked(self):
        served = self.serve()
        phone = self.open(served)
        self.send(served, {"aps": {"alert": "first"}})
        phone.press("Notifications")
        clear = phone.page.locator("#overlay .notice", has_text="first").get_by_role("button", name="Clear")
        clear.hover()
        phone.page.mouse.down()
        self.send(served, {"aps": {"alert": "second"}})
        phone.page.wait_for_function("() => state.listed === 2")
        phone.page.mouse.up()
        expect(phone.page.locator("#overlay .notice .text")).to_have_text(["second"])

    def test_what_is_pressed_is_not_moved_away_before_its_click(self):
        """Where the link leads is told above the buttons of the life cycle, whenever the answer comes."""
        served = self.serve("campus")
        phone = self.open(served)
        phone.page.wait_for_function("() => answers.has('payload-lead') && answers.has('link-lead')")
        held, answered = [], []
        # A question may be asked anew meanwhile, whose answer is then the one that counts.
        phone.page.route("**/explain", lambda route: route.continue_() if answered else held.append(route))
        phone.page.reload()
        # The payload's and the link's.
        for _ in range(1000):
            if len(held) >= 2:
                break
            phone.page.wait_for_timeout(10)
        self.assertGreaterEqual(len(held), 2)
        phone.page.locator("#life").get_by_role("button", name="Open the app").hover()
        phone.page.mouse.down()
        answered.append(True)
        for route in held:
            route.continue_()
        phone.page.wait_for_function("() => answers.has('link-lead')")
        expect(phone.page.locator("#link-lead")).to_be_empty()
        phone.page.mouse.up()
        phone.see_app("foreground")
        expect(phone.page.locator("#link-lead")).to_contain_text("It opens ")

    def test_the_icon_s_menu_stays_open_while_the_page_changes(self):
        served = self.serve()
        phone = self.open(served)
        phone.page.locator(".icon").click(button="right")
        first = phone.page.locator(".quick button").first
        expect(first).to_be_focused()
        self.send(served, {"aps": {"alert": "one", "badge": 1}})
        expect(phone.page.locator(".icon .badge")).to_have_text("1")
        expect(first).to_be_focused()
        first.press("Escape")
        expect(first).not_to_be_visible()
        self.send(served, {"aps": {"alert": "two", "badge": 2}})
        expect(phone.page.locator(".icon .badge")).to_have_text("2")
        expect(first).not_to_be_visible()
        # Whatever is beside it closes it.
        for leave in [lambda: phone.page.click("h1"), lambda: phone.page.focus("#payload")]:
            phone.page.locator(".icon").click(button="right")
            expect(first).to_be_focused()
            leave()
            expect(first).not_to_be_visible()

    def test_a_banner_that_has_the_focus_or_the_pointer_stays(self):
        served = self.serve()
        phone = self.open(served)
        banner = phone.page.locator("#banner .notice")
        phone.push({"aps": {"alert": "first"}})
        expect(banner).to_be_visible()
        phone.page.locator("#to-banner").press("Enter")
        phone.page.evaluate("send('wait', 60)")
        phone.page.wait_for_function("() => !state.device.banner")
        expect(phone.page.locator("#banner .open")).to_be_focused()
        # It goes once it is left.
        phone.page.focus("#payload")
        expect(banner).to_have_count(0)
        phone.push({"aps": {"alert": "second"}})
        banner.hover()
        phone.page.evaluate("send('wait', 60)")
        phone.page.wait_for_function("() => !state.device.banner")
        expect(banner).to_be_visible()
        phone.page.mouse.move(0, 0)
        expect(banner).to_have_count(0)
        # Who puts it away is back where they came from.
        phone.push({"aps": {"alert": "third"}})
        expect(banner).to_be_visible()
        phone.page.locator("#to-banner").press("Enter")
        phone.page.evaluate("send('wait', 60)")
        phone.page.wait_for_function("() => !state.device.banner")
        phone.page.locator("#banner").get_by_role("button", name="Swipe up: put the banner away").press("Enter")
        expect(banner).to_have_count(0)
        expect(phone.page.locator("#send")).to_be_focused()
        # The list shows what came instead of it.
        phone.push({"aps": {"alert": "fourth"}})
        phone.press("Notifications")
        expect(banner).to_have_count(0)

    def test_the_focus_stays_on_the_page(self):
        served = self.serve()
        phone = self.open(served)
        phone.page.get_by_role("button", name="Open the app").press("Enter")
        phone.see_app("foreground")
        self.focus(phone, "button Open the app")
        for name, key in [("Home", "button App switcher"), ("Lock", "button Unlock phone")]:
            phone.page.locator("#keys").get_by_role("button", name=name, exact=True).press("Enter")
            self.focus(phone, key)
        phone.press("Unlock phone")
        phone.push(served.sample(PUSH))
        phone.page.locator("#banner .open").press("Enter")
        phone.see_outcome("shown")
        self.focus(phone, "display")

    def test_a_question_has_the_focus_and_nothing_behind_it(self):
        served = self.serve()
        phone = self.open(served)
        phone.page.fill("#link", LINK + "/nowhere")
        phone.page.press("#link", "Enter")
        self.focus(phone, "button OK")
        tab = phone.page.locator("#display .tabs button").nth(1)
        tab.evaluate("(tab) => tab.focus()")
        self.focus(phone, "button OK")
        # A banner comes over it, and can be tapped.
        self.send(served, served.sample(PUSH))
        phone.tap_banner()
        phone.see_screen(SCREEN)

    def test_what_the_user_folds_stays_folded(self):
        served = self.serve()
        phone = self.open(served)
        folds = "[...document.querySelectorAll('#timeline .tap > details')].map((each) => each.open)"
        for count, sample in enumerate([PUSH, "notice", PUSH], start=1):
            phone.push(served.sample(sample))
            phone.tap_banner()
            expect(phone.page.locator("#timeline .tap")).to_have_count(count)
            phone.see_outcome("shown")
        self.assertEqual(phone.page.evaluate(folds), [True, False, False])
        phone.page.locator("#timeline .tap > details > summary").nth(2).click()
        phone.page.locator("#timeline .tap > details > summary").nth(0).click()
        phone.open_link(LINK + "/nowhere")
        phone.see_outcome("failed")
        self.assertEqual(phone.page.evaluate(folds), [True, False, False, True])
        # What failed took no way.
        expect(phone.page.locator("#routes .lit")).to_have_count(0)
