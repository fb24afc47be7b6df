"""U35: while something is typed, the page says where it would lead; what happened says why."""

import json
import re

from playwright.sync_api import expect
from programs import FACTS, FIRST, LINK, PUSH, ROUTE
from served import BrowserTest


class Typing(BrowserTest):
    def type(self, phone, payload):
        phone.page.fill("#payload", payload if isinstance(payload, str) else json.dumps(payload))
        return phone.page.locator("#payload-lead")

    def test_a_payload_says_where_a_tap_would_lead_and_nothing_happens(self):
        served = self.serve()
        phone = self.open(served)
        lead = self.type(phone, served.sample(PUSH))
        expect(lead.locator(".good")).to_have_text(f"A tap opens {ROUTE}")
        expect(phone.page.locator("#payload-note")).to_contain_text("of 4,096 bytes")
        lead = self.type(phone, {"aps": {"alert": "Hi", "mutable_content": 1}, "deeplink": "home", "author": "me"})
        expect(lead).to_contain_text("A tap opens the notification’s own page")
        expect(lead).to_contain_text('"deeplink" is not read; did you mean "deepLink"?')
        expect(lead).to_contain_text('"aps.mutable_content" is not read; did you mean "aps.mutable-content"?')
        # What a warning names is not named again.
        expect(lead.locator("p", has_text="Read by no link rule: ")).to_have_text("Read by no link rule: author")
        lead = self.type(phone, {"aps": {"alert": "Hi"}, "deepLink": "nowhere"})
        expect(lead.locator(".bad")).to_contain_text("A tap opens nothing: This link leads to no page of this app.")
        lead = self.type(phone, {"aps": {"alert": "Hi"}, "recipient": "2"})
        expect(lead.locator(".bad")).to_contain_text("This was meant for another account.")
        lead = self.type(phone, '{"aps":\n  {"alert":"Hi",}}')
        expect(lead.locator(".bad")).to_have_text("Apple would refuse it: the payload is not JSON from line 2, column 17 on.")
        lead = self.type(phone, {"aps": {"content-available": 1}})
        expect(lead).to_contain_text("Nobody can tap it: it only wakes the app.")
        expect(phone.page.locator("#timeline .tap")).to_have_count(0)
        phone.press("Notifications")
        expect(phone.page.locator("#overlay .notice")).to_have_count(0)
        self.check_quiet(phone)

    def test_what_is_said_before_and_after_a_push_is_sent_agrees(self):
        served = self.serve()
        phone = self.open(served)
        lead = phone.page.locator("#payload-lead")
        hello = {"aps": {"alert": "Hi"}, "deepLink": LINK}
        phone.page.select_option("#permission", "denied")
        phone.push(hello)
        phone.see_verdict("Not presented: the user does not allow it in the settings.")
        expect(lead.locator("p").first).to_have_text(f"If it were shown, a tap would open {FACTS[FIRST]['link'].split('://')[1]}")
        expect(lead.locator(".good")).to_have_count(0)
        phone.page.reload()
        expect(lead.locator("p").first).to_contain_text("If it were shown, a tap would open ")
        phone.page.select_option("#permission", "authorized")
        self.type(phone, {**hello, "thread": "other"})
        expect(lead.locator(".good")).to_contain_text("A tap opens ")
        phone.push({"aps": {"alert": "Hi"}, "deepLink": "nowhere"})
        phone.see_verdict("Presented, but a tap opens nothing.")
        expect(phone.page.locator("#verdict")).to_have_attribute("data-verdict", "opensNothing")
        expect(lead.locator(".bad")).to_contain_text("This link leads to no page of this app.")
        expect(lead.locator(".bad")).not_to_contain_text("A tap opens nothing")
        phone.push({"aps": {"alert": "Hi"}, "recipient": "2"})
        phone.see_verdict("Presented, but a tap opens nothing.")
        phone.bring("foreground")
        phone.push({"aps": {"alert": "Hi"}, "recipient": "2"})
        phone.see_verdict("Not presented: it is for another account than the one that is signed in.")
        expect(lead).not_to_contain_text("This was meant for another account.")
        self.check_quiet(phone)

    def test_a_silent_push_to_an_app_that_was_swiped_away_wakes_nothing(self):
        served = self.serve()
        phone = self.open(served)
        lead = self.type(phone, {"aps": {"content-available": 1}})
        expect(lead).to_have_text("Nobody can tap it: it only wakes the app.")
        phone.bring("foreground")
        phone.page.evaluate("send('quit')")
        expect(phone.page.locator("#process")).to_contain_text("swiped away")
        expect(lead).to_contain_text("Nobody can tap it, and it wakes nothing: the app was swiped away")
        phone.page.click("#send")
        expect(phone.page.locator("#verdict")).to_contain_text("Not presented, and nothing wakes: the app was swiped away")
        phone.see_app("notRunning")

    def test_where_a_tap_waits_is_said_before_and_after_it(self):
        served = self.serve()
        phone = self.open(served)
        phone.page.select_option("#account", "")
        lead = self.type(phone, {"aps": {"alert": "Hi"}, "deepLink": LINK})
        expect(lead.locator(".good")).to_contain_text("it waits while the app is at its sign-in screen")
        phone.page.click("#send")
        phone.tap_banner()
        held = phone.page.locator("#timeline [data-step=held] .said")
        expect(held.last).to_have_text("held: the app is at its sign-in screen")
        phone.press("Sign in as account 1")
        phone.see_outcome("shown")
        expect(lead.locator(".good")).not_to_contain_text("it waits while the app is at its sign-in screen")

    def test_a_program_that_has_stopped_refuses_nothing(self):
        served = self.serve()
        phone = self.open(served)
        served.stop()
        phone.push({"aps": {"alert": "Hi"}})
        phone.see_verdict("Not sent: the program does not answer.")

    def test_a_query_item_that_nothing_reads_is_named(self):
        served = self.serve()
        phone = self.open(served)
        phone.page.fill("#link", LINK + "?expiresAt=x&other=1")
        lead = phone.page.locator("#link-lead")
        expect(lead.locator(".wait")).to_have_text('"expiresAt" is not read; did you mean "expiredAt"? Fix')
        expect(lead).to_contain_text('"other" is not read')
        lead.get_by_role("button", name="Fix expiresAt").click()
        expect(phone.page.locator("#link")).to_have_value(LINK + "?expiredAt=x&other=1")
        phone.page.fill("#link", LINK + "?expiredAt=tomorrow")
        expect(lead.locator(".bad .detail")).to_contain_text("its expiredAt is no RFC 3339 date")

    def test_a_link_says_where_it_would_lead_by_each_channel(self):
        served = self.serve()
        phone = self.open(served)
        lead = phone.page.locator("#link-lead")
        phone.page.fill("#link", LINK)
        phone.page.select_option("#via", "scheme")
        expect(lead.locator(".good")).to_contain_text("It opens ")
        phone.page.fill("#link", LINK + "/nowhere")
        expect(lead.locator(".bad")).to_contain_text("It opens nothing:")
        phone.page.fill("#link", "")
        expect(lead).to_have_text("")
        phone.page.fill("#link", FACTS[FIRST]["universal"])
        phone.page.select_option("#via", "universal")
        expect(lead.locator(".good")).to_contain_text("It opens ")
        phone.page.fill("#link", FACTS[FIRST]["universal"].replace("https://", "https://evil."))
        expect(lead.locator(".bad")).to_contain_text("iOS opens Safari")
        # Not every link of a website comes as a universal link.
        phone.page.select_option("#via", "scheme")
        expect(lead.locator(".bad")).to_contain_text("a website that this app does not trust")

    def test_a_universal_link_that_no_route_takes_opens_in_safari(self):
        served = self.serve()
        phone = self.open(served)
        phone.bring("foreground")
        lead = phone.page.locator("#link-lead")
        page = FACTS[FIRST]["universal"] + "/nowhere"
        phone.page.select_option("#via", "universal")
        phone.page.fill("#link", page.replace("https://", "https://click."))
        expect(lead.locator(".wait")).to_contain_text("the app would ask click.")
        phone.page.fill("#link", page)
        expect(lead.locator(".wait")).to_contain_text("the browser opens it")
        phone.open_link(page, "universal")
        safari = phone.page.locator("#overlay .alert")
        expect(safari).to_contain_text("Safari")
        expect(safari).to_contain_text(page)
        safari.get_by_role("button").click()
        expect(safari).to_have_count(0)

    def test_an_empty_link_is_refused_by_each_channel(self):
        served = self.serve()
        phone = self.open(served)
        phone.bring("foreground")
        for via in ["scheme", "universal", "inApp"]:
            phone.open_link("", via)
            expect(phone.page.locator("#refusal")).to_have_text("the link is empty")
            phone.page.evaluate("say('')")
        expect(phone.page.locator("#timeline .tap")).to_have_count(0)

    def test_a_path_says_why_and_what_each_step_means(self):
        served = self.serve()
        phone = self.open(served)
        phone.open_link(LINK + "/nowhere")
        phone.see_outcome("failed")
        # It takes the focus.
        expect(phone.page.locator("#overlay .alert button")).to_be_focused()
        expect(phone.page.locator("#overlay .code")).to_have_text("linkNotFound")
        failed = phone.page.locator("#timeline [data-step=failed]")
        expect(failed.locator(".said")).to_contain_text("not routed: ")
        expect(phone.page.locator("#announcement")).to_contain_text("not routed: ")
        expect(failed.locator(".took")).to_have_text("+0 ms")
        expect(failed.locator("p")).not_to_be_visible()
        failed.locator("summary").press("Enter")
        expect(failed.locator("p")).to_contain_text("No screen can be opened for it.")
        held = phone.page.locator("#timeline [data-step=held] .said")
        expect(held).to_have_text("held: the app is still loading")
        # What is unfolded stays so while the phone goes on.
        phone.page.keyboard.press("Escape")
        phone.page.evaluate("send('home')")
        phone.see_app("background")
        expect(failed.locator("p")).to_be_visible()

    def test_each_control_of_the_app_says_what_it_does_or_why_it_cannot(self):
        served = self.serve()
        phone = self.open(served)
        for name, text in [
            ("Open the app", "The user taps its icon."), ("Suspend", "Not now: it does not run."),
            ("Kill", "Not now: it does not run."), ("Force-quit", "Not now: it does not run."),
        ]:
            control = phone.page.get_by_role("button", name=name, exact=True)
            expect(control).to_have_accessible_description(re.compile(text))
        phone.bring("foreground")
        suspend = phone.page.get_by_role("button", name="Suspend", exact=True)
        expect(suspend).to_have_accessible_description(
            "iOS keeps it in memory and runs none of its code. Not now: press Home first.")
        expect(phone.page.get_by_role("button", name="Kill", exact=True)).to_have_accessible_description(
            "It ends without a word: iOS needs its memory, or it crashes.")
