"""A route of the tree is opened by each channel, and copied in each form."""

import subprocess

from playwright.sync_api import expect
from programs import FACTS, FIRST, PUSH, ROOT, ROUTE, SCREEN
from served import BrowserTest


class Gallery(BrowserTest):
    def choose(self, phone, route):
        phone.unfold()
        phone.page.get_by_role("button", name=route, exact=True).click()
        expect(phone.page.locator("#route-name")).to_have_text(route)

    def fill(self, phone, served):
        """With the value that the sample push names."""
        value = str(served.sample(PUSH)[FACTS[FIRST]["member"]])
        phone.page.locator("#route-parameters input").first.fill(value)
        return value

    def text(self, phone, form):
        phone.page.select_option("#route-as", form)
        return phone.page.text_content("#route-text")

    def test_a_route_is_opened_by_each_channel(self):
        served = self.serve()
        phone = self.open(served)
        self.choose(phone, ROUTE)
        for via in ["scheme", "universal", "inApp", "push"]:
            with self.subTest(via):
                phone.bring("foreground")
                self.fill(phone, served)
                phone.page.select_option("#route-via", via)
                expect(phone.page.locator("#route-lead .good")).to_contain_text(ROUTE)
                before = phone.page.locator("#timeline .tap").count()
                phone.page.locator("#route-form").get_by_role("button", name="Open", exact=True).click()
                if via == "push":
                    phone.leave()
                    phone.press("Notifications")
                    phone.page.locator("#overlay .notice .open").first.click()
                expect(phone.page.locator("#timeline .tap")).to_have_count(before + 1)
                phone.see_outcome("shown")
                phone.see_screen(SCREEN)
        self.check_quiet(phone)

    def test_a_copied_test_is_the_one_that_is_compiled(self):
        for name, facts in FACTS.items():
            served = self.serve(name)
            phone = self.open(served)
            self.choose(phone, facts["route"])
            value = str(served.sample(facts["push"])[facts["member"]])
            phone.page.locator("#route-parameters input").first.fill(value)
            module = served.facts()["mainType"].split(".")[0]
            file = ROOT / "Tests" / f"{module}Tests" / "CopiedRouteTests.swift"
            with self.subTest(name):
                self.assertEqual(self.text(phone, "test") + "\n", file.read_text())

    def test_a_parameter_that_is_missing_is_named(self):
        served = self.serve()
        phone = self.open(served)
        self.choose(phone, ROUTE)
        phone.page.locator("#route-parameters input").first.fill("")
        expect(phone.page.locator("#route-lead .wait")).to_contain_text("Fill in: ")
        phone.page.locator("#route-form").get_by_role("button", name="Open", exact=True).click()
        expect(phone.page.locator("#route-parameters input").first).to_be_focused()
        expect(phone.page.locator("#timeline .tap")).to_have_count(0)

    def test_a_parameter_of_another_type_is_told_before_it_is_opened(self):
        served = self.serve()
        phone = self.open(served)
        self.choose(phone, ROUTE)
        phone.page.locator("#route-parameters input").first.fill("ünsinn/%")
        expect(phone.page.locator("#route-lead .bad")).to_contain_text('not "ünsinn/%"')
        self.assertIn("%C3%BCnsinn%2F%25", self.text(phone, "link"))

    def test_a_route_is_copied_in_each_form(self):
        served = self.serve()
        phone = self.open(served)
        phone.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.choose(phone, ROUTE)
        value = self.fill(phone, served)
        link = self.text(phone, "link")
        self.assertTrue(link.startswith(served.facts()["scheme"] + "://") and link.endswith(value))
        self.assertEqual(self.text(phone, "openurl"), f"xcrun simctl openurl booted '{link}'")
        self.assertIn(f"| xcrun simctl push booted {served.facts()['topic']} -", self.text(phone, "simctl"))
        test = self.text(phone, "test")
        imports = [line for line in test.split("\n") if line.startswith("import ")]
        self.assertEqual(imports, sorted(imports))
        self.assertIn("import " + served.facts()["mainType"].split(".")[0], imports)
        self.assertIn(f'table.resolve("{link}", from: .scheme, now: Date())', test)
        self.assertIn(served.facts()["mainType"].split(".")[1] + ".makeTree().table", test)
        phone.page.click("#route-copy")
        expect(phone.page.locator("#copied")).to_have_text("Copied.")
        self.assertEqual(phone.page.evaluate("navigator.clipboard.readText()"), test)
        payload = self.text(phone, "payload")
        subprocess.run(["sh", "-c", self.text(phone, "curl")], check=True, capture_output=True)
        phone.tap_banner()
        phone.see_screen(SCREEN)
        phone.push(payload)
        phone.see_outcome("shown")
