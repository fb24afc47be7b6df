"""A push lands: composed, tapped, seen; and what else a user does on the page."""

import signal

from playwright.sync_api import expect
from programs import BANNER, FIRST, PUSH, SCREEN
from served import BrowserTest


class Pushes(BrowserTest):
    def test_a_killed_app_shows_what_was_tapped(self):
        served = self.serve()
        phone = self.open(served)
        phone.bring("foreground")
        phone.press("Kill")
        phone.see_app("notRunning")
        phone.push(served.sample(PUSH))
        phone.tap_banner()
        phone.see_screen(SCREEN)
        phone.see_outcome("shown")

    def test_a_key_that_no_rule_reads_is_named_with_the_one_that_was_meant(self):
        served = self.serve()
        phone = self.open(served)
        phone.push('{"aps":{"alert":"Hi"},"data":{"deeplink":"home"}}')
        phone.tap_banner()
        phone.see_outcome("shown")
        expect(phone.page.get_by_text("deeplink → deepLink")).to_be_visible()
        # It leads to where nobody wanted to go.
        expect(phone.page.locator("#timeline .tap .outcome").first).to_have_class("outcome wait")
        phone.see_verdict("Presented, but a key is misspelt.")

    def test_why_a_push_is_not_presented_stands_beside_send(self):
        served = self.serve()
        phone = self.open(served)
        hello = {"aps": {"alert": "Hello"}}
        cases = [
            ({"data": {}}, "Not presented: an object named aps is missing, and iOS shows nothing without it."),
            ({"aps": {"content-available": 1}}, "Not presented: a background push, which only wakes the app."),
            ({"aps": {"badge": 3}}, "Not presented: its alert has no text."),
            ({"aps": {"alert": "Hello", "interruption-level": "passive"}},
             "Presented quietly: in the list, without a banner and a sound."),
            (hello, "Presented."),
        ]
        for payload, verdict in cases:
            phone.push(payload)
            phone.see_verdict(verdict)
        expect(phone.page.locator("#banner .text")).to_have_text("Hello")
        phone.shoot("verdict")
        phone.page.select_option("#online", "false")
        phone.push(hello)
        phone.see_verdict("Not presented: the phone is offline. Apple keeps it until the phone is back.")
        phone.page.click("#headers > summary")
        phone.page.select_option("#expiration", "0")
        phone.push(hello)
        phone.see_verdict("Not presented: the phone is offline. It was to be tried once, so it is dropped.")
        phone.page.select_option("#expiration", "60")
        phone.push(hello)
        phone.page.get_by_role("button", name="+ 11 minutes").click()
        phone.page.select_option("#online", "true")
        phone.see_verdict("Not presented: it expired before it could be delivered.")
        phone.page.select_option("#expiration", "")
        for permission, verdict in [
            ("notDetermined", "Not presented: the app has not asked for permission to send notifications."),
            ("denied", "Not presented: the user does not allow it in the settings."),
            ("provisional", "Presented quietly: in the list, without a banner and a sound."),
            ("authorized", "Presented."),
        ]:
            phone.page.select_option("#permission", permission)
            phone.push(hello)
            phone.see_verdict(verdict)
        phone.page.reload()
        phone.see_verdict("Presented.")
        phone.page.select_option("#focus", "true")
        phone.push(hello)
        phone.see_verdict("No banner: a Focus is on. It is in the list.")
        phone.page.select_option("#focus", "false")
        phone.press("Lock")
        phone.page.click("#headers > summary")
        phone.page.select_option("#priority", "5")
        phone.push(hello)
        phone.see_verdict("Not presented yet: with its priority it waits until the phone is used.")
        phone.press("Unlock")
        phone.see_verdict("Presented.")

    def test_a_tap_survives_a_crash_at_each_stage(self):
        served = self.serve()
        phone = self.open(served)
        phone.unfold()
        for stage in ["recorded", "gated", "routing", "committed"]:
            with self.subTest(stage):
                phone.bring("terminated")
                phone.page.select_option("#crash", stage)
                phone.push(served.sample(PUSH))
                phone.tap_banner()
                phone.see_outcome("pending")
                # It did not run before the tap either.
                phone.see_app("notRunning")
                end = phone.page.locator("#timeline [data-step=ended]").first
                expect(end).to_contain_text("The app ended here. The tap goes on at its next start.")
                end.get_by_role("button", name="Press Open the app").press("Enter")
                expect(phone.page.get_by_role("button", name="Open the app", exact=True)).to_be_focused()
                phone.press("Open the app")
                phone.see_screen(SCREEN)
                phone.see_outcome("shown")

    def test_a_new_load_keeps_the_state_and_two_tabs_agree(self):
        served = self.serve()
        phone = self.open(served)
        phone.push(served.sample(PUSH))
        phone.tap_banner()
        phone.see_screen(SCREEN)
        phone.page.reload()
        phone.see_screen(SCREEN)
        other = self.open(served)
        other.see_screen(SCREEN)
        other.press("Home")
        phone.see_app("background")
        phone.press("Lock")
        expect(other.page.locator("#display .lock")).to_be_visible()

    def test_what_waits_for_a_sign_in_is_shown_after_it(self):
        served = self.serve(FIRST, "--signed-out")
        phone = self.open(served)
        phone.push(served.sample(PUSH))
        phone.tap_banner()
        expect(phone.page.locator("#display .phase")).to_have_attribute("data-phase", "login")
        phone.press("Sign in as account 1")
        phone.see_screen(SCREEN)
        phone.see_outcome("shown")

    def test_a_locked_phone_asks_before_it_opens_anything(self):
        served = self.serve()
        phone = self.open(served)
        phone.press("Lock")
        phone.push(served.sample(PUSH))
        phone.page.locator("#display .notice .open").first.click()
        phone.shoot("lock")
        phone.page.locator("#overlay").get_by_role("button", name="Unlock").click()
        phone.see_screen(SCREEN)

    def test_a_push_waits_while_the_phone_is_offline_and_the_newest_comes(self):
        served = self.serve()
        phone = self.open(served)
        phone.page.select_option("#online", "false")
        expect(phone.page.locator("#status-icons")).to_have_text("✈ offline")
        phone.push(served.sample("notice"))
        phone.push(served.sample(PUSH))
        expect(phone.page.locator("#banner .notice")).to_have_count(0)
        phone.page.select_option("#online", "true")
        expect(phone.page.locator("#banner b")).to_have_text(BANNER)
        phone.press("Notifications")
        expect(phone.page.locator("#overlay .notice")).to_have_count(1)

    def test_a_command_that_cannot_be_followed_says_why(self):
        served = self.serve()
        phone = self.open(served)
        phone.open_link("")
        expect(phone.page.locator("#refusal")).to_have_text("the link is empty")

    def test_the_program_ends_within_a_second_whatever_is_open_and_goes_on_where_it_was(self):
        for number in [signal.SIGINT, signal.SIGTERM]:
            served = self.serve()
            phone = self.open(served)
            phone.push(served.sample(PUSH))
            phone.tap_banner()
            phone.see_outcome("shown")
            phone.leave()
            phone.push({"aps": {"alert": "left alone"}})
            expect(phone.page.locator("#banner .text")).to_have_text("left alone")
            seconds, code = served.stop(number)
            self.within(1, seconds)
            self.assertEqual(code, 0)
            expect(phone.page.locator("#link-state")).to_have_text("no connection to the program")
            # The page finds the program again by itself, and what was there.
            token = phone.token()
            served.start(served.port)
            phone.see_another_run(token)
            phone.press("Notifications")
            expect(phone.page.locator("#overlay .notice .text")).to_have_text("left alone")
