"""What is typed and chosen beside the phone is what is sent."""

import json
import subprocess

from playwright.sync_api import expect
from programs import FACTS, FIRST, LINK
from served import BrowserTest


class Composer(BrowserTest):
    def test_the_channel_that_was_chosen_is_kept(self):
        served = self.serve()
        phone = self.open(served)
        phone.bring("foreground")
        phone.page.select_option("#via", "inApp")
        phone.page.fill("#link", LINK)
        phone.page.press("#link", "Enter")
        expect(phone.page.locator("#timeline .tap")).to_have_count(1)
        expect(phone.page.locator("#via")).to_have_value("inApp")
        expect(phone.page.locator("#timeline summary b")).to_have_text("a link inside the app")

    def test_a_browser_that_keeps_nothing_opens_links_all_the_same(self):
        served = self.serve()
        phone = self.open(served)
        for kept in ["5", "{}", "no JSON", "[5]"]:
            phone.page.evaluate("(kept) => localStorage.setItem('switchyard.links', kept)", kept)
            phone.page.reload()
            expect(phone.page.locator("#link-state")).to_have_text("live")
        phone.page.evaluate("() => { Storage.prototype.setItem = () => { throw new Error('full'); }; }")
        phone.open_link(FACTS[FIRST]["universal"], "universal")
        phone.see_screen("Notifications")
        self.check_quiet(phone)

    def test_the_largest_payload_is_taken_and_a_larger_one_refused(self):
        served = self.serve()
        phone = self.open(served)
        empty = '{"aps":{"alert":""}}'
        text = "x" * (4_096 - len(empty))
        phone.push(empty.replace('""', f'"{text}"'))
        expect(phone.page.locator("#banner .text")).to_have_text(text)
        phone.see_verdict("Presented.")
        phone.push(empty.replace('""', f'"{text}x"'))
        phone.see_verdict("Refused: the payload has 4097 bytes; Apple takes 4,096")
        phone.push({"aps": {"alert": "x" * 70_000}})
        phone.see_verdict("Refused: the payload is larger than 64 KB")

    def test_what_is_no_json_is_refused_with_its_place(self):
        served = self.serve()
        phone = self.open(served)
        phone.push('{"aps":\n  {"alert":"Hi",}}')
        phone.see_verdict("Refused: the payload is not JSON from line 2, column 17 on")
        phone.push({"aps": {"alert": "Hi"}})
        phone.see_verdict("Presented.")

    def test_the_command_for_a_shell_pushes_what_the_composer_has(self):
        served = self.serve()
        phone = self.open(served)
        phone.page.fill("#payload", json.dumps({"aps": {"alert": "it's $HOME"}}))
        phone.page.evaluate("document.querySelector('#compose details').open = true")
        phone.page.fill("#collapse", "score")
        phone.page.select_option("#expiration", "60")
        subprocess.run(["sh", "-c", phone.page.text_content("#curl")], check=True, capture_output=True)
        expect(phone.page.locator("#banner .text")).to_have_text("it's $HOME")
