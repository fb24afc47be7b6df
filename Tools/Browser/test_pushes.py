"""A push lands: composed, tapped, seen; and what else a user does on the page."""

import signal

from playwright.sync_api import expect
from served import CAMPUS, MESSENGER, BrowserTest

POST = "Reading a stack trace without fear"


class Pushes(BrowserTest):
    def test_a_push_is_composed_and_tapped_and_its_screen_seen(self):
        served = self.serve()
        phone = self.open(served)
        phone.push(served.sample("feed"))
        expect(phone.page.locator("#banner b")).to_have_text("New post")
        phone.shoot("banner")
        phone.tap_banner()
        phone.see_screen(POST)
        phone.see_outcome("shown")
        expect(phone.page.locator("#routes .taken > .name")).to_have_text(":feedID")
        steps = phone.page.locator("#timeline .tap").first.locator("ol li").all_inner_texts()
        self.assertIn("recorded in the inbox", steps)
        self.assertIn("resolved to home/feed/:feedID", steps)
        phone.press("Back to Feed")
        expect(phone.page.locator("#display .crumbs")).to_have_text("Feed")
        self.check_quiet(phone)

    def test_a_killed_app_shows_what_was_tapped(self):
        served = self.serve()
        phone = self.open(served)
        phone.bring("foreground")
        phone.press("Kill")
        phone.see_app("notRunning")
        phone.push(served.sample("feed"))
        phone.tap_banner()
        phone.see_screen(POST)
        phone.see_outcome("shown")

    def test_a_tap_survives_a_crash_at_each_stage(self):
        served = self.serve()
        phone = self.open(served)
        for stage in ["recorded", "gated", "routing", "committed"]:
            with self.subTest(stage):
                phone.bring("terminated")
                phone.page.select_option("#crash", stage)
                phone.push(served.sample("feed"))
                phone.tap_banner()
                phone.see_app("notRunning")
                phone.see_outcome("pending")
                phone.press("Open the app")
                phone.see_screen(POST)
                phone.see_outcome("shown")

    def test_a_reply_from_a_banner_is_in_its_room(self):
        served = self.serve(MESSENGER)
        phone = self.open(served)
        phone.push(served.sample("room"))
        phone.page.locator("#banner").get_by_role("button", name="Reply").click()
        phone.page.locator("#banner input").fill("Save me a seat <b>please</b>")
        phone.page.locator("#banner").get_by_role("button", name="Send").click()
        phone.see_outcome("performed")
        phone.open_link("messenger://chat?roomId=2")
        expect(phone.page.locator("#display .row-detail").last).to_have_text("Save me a seat <b>please</b>")
        self.check_quiet(phone)

    def test_links_that_are_expired_or_unknown_say_so(self):
        served = self.serve()
        phone = self.open(served)
        for link, code in [
            ("campus://home/poke/notification-list?expiredAt=2024-01-01T00:00:00Z", "expiredLink"),
            ("campus://home/nowhere", "linkNotFound"),
            ("campus://home/feed/00000000-0000-4000-8000-000000000000", "contentNotFound"),
            ("campus://home/order/7", "notPermitted"),
            ("campus://home/feed/7", "invalidParameter"),
        ]:
            with self.subTest(link):
                phone.open_link(link)
                expect(phone.page.locator("#overlay .code")).to_have_text(code)
                phone.see_outcome("failed")
                phone.page.locator("#overlay").get_by_role("button", name="OK").click()
                expect(phone.page.locator("#overlay .alert")).to_have_count(0)
        phone.open_link("https://campus.example.com/home/soptamp/entire-ranking", "universal")
        phone.see_screen("Ranking, all time")

    def test_a_new_load_keeps_the_state_and_two_tabs_agree(self):
        served = self.serve()
        phone = self.open(served)
        phone.push(served.sample("feed"))
        phone.tap_banner()
        phone.see_screen(POST)
        phone.page.reload()
        phone.see_screen(POST)
        other = self.open(served)
        other.see_screen(POST)
        other.press("Home")
        phone.see_app("background")
        phone.press("Lock")
        expect(other.page.locator("#display .lock")).to_be_visible()

    def test_what_waits_for_a_sign_in_is_shown_after_it(self):
        served = self.serve(CAMPUS, "--signed-out")
        phone = self.open(served)
        phone.push(served.sample("feed"))
        phone.tap_banner()
        expect(phone.page.locator("#display .phase")).to_have_attribute("data-phase", "login")
        phone.press("Sign in as account 1")
        phone.see_screen(POST)
        phone.see_outcome("shown")

    def test_a_locked_phone_asks_before_it_opens_anything(self):
        served = self.serve()
        phone = self.open(served)
        phone.press("Lock")
        phone.push(served.sample("feed"))
        phone.page.locator("#display .notice .open").first.click()
        phone.shoot("lock")
        phone.page.locator("#overlay").get_by_role("button", name="Unlock").click()
        phone.see_screen(POST)

    def test_an_order_asks_for_leave_and_its_action_is_done_once(self):
        served = self.serve()
        phone = self.open(served)
        phone.page.select_option("#permission", "notDetermined")
        phone.bring("foreground")
        phone.press("Order a meal, ready in 2 minutes")
        expect(phone.page.locator("#overlay .alert")).to_be_visible()
        phone.shoot("permission")
        phone.press("Allow")
        expect(phone.page.locator("#overlay .alert")).to_have_count(0)
        phone.bring("terminated")
        phone.press("+ 11 minutes on the clock")
        phone.press("Notifications")
        phone.page.locator("#overlay").get_by_role("button", name="I am coming").click()
        phone.see_outcome("performed")

    def test_a_push_waits_while_the_phone_is_offline_and_the_newest_comes(self):
        served = self.serve()
        phone = self.open(served)
        phone.page.select_option("#online", "false")
        expect(phone.page.locator("#status-icons")).to_have_text("✈ offline")
        phone.push(served.sample("notice"))
        phone.push(served.sample("feed"))
        expect(phone.page.locator("#banner .notice")).to_have_count(0)
        phone.page.select_option("#online", "true")
        expect(phone.page.locator("#banner b")).to_have_text("New post")
        phone.press("Notifications")
        expect(phone.page.locator("#overlay .notice")).to_have_count(1)

    def test_an_app_that_was_swiped_away_is_started_by_its_user_alone(self):
        served = self.serve()
        phone = self.open(served)
        phone.bring("foreground")
        phone.press("Force-quit")
        phone.see_app("notRunning")
        expect(phone.page.locator("#process")).to_contain_text("swiped away")
        phone.push({"aps": {"alert": "wake up", "content-available": 1}, "deepLink": "home/mypage"})
        expect(phone.page.locator("#banner .text")).to_have_text("wake up")
        phone.see_app("notRunning")
        phone.tap_banner()
        phone.see_screen("My page")

    def test_nobody_uses_an_app_that_is_not_in_front(self):
        served = self.serve()
        phone = self.open(served)
        phone.bring("suspended")
        phone.open_link("campus://home/soptamp", "inApp")
        expect(phone.page.locator("#refusal")).to_have_text("the app is not in front")
        phone.press("Lock")
        phone.press("Order a meal, ready in 2 minutes")
        expect(phone.page.locator("#refusal")).to_have_text("the app is not in front")
        phone.see_app("suspended")
        expect(phone.page.locator("#timeline .tap")).to_have_count(0)

    def test_a_command_that_cannot_be_followed_says_why(self):
        served = self.serve()
        phone = self.open(served)
        phone.open_link("")
        expect(phone.page.locator("#refusal")).to_have_text("the link is empty")

    def test_the_program_ends_within_a_second_whatever_is_open_and_goes_on_where_it_was(self):
        for number in [signal.SIGINT, signal.SIGTERM]:
            served = self.serve()
            phone = self.open(served)
            phone.push(served.sample("feed"))
            phone.tap_banner()
            phone.see_outcome("shown")
            phone.leave()
            phone.push({"aps": {"alert": "left alone"}})
            expect(phone.page.locator("#banner .text")).to_have_text("left alone")
            seconds, code = served.stop(number)
            self.assertLess(seconds, 1)
            self.assertEqual(code, 0)
            expect(phone.page.locator("#link-state")).to_have_text("no connection to the program")
            # The page finds the program again by itself, and what was there.
            token = phone.token()
            served.start(served.port)
            phone.page.wait_for_function(
                "(last) => document.querySelector('meta[name=command-token]')?.content !== last", arg=token)
            phone.press("Notifications")
            expect(phone.page.locator("#overlay .notice .text")).to_have_text("left alone")

    def test_every_way_of_a_push_through_the_life_of_the_app(self):
        """S3.2: received in each state, tapped in each state: the post on top of the feed list, once."""
        served = self.serve()
        phone = self.open(served)
        payload = served.sample("feed")
        last = None
        states = ["foreground", "background", "suspended", "terminated"]
        for received in states:
            for tapped in states:
                with self.subTest(received=received, tapped=tapped):
                    phone.bring("foreground")
                    while phone.page.locator("#display .app-bar button").count():
                        phone.page.locator("#display .app-bar button").click()
                        expect(phone.page.locator("#display .crumbs")).to_have_text("Feed")
                    phone.bring(received)
                    before = phone.page.locator("#timeline .tap").count()
                    phone.push(payload)
                    expect(phone.page.locator("#banner .notice")).to_have_count(1)
                    phone.bring(tapped)
                    phone.tap_banner()
                    phone.see_screen(POST)
                    expect(phone.page.locator("#display .crumbs")).to_have_text("Feed › Post")
                    phone.see_outcome("shown")
                    count = phone.page.locator("#timeline .tap").count()
                    # No more than twelve ways are told.
                    self.assertEqual(count, min(before + 1, 12))
                    newest = phone.page.locator("#timeline .tap").first.get_attribute("data-tap")
                    self.assertNotEqual(newest, last)
                    last = newest
