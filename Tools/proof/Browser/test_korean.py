"""A page in Korean has no English that people read."""

import json
import re

from playwright.sync_api import expect
from programs import FACTS
from served import BrowserTest

# What is read or read aloud, without code, what people typed, and names of files and routes.
READ = """() => {
  const texts = [];
  const skipped = "[lang=en], script, style, textarea, pre, code, #sample, #payload-marks, #routes, #route-name, #links, .surfaces, .quick, .parameters";
  for (const each of document.querySelectorAll("title, body *")) {
    if (each.closest(skipped)) continue;
    for (const name of ["aria-label", "title", "alt", "placeholder"]) if (each.getAttribute(name)) texts.push(each.getAttribute(name));
    for (const node of each.childNodes) if (node.nodeType === 3) texts.push(node.data);
  }
  for (const each of document.querySelectorAll(".surfaces :is(label, [aria-label], .widget span, .offers button)")) {
    texts.push(each.ariaLabel ?? each.textContent);
  }
  // What the app's data and the pushes say is in their own language.
  const data = [...document.querySelectorAll(".screen, .notice, .crumbs, #history input")];
  data.push(...document.querySelectorAll("#payload, #link"));
  return [texts, data.map((each) => each.placeholder || each.value || each.textContent).join(" ")];
}"""
# Names and what has no other word in Korean: of this project, of Apple's, of formats, units.
NAMES = {"Switchyard", "JSON", "apns", "Collapse", "ID", "Apple", "API", "Spotlight", "Handoff", "Swift", "simctl", "openurl",
         "push", "curl", "aps", "iOS", "topic", "DeviceTokenNotForTopic", "com", "example", "other", "test", "backend", "KB", "ms",
         "URL", "s", "G", "expect", "UUID", "Int", "String", "alert", "Focus", "pushType", "recipient"}


def keys(value):
    """Of an object and those in it."""
    return [key for each in value for key in [each, *keys(value[each])]] if isinstance(value, dict) else []


class Korean(BrowserTest):
    def see_no_english(self, phone, state):
        facts = phone.page.evaluate("facts")
        named = [facts["title"], facts["title"][0], facts["program"], *facts["links"], json.dumps(facts["routes"])]
        named += [key for sample in facts["samples"] for key in keys(json.loads(sample["payload"]))]
        allowed = NAMES | set(re.findall("[A-Za-z]+", " ".join(named)))
        texts, data = phone.page.evaluate(READ)
        english = {text.strip() for text in texts
                   if any(word not in allowed and word not in data for word in re.findall("[A-Za-z]+", text))}
        with self.subTest(state):
            self.assertEqual(english, set())

    def test_no_state_of_the_page_says_english(self):
        for name in FACTS:
            served = self.serve(name, "--language", "ko")
            phone = self.open(served)
            page = phone.page
            key = lambda word: page.evaluate(f"send('{word}')")
            self.assertEqual(page.get_attribute("html", "lang"), "ko")
            page.select_option("#account", "2")
            expect(page.locator("#display .home")).to_be_visible()
            self.see_no_english(phone, f"{name} at first")
            page.select_option("#account", "1")
            page.click("#send")
            expect(page.locator("#banner .notice")).to_be_visible()
            expect(page.locator("#verdict")).to_have_text("표시됨.")
            self.see_no_english(phone, f"{name} banner")
            page.click("#banner .open")
            phone.see_outcome("shown")
            self.see_no_english(phone, f"{name} screen")
            for word, display in [
                ("list", "notificationCenter"), ("switcher", "appSwitcher"), ("lock", "lockScreen"),
            ]:
                key(word)
                page.wait_for_function("(display) => state.device.display === display", arg=display)
                self.see_no_english(phone, f"{name} {word}")
            key("unlock")
            page.select_option("#permission", "denied")
            page.fill("#payload", '{"aps": {"alert": "하나"}, "deeplink": "/home"}')
            page.click("#send")
            expect(page.locator("#verdict")).to_contain_text("표시되지 않음")
            expect(page.locator("#payload-lead p").first).to_contain_text("표시되었다면 탭했을 때 열릴 곳: 알림 상세")
            self.see_no_english(phone, f"{name} not shown")
            page.fill("#payload", json.dumps({"aps": {"alert": "x", "badge": "1", "mutable_content": 1}, "deeplink": "/home"}))
            expect(page.locator("#payload-lead .wait", has_text="쓰려던 것인가요")).to_have_count(2)
            self.see_no_english(phone, f"{name} misspelt")
            for link, text in [
                (FACTS[name]["link"] + "/nowhere", "라우트가 없습니다"), (FACTS[name]["link"] + "/%zz", "퍼센트 인코딩"),
                (FACTS[name]["bad"], "형식이어야 합니다"), ("other://home", "스킴은 이 앱의 것이 아닙니다"),
            ]:
                page.fill("#link", link)
                expect(page.locator("#link-lead")).to_contain_text(text)
                self.see_no_english(phone, f"{name} {link}")
            page.fill("#payload", "{")
            expect(page.locator("#payload-lead .bad")).to_contain_text("거부합니다")
            page.click("#send")
            expect(page.locator("#verdict")).to_contain_text("거부됨")
            self.send_refused(served)
            expect(page.locator("#timeline .refused")).to_contain_text("보낸 곳")
            self.see_no_english(phone, f"{name} refused")
            phone.unfold()
            page.locator("#routes button").nth(2).click()
            expect(page.locator("#route-lead p").first).to_be_visible()
            self.see_no_english(phone, f"{name} gallery")
            page.evaluate("send('quit')")
            phone.see_app("notRunning")
            page.evaluate("send('record')")
            expect(page.locator("#scenario-note")).to_contain_text("기록 중")
            page.evaluate("send('record', 'off')")
            expect(page.locator("#scenario")).not_to_have_value("")
            page.evaluate("send('signout').then(() => send('open'))")
            expect(page.locator("#display .phase")).to_be_visible()
            self.see_no_english(phone, f"{name} signed out")
            page.fill("#scenario", f"signin 1\nurl {FACTS[name]['link']}\nexpect shown")
            page.evaluate("inTurn('/replay', scenarioText())")
            expect(page.locator("#scenario-report li")).to_have_count(1)
            self.see_no_english(phone, f"{name} replayed")
            self.check_quiet(phone)
