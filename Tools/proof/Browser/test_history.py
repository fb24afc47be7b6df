"""Nothing that was typed or sent is lost."""

import json

from playwright.sync_api import expect
from programs import LINK, PUSH
from served import BrowserTest


class History(BrowserTest):
    def test_what_is_typed_outlives_a_sample_a_reload_and_another_run(self):
        served = self.serve()
        phone = self.open(served)
        mine = '{"aps": {"alert": "mine"}}'
        phone.page.fill("#payload", mine)
        phone.page.fill("#link", "mine://link")
        phone.choose_sample(PUSH)
        expect(phone.page.locator("#payload")).not_to_have_value(mine)
        phone.page.focus("#payload")
        phone.page.keyboard.press("Control+z")
        expect(phone.page.locator("#payload")).to_have_value(mine)
        phone.page.reload()
        expect(phone.page.locator("#payload")).to_have_value(mine)
        token = phone.token()
        served.stop()
        served.start(served.port)
        phone.see_another_run(token)
        expect(phone.page.locator("#payload")).to_have_value(mine)
        expect(phone.page.locator("#link")).to_have_value("mine://link")
        expect(phone.page.locator("#via")).to_have_value("scheme")
        self.check_quiet(phone)

    def test_a_push_is_named_and_edited_and_sent_again(self):
        served = self.serve()
        phone = self.open(served)
        phone.page.click("#headers > summary")
        phone.page.select_option("#priority", "5")
        phone.push({"aps": {"alert": "first"}})
        phone.page.select_option("#priority", "10")
        phone.push({"aps": {"alert": {"title": "second"}}})
        phone.page.click("#sent-before > summary")
        rows = phone.page.locator("#history li")
        expect(rows).to_have_count(2)
        name = phone.page.get_by_label("Name of push 2")
        expect(name).to_have_attribute("placeholder", "first")
        name.fill("<b>the considerate one</b>")
        name.press("Enter")
        phone.page.reload()
        phone.page.click("#sent-before > summary")
        expect(phone.page.get_by_label("Name of push 2")).to_have_value("<b>the considerate one</b>")
        phone.page.get_by_role("button", name="Edit <b>the considerate one</b>").click()
        expect(phone.page.locator("#payload")).to_be_focused()
        expect(phone.page.locator("#payload")).to_have_value(json.dumps({"aps": {"alert": "first"}}))
        expect(phone.page.locator("#priority")).to_have_value("5")
        phone.page.get_by_role("button", name="Send again second").click()
        expect(phone.page.locator("#priority")).to_have_value("10")
        # The same push is there once.
        expect(rows).to_have_count(2)
        phone.press("Notifications")
        expect(phone.page.locator("#overlay .notice b", has_text="second")).to_have_count(2)
        phone.page.locator("#overlay").get_by_role("button", name="Close").click()
        phone.page.get_by_role("button", name="Remove second").click()
        expect(rows).to_have_count(1)
        self.check_unbroken(phone)

    def test_whatever_the_browser_has_kept_the_page_comes_up(self):
        served = self.serve()
        phone = self.open(served)
        program = served.facts()["program"]
        for kept in ["5", "null", "no JSON", "[5, null, {}]", '{"fields": 5, "drafts": [5]}', '{"fields": {"payload": 5}}']:
            for name in ["typed", "sent"]:
                phone.page.evaluate(
                    "([key, kept]) => localStorage.setItem(key, kept)", [f"switchyard.{program}.{name}", kept])
            phone.page.reload()
            expect(phone.page.locator("#link-state")).to_have_text("live")
            expect(phone.page.locator("#payload")).to_have_value(served.facts()["samples"] and next(
                each["payload"] for each in served.facts()["samples"] if each["name"] == PUSH))
        phone.page.evaluate("() => { Storage.prototype.setItem = () => { throw new Error('full'); }; }")
        phone.open_link(LINK)
        phone.see_outcome("shown")
        self.check_quiet(phone)
