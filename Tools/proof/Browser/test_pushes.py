"""What became of a push and its tap is said, also after a crash and another run."""

import signal

from playwright.sync_api import expect
from programs import PUSH, SCREEN
from served import BrowserTest


class Pushes(BrowserTest):
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

    def test_a_tap_survives_a_crash_which_its_path_tells(self):
        served = self.serve()
        phone = self.open(served)
        phone.unfold()
        phone.page.select_option("#crash", "routing")
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

    def test_a_verdict_stands_beside_send_after_a_new_load_too(self):
        phone = self.open(self.serve())
        phone.push({"aps": {"alert": "Hello", "interruption-level": "passive"}})
        phone.see_verdict("Presented quietly: in the list, without a banner and a sound.")
        phone.page.reload()
        phone.see_verdict("Presented quietly: in the list, without a banner and a sound.")

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
