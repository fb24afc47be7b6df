"""What is done on the page is recorded, and comes to the same on the page."""

import pathlib

from playwright.sync_api import expect
from programs import FACTS, FIRST, LINK, PUSH
from served import BrowserTest

NOWHERE = LINK.split("://")[0] + "://nowhere"


class Scenarios(BrowserTest):
    def test_what_is_done_on_the_page_is_recorded_with_what_came_of_it(self):
        """U36"""
        phone = self.open(self.serve())
        phone.unfold()
        phone.press("Record")
        expect(phone.page.locator("#scenario-note")).to_contain_text("Recording")
        phone.choose_sample(PUSH)
        phone.press("Send push")
        phone.tap_banner()
        phone.see_outcome("shown")
        route = phone.page.locator("#timeline .tap code").first.text_content()
        phone.press("Home")
        phone.press("Kill")
        phone.see_app("notRunning")
        phone.page.select_option("#account", "2")
        expect(phone.page.locator("#scenario-note")).to_contain_text("7 lines")
        phone.page.select_option("#focus", "true")
        phone.push({"aps": {"alert": "quiet"}})
        phone.see_verdict("No banner: a Focus is on. It is in the list.")
        phone.page.select_option("#focus", "false")
        phone.open_link(NOWHERE)
        phone.see_outcome("failed")
        phone.press("OK")
        phone.press("+ 11 minutes on the clock")
        phone.press("Stop recording")
        lines = [
            f"sample {PUSH}", "expect presented", "tap", f"expect shown {route}", "home", "kill", "signin 2", "focus on",
            'push {"aps": {"alert": "quiet"}}', "expect ignored focus", "focus off", f"url {NOWHERE}",
            "expect failed linkNotFound", "ok", "wait 660", ""]
        expect(phone.page.locator("#scenario")).to_have_value("\n".join(lines))
        self.check_quiet(phone)

    def test_a_scenario_is_loaded_and_replayed_on_the_page(self):
        """U36"""
        served = self.serve()
        phone = self.open(served)
        phone.unfold()
        file = pathlib.Path(served.folder) / "b.scenario"
        file.write_text(f"sample {PUSH}\ntap\nexpect shown\nexpect expired\n")
        phone.page.set_input_files("#scenario-file", file)
        expect(phone.page.locator("#scenario")).to_have_value(file.read_text())
        hint = phone.page.locator("#replay-command")
        expect(hint).to_have_text(f"{FACTS[FIRST]['program']} replay FILE")
        phone.press("Replay")
        report = phone.page.locator("#scenario-report li")
        expect(report).to_have_text(
            ["line 4: expect expired does not hold. What came: nothing", "Expectations that hold: 1 of 2."])
        phone.see_outcome("shown")
        phone.shoot("scenario", whole=True)
        phone.page.fill("#scenario", f"url {NOWHERE}\nok\nurl {LINK}\nexpect shown")
        phone.press("Replay")
        expect(report).to_have_text([
            f"line 1: url {NOWHERE}: no line expects what came of it: failed linkNotFound", "Expectations that hold: 1 of 1."])
        phone.page.fill("#scenario", "open\nbogus")
        phone.press("Replay")
        expect(phone.page.locator("#refusal")).to_have_text("line 2 is neither a command nor an expectation: bogus")
        phone.page.reload()
        expect(phone.page.locator("#scenario")).to_have_value("open\nbogus")
        expect(phone.page.locator("#developers")).to_have_attribute("open", "")
        self.check_quiet(phone)

    def test_what_is_sent_faster_than_the_app_answers_is_recorded_whole(self):
        """U36"""
        served = self.serve()
        phone = self.open(served)
        phone.unfold()
        phone.bring("foreground")
        phone.press("Record")
        expect(phone.page.locator("#scenario-note")).to_contain_text("Recording")
        phone.page.evaluate(
            "(payload) => Promise.all([1, 2, 3, 4].map((id) => push(payload, { id: String(id) })))",
            '{"aps": {"alert": "One of four"}}')
        phone.press("Stop recording")
        scenario = phone.page.locator("#scenario")
        expect(scenario).not_to_have_value("")
        recorded = scenario.input_value()
        self.assertEqual(recorded.count("expect presented"), 4, recorded)

    def test_a_scenario_is_copied_as_a_test_and_saved(self):
        """U36"""
        served = self.serve()
        phone = self.open(served)
        phone.unfold()
        phone.page.fill("#scenario", "open\n\nexpect shown $& \\(a)\n")
        phone.press("Copy as test")
        expect(phone.page.locator("#scenario-test")).to_contain_text("@Test func")
        test = phone.page.locator("#scenario-test").text_content()
        self.assertIn('        ##"""\n        open\n        expect shown $& \\(a)\n        """##, of: ', test)
        self.assertNotIn("{scenario}", test)
        phone.page.fill("#scenario", 'push {"aps":{"alert":"\\##(exit(1)) ### \"\"\"##"}}\n')
        phone.press("Copy as test")
        test = phone.page.locator("#scenario-test")
        expect(test).to_contain_text('        ####"""\n        push {"aps"', use_inner_text=True)
        expect(test).to_contain_text('        """####, of: ', use_inner_text=True)
        with phone.page.expect_download() as download:
            phone.press("Save")
        self.assertEqual(download.value.suggested_filename, "recorded.scenario")
        self.check_quiet(phone)
