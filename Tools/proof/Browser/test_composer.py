"""What is typed and chosen beside the phone is what is sent."""

import json
import subprocess

from playwright.sync_api import expect
from programs import LINK
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

    def test_the_largest_payload_is_taken_and_a_larger_one_refused(self):
        served = self.serve()
        phone = self.open(served)
        empty = '{"aps":{"alert":""}}'
        text = "x" * (4_096 - len(empty))
        phone.push(empty.replace('""', f'"{text}"'))
        expect(phone.page.locator("#banner .text")).to_have_text(text)
        phone.push({"aps": {"alert": "x" * 70_000}})
        phone.see_verdict("Refused: the payload is larger than 64 KB")

    def test_the_command_for_a_shell_pushes_what_the_composer_has(self):
        served = self.serve()
        phone = self.open(served)
        phone.page.fill("#payload", json.dumps({"aps": {"alert": "it's $HOME"}}))
        phone.page.evaluate("document.querySelector('#compose details').open = true")
        phone.page.fill("#collapse", "score")
        phone.page.select_option("#expiration", "60")
        subprocess.run(["sh", "-c", phone.page.text_content("#curl")], check=True, capture_output=True)
        expect(phone.page.locator("#banner .text")).to_have_text("it's $HOME")
