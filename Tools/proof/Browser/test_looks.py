"""How the page looks, how fast it is, and that everybody can use it."""

import statistics
import time
import urllib.request

from playwright.sync_api import expect
from programs import FACTS, FIRST, LINK, NOTICE, PUSH, ROUTE, SCREEN
from served import MEASURED, BrowserTest

EDGES = """() => {
  const light = (color) => {
    const [r, g, b] = color.match(/[\\d.]+/g).map((c) => c / 255).map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  return [...document.querySelectorAll("input, select, textarea")].filter((each) => {
    const style = getComputedStyle(each);
    const [a, b] = [light(style.borderTopColor), light(style.backgroundColor)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) < 3;
  }).map((each) => each.id);
}"""


class Looks(BrowserTest):
    def test_the_page_is_up_within_a_second(self):
        begin = time.monotonic()
        served = self.serve()
        with urllib.request.urlopen(served.url) as answer:
            self.assertEqual(answer.status, 200)
        took = time.monotonic() - begin
        MEASURED.append(f"page up after {took * 1000:.0f} ms")
        self.within(1, took)

    def tap_times(self, served, phone):
        """In milliseconds, from a tap on a banner to the frame that has its screen."""
        times = []
        for number in range(40):
            sample = PUSH if number % 2 else "notice"
            phone.push(served.sample(sample))
            phone.page.wait_for_selector("#banner .open")
            wanted = SCREEN if number % 2 else NOTICE
            times.append(phone.page.evaluate(
                """async (wanted) => {
                  const begin = performance.now();
                  document.querySelector("#banner .open").click();
                  for (;;) {
                    await new Promise(requestAnimationFrame);
                    if (document.querySelector("#display .screen h3")?.textContent === wanted) break;
                    if (performance.now() - begin > 5000) break;
                  }
                  return performance.now() - begin;
                }""", wanted))
        return times

    def test_a_tap_is_drawn_within_a_tenth_of_a_second(self):
        served = self.serve()
        phone = self.open(served)
        phone.bring("foreground")
        times = self.tap_times(served, phone)
        p95 = statistics.quantiles(times, n=20)[18]
        self.assertLess(max(times), 5000)
        MEASURED.append(f"tap to screen {statistics.median(times):.0f} ms, p95 {p95:.0f} ms")
        self.within(0.1, p95 / 1000)

    def test_nothing_is_wider_than_the_page_and_what_matters_is_in_view(self):
        served = self.serve()
        sizes = [(1280, 800, 15), (1920, 1080, 15), (768, 1024, 15), (390, 844, 15), (320, 700, 15), (390, 844, 28), (1280, 800, 28)]
        for width, height, font in sizes:
            with self.subTest(f"{width} {height} {font}"):
                phone = self.open(served, viewport={"width": width, "height": height})
                phone.page.evaluate("(size) => (document.documentElement.style.fontSize = size + 'px')", font)
                phone.leave()
                phone.push(served.sample(PUSH))
                phone.tap_banner()
                expect(phone.page.locator("#timeline [data-step=settled]").first).to_be_visible()
                phone.unfold()
                phone.page.get_by_role("button", name=ROUTE, exact=True).click()
                phone.page.locator("#route-parameters input").first.fill(str(served.sample(PUSH)[FACTS[FIRST]["member"]]))
                expect(phone.page.locator("#route-lead .good")).to_be_visible()
                self.assertLessEqual(phone.page.evaluate("document.documentElement.scrollWidth"), width)
                if font == 15:
                    bottom = "(id) => document.getElementById(id).getBoundingClientRect().bottom + scrollY"
                    self.assertLess(phone.page.evaluate(bottom, "send"), height)
                    if width >= 1280:
                        top = "document.querySelector('#timeline summary').getBoundingClientRect().bottom + scrollY"
                        self.assertLess(phone.page.evaluate(top), height)

    def test_twelve_taps_leave_the_settings_in_reach(self):
        phone = self.open(self.serve(), viewport={"width": 1280, "height": 800})
        # Each is another one.
        for number in range(12):
            phone.page.evaluate("(link) => send('url', link)", f"{LINK}?n={number}")
        expect(phone.page.locator("#timeline .tap")).to_have_count(12)
        top = phone.page.evaluate("byId('life-title').getBoundingClientRect().top + scrollY")
        MEASURED.append(f"settings at {top:.0f} px after twelve taps, the page {phone.page.evaluate('document.documentElement.scrollHeight')} px")
        self.assertLess(top, 1000)
        phone.page.locator("#timeline .earlier > details > summary").click()
        expect(phone.page.locator("#timeline .tap").last).to_be_visible()

    def test_with_the_reader_s_own_colours_buttons_and_the_phone_have_edges(self):
        served = self.serve()
        phone = self.open(served, forced_colors="active")
        phone.push(served.sample(PUSH))
        expect(phone.page.locator("#banner .notice")).to_be_visible()
        bare = phone.page.evaluate(
            """() => [...document.querySelectorAll("#send, .keys button, .chips button, .phone, .glass, .notice, .notice .more button")]
              .filter((each) => {
                const style = getComputedStyle(each);
                return style.borderTopStyle === "none" || parseFloat(style.borderTopWidth) < 1 || style.borderTopColor === "rgba(0, 0, 0, 0)";
              }).map((each) => each.outerHTML.slice(0, 80))""")
        self.assertEqual(bare, [])

    def test_large_text_has_one_column(self):
        phone = self.open(self.serve(), viewport={"width": 1280, "height": 800})
        columns = "getComputedStyle(document.querySelector('main')).gridTemplateColumns.split(' ').length"
        self.assertEqual(phone.page.evaluate(columns), 3)
        phone.page.evaluate("document.documentElement.style.fontSize = '30px'")
        self.assertEqual(phone.page.evaluate(columns), 1)

    def test_escape_puts_away_what_lies_over_the_app(self):
        served = self.serve()
        phone = self.open(served)
        phone.open_link(LINK + "/nowhere")
        expect(phone.page.locator("#overlay .alert")).to_be_visible()
        phone.push(served.sample(PUSH))
        banner = phone.page.locator("#banner .notice").bounding_box()
        alert = phone.page.locator("#overlay .alert").bounding_box()
        self.assertLessEqual(banner["y"] + banner["height"], alert["y"])
        phone.page.click("#to-banner")
        expect(phone.page.locator("#banner .open")).to_be_focused()
        phone.page.keyboard.press("Escape")
        expect(phone.page.locator("#banner .notice")).to_have_count(0)
        phone.press("App switcher")
        phone.page.locator("#overlay .card button").last.press("Escape")
        expect(phone.page.locator("#overlay .card")).to_have_count(0)

    def test_a_file_that_is_dropped_is_the_payload_and_nothing_else_is(self):
        served = self.serve()
        phone = self.open(served)
        drop = """([id, isFile]) => {
          const data = new DataTransfer();
          if (isFile) data.items.add(new File(['{"aps":{"alert":"dropped"}}'], "dropped.apns"));
          else data.setData("text/plain", "a word");
          const event = new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true });
          document.getElementById(id).dispatchEvent(event);
          return event.defaultPrevented;
        }"""
        before = phone.page.input_value("#payload")
        self.assertFalse(phone.page.evaluate(drop, ["payload", False]))
        expect(phone.page.locator("#payload")).to_have_value(before)
        # Wherever it falls.
        for place in ["phone", "payload"]:
            phone.page.fill("#payload", before)
            self.assertTrue(phone.page.evaluate(drop, [place, True]))
            expect(phone.page.locator("#payload")).to_have_value('{"aps":{"alert":"dropped"}}')
        phone.page.click("#send")
        expect(phone.page.locator("#banner .text")).to_have_text("dropped")

    def test_the_phone_s_buttons_can_be_reached_on_any_display(self):
        served = self.serve()
        for width, height in [(1280, 940), (1440, 789), (1280, 720), (1366, 657), (1280, 600)]:
            with self.subTest(f"{width} {height}"):
                page = self.open(served, viewport={"width": width, "height": height}).page
                reached = page.evaluate(
                    """() => {
                      for (let y = 0; y <= 400; y += 40) {
                        scrollTo({ top: y, behavior: "instant" });
                        const box = document.getElementById("keys").getBoundingClientRect();
                        if (box.top >= 0 && box.bottom <= innerHeight) return true;
                      }
                      return false;
                    }""")
                self.assertTrue(reached)

    def test_the_names_of_buttons_hold_what_they_show(self):
        served = self.serve()
        phone = self.open(served)
        phone.push(served.sample(PUSH))
        phone.tap_banner()
        phone.see_outcome("shown")
        # What is about the screen that is looked at may come without a banner.
        phone.push(served.sample("notice"))
        expect(phone.page.locator("#banner .notice")).to_be_visible()
        self.assertEqual(phone.page.evaluate(
            """() => [...document.querySelectorAll("button[aria-label]")]
              .filter((each) => !each.querySelector("[aria-hidden]") && !each.ariaLabel.toLowerCase().includes(each.textContent.trim().toLowerCase()))
              .map((each) => each.outerHTML)"""), [])

    def test_fields_have_an_edge_that_can_be_seen(self):
        served = self.serve()
        for scheme in ["light", "dark"]:
            page = self.open(served, color_scheme=scheme).page
            self.assertEqual(page.evaluate(EDGES), [])

    def test_a_picture_for_the_readme(self):
        served = self.serve()
        phone = self.open(served, viewport={"width": 1280, "height": 900})
        phone.page.click("#send")
        phone.see_verdict("Presented.")
        phone.tap_banner()
        phone.see_screen(SCREEN)
        phone.see_outcome("shown")
        expect(phone.page.locator("#payload-lead .good")).to_contain_text(ROUTE)
        phone.page.evaluate("document.activeElement.blur()")
        phone.shoot("readme")
