"""What posts and links look like on the page."""

from playwright.sync_api import expect
from served import BrowserTest

POST = "Reading a stack trace without fear"


class Posts(BrowserTest):
    def test_links_that_are_expired_or_unknown_say_so(self):
        served = self.serve("campus")
        phone = self.open(served)
        for link, code in [
            ("campus://home/poke/notification-list?expiredAt=2024-01-01T00:00:00Z", "expiredLink"),
            ("campus://home/nowhere", "linkNotFound"),
            ("campus://home/feed/00000000-0000-4000-8000-000000000000", "contentNotFound"),
            ("campus://home/feed/00000000-0000-4000-8000-000000000403", "contentForbidden"),
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
        phone.shoot("offline-post")
        phone.page.select_option("#online", "true")
        phone.press("Try again")
        phone.see_screen("The reading hall opens at night")

    def test_a_post_that_is_slow_opens_before_it_comes(self):
        served = self.serve("campus")
        phone = self.open(served)
        phone.open_link("campus://home/feed/00000000-0000-4000-8000-000000000504")
        phone.see_outcome("shown")
        expect(phone.page.locator("#display .screen")).to_contain_text("Loading…")
        phone.see_screen("A post from a slow server")

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

    def test_an_app_that_was_swiped_away_is_started_by_its_user_alone(self):
        served = self.serve("campus")
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
        served = self.serve("campus")
        phone = self.open(served)
        phone.bring("suspended")
        phone.open_link("campus://home/soptamp", "inApp")
        expect(phone.page.locator("#refusal")).to_have_text("the app is not in front")
        phone.press("Lock")
        phone.see_app("suspended")
        expect(phone.page.locator("#timeline .tap")).to_have_count(0)

    def test_every_way_of_a_push_through_the_life_of_the_app(self):
        """S3.2: received in each state, tapped in each state: the post on top of the feed list, once."""
        served = self.serve("campus")
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
