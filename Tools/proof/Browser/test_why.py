"""U35: "I sent a push and nothing happened": the reason is on the page, and leads to what changes it."""

import json
import subprocess
import time

from playwright.sync_api import expect
from programs import FACTS, FIRST, LINK
from served import MEASURED, BrowserTest

HELLO = {"aps": {"alert": "Hello"}}


class Why(BrowserTest):
    def change(self, phone, setting, control):
        """The reason leads to the control, which is marked and has the focus."""
        phone.page.locator("#compose, #timeline").get_by_role("button", name=f"Change: {setting}", exact=True).first.click()
        place = phone.page.locator(control)
        expect(place).to_be_focused()
        expect(place).to_have_class("pointed-at")
        expect(place).to_be_in_viewport()
        place.blur()
        expect(place).not_to_have_class("pointed-at")

    def test_each_reason_leads_to_what_changes_it(self):
        served = self.serve()
        phone = self.open(served)
        for setting, control, value, back, name in [
            ("Notifications", "#permission", "denied", "authorized", "notAuthorized"),
            ("Focus", "#focus", "true", "false", "focus"),
            ("Connection", "#online", "false", "true", "isKept"),
        ]:
            with self.subTest(name):
                phone.page.select_option(control, value)
                phone.push(HELLO)
                begin = time.monotonic()
                expect(phone.page.locator("#verdict")).to_have_attribute("data-verdict", name)
                self.within(1, time.monotonic() - begin)
                self.change(phone, setting, control)
                phone.page.select_option(control, back)
        phone.bring("foreground")
        phone.push({**HELLO, "recipient": "2"})
        expect(phone.page.locator("#payload-lead")).to_contain_text("its recipient is 2; signed in is 1")
        self.change(phone, "Signed in", "#account")
        # A header that is folded away is unfolded.
        phone.press("Lock")
        phone.page.evaluate("push(JSON.stringify({ aps: { alert: 'x' } }), { priority: 5 }), null")
        phone.see_verdict("Not presented yet: with its priority it waits until the phone is used.")
        self.change(phone, "Priority", "#priority")
        self.check_quiet(phone)

    def test_a_misspelt_key_is_marked_and_mended_by_one_click(self):
        phone = self.open(self.serve())
        page = phone.page
        field, lead = page.locator("#payload"), page.locator("#payload-lead")
        link = LINK.split("://")[1]
        for payload, found, mended in [
            ('{"aps": {"alert": "Hi"},\n "deeplink": "%s"}' % link, "deeplink", '{"aps": {"alert": "Hi"},\n "deepLink": "%s"}' % link),
            ('{"aps":{"alert":"Hi","mutable_content":1},"deepLink":"%s"}' % link, "aps.mutable_content",
             '{"aps":{"alert":"Hi","mutable-content":1},"deepLink":"%s"}' % link),
        ]:
            with self.subTest(found):
                page.fill("#payload", payload)
                expect(page.locator("#payload-marks mark")).to_have_text(f'"{found.split(".")[-1]}"')
                lead.get_by_role("button", name=f"Fix {found}", exact=True).click()
                expect(field).to_have_value(mended)
                expect(field).to_be_focused()
                expect(lead.locator(".good")).to_contain_text("A tap opens home")
                expect(page.locator("#payload-marks mark")).to_have_count(0)
        page.keyboard.press("Control+z")
        expect(field).to_have_value(payload)
        # The sender moves a key that belongs into another object; a name with a dot in it is no path.
        for payload, marks in [({"data": {"deeplink": link}}, 1), ({"data.deeplink": link}, 0)]:
            page.fill("#payload", json.dumps({"aps": {"alert": "Hi"}, **payload}))
            expect(lead).to_contain_text("did you mean \"deepLink\"?")
            expect(page.locator("#payload-marks mark")).to_have_count(marks)
            expect(lead.get_by_role("button", name="Fix")).to_have_count(0)
        # What was sent keeps its verdict.
        page.fill("#payload", '{"aps": {"alert": "Hi"}, "deeplink": "%s"}' % link)
        expect(lead.get_by_role("button", name="Fix deeplink", exact=True)).to_be_visible()
        page.click("#send")
        phone.see_verdict("Presented, but a key is misspelt.")
        lead.get_by_role("button", name="Fix deeplink", exact=True).click()
        expect(lead.locator(".good")).to_contain_text("A tap opens home")
        phone.see_verdict("Presented, but a key is misspelt.")
        self.check_quiet(phone)

    def test_the_mark_lies_under_the_key(self):
        phone = self.open(self.serve())
        filler = "\n".join(f' "key{number}": "{"word " * 30}",' for number in range(12))
        phone.page.fill("#payload", '{"aps": {"alert": "Hi"},\n' + filler + '\n "deeplink": "home"}')
        expect(phone.page.locator("#payload-marks mark")).to_have_count(1)
        phone.page.evaluate("byId('payload').scrollTop = 1e6")
        phone.page.wait_for_function("() => byId('payload-marks').scrollTop === byId('payload').scrollTop && byId('payload').scrollTop > 0")
        self.assertEqual(*phone.page.evaluate("['payload', 'payload-marks'].map((id) => byId(id).scrollHeight)"))

    def test_a_push_that_the_provider_api_refuses_leaves_a_trace(self):
        served = self.serve()
        phone = self.open(served)
        for _ in range(2):
            self.send_refused(served)
        trace = phone.page.locator("#timeline .refused")
        expect(trace).to_have_count(1)
        for text in ["refused: DeviceTokenNotForTopic", "2 times", "apns-topic is com.example.other. Send " + FACTS[FIRST]["program"],
                     "Sent by test-backend/1.0."]:
            expect(trace).to_contain_text(text)
        expect(phone.page.locator("#announcement")).to_contain_text("DeviceTokenNotForTopic")
        trace.get_by_role("button", name="See a request that works").click()
        expect(phone.page.locator("#curl")).to_be_focused()
        self.send_refused(served, "<b>other</b>")
        expect(trace).to_have_count(2)
        self.check_unbroken(phone)

    def test_the_path_says_that_a_push_came_though_nothing_can_be_tapped(self):
        served = self.serve()
        phone = self.open(served)
        path = phone.page.locator("#timeline .empty")
        expect(path).to_have_text("Nothing has arrived yet. Send a push, and tap it.")
        phone.push(HELLO)
        expect(path).to_have_text("Tap the notification to see its path.")
        phone.page.select_option("#permission", "denied")
        phone.push(HELLO)
        expect(path).to_have_text("The newest push was not presented, so there is nothing to tap.")

    def test_a_refusal_is_said_once(self):
        phone = self.open(self.serve())
        phone.page.fill("#payload", "{")
        expect(phone.page.locator("#payload-lead .bad")).to_be_visible()
        phone.page.click("#send")
        expect(phone.page.locator("#verdict")).to_contain_text("Refused: the payload is not JSON")
        expect(phone.page.locator("#payload-lead")).to_have_text("")
        expect(phone.page.locator("#refusal")).to_have_text("")

    def test_a_universal_link_of_another_host_is_opened_by_safari(self):
        phone = self.open(self.serve())
        own = FACTS[FIRST]["universal"]
        host = own.split("/")[2]
        phone.open_link(own.replace(host, "example.org"), "universal")
        hosts = ", ".join([host, *(f"{name}.{host}" for name in ("click", "to", "loop", "hang"))])
        text = f"iOS opens Safari: example.org is not among the app’s hosts, {hosts}."
        expect(phone.page.locator("#link-lead .bad")).to_have_text(text)
        expect(phone.page.locator("#refusal")).to_have_text(text)
        expect(phone.page.locator("#timeline .tap")).to_have_count(0)

    def test_a_silent_push_is_sent_by_the_shell_as_apple_takes_it(self):
        served = self.serve()
        phone = self.open(served)
        phone.page.fill("#payload", '{"aps": {"content-available": 1}}')
        command = phone.page.locator("#curl")
        expect(command).to_contain_text("apns-push-type: background", use_inner_text=False)
        run = subprocess.run(["sh", "-c", command.text_content()], check=True, capture_output=True, text=True)
        self.assertEqual(run.stdout, "{}")
        expect(phone.page.locator("#verdict")).to_contain_text("a background push")

    def test_few_stops_lead_through_the_page(self):
        phone = self.open(self.serve())
        expect(phone.page.locator("#payload-lead .good")).to_be_visible()
        stops = phone.page.evaluate(
            """() => [...document.querySelectorAll("a, button, input, select, textarea, summary, [tabindex='0']")]
              .filter((each) => each.checkVisibility() && !each.disabled && !each.closest("[inert]")).length""")
        MEASURED.append(f"{stops} tab stops")
        self.assertLessEqual(stops, 36)
