"""The page and its connection to the program: many tabs, loads, another run."""

from playwright.sync_api import expect
from programs import BANNER, PUSH
from served import BrowserTest

HIDE = """(isHidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


class Tabs(BrowserTest):
    def test_seven_tabs_do_not_lock_each_other_out(self):
        served = self.serve()
        phone = self.open(served)
        tabs = [phone]
        for _ in range(6):
            # What a browser does with the tab that another one covers; under Playwright all are shown.
            tabs[-1].page.evaluate(HIDE, True)
            tabs.append(self.open_tab(served, phone.page.context))
        tabs[-1].push(served.sample(PUSH))
        expect(tabs[-1].page.locator("#banner b")).to_have_text(BANNER)
        tabs[-1].page.evaluate(HIDE, True)
        phone.page.evaluate(HIDE, False)
        phone.bring("foreground")
        phone.see_app("foreground")
        expect(phone.page.locator("#link-state")).to_have_text("live")

    def test_many_quick_loads_leave_the_page_alive(self):
        served = self.serve()
        phone = self.open(served)
        for _ in range(20):
            phone.page.reload()
        expect(phone.page.locator("#link-state")).to_have_text("live")
        phone.bring("foreground")

    def test_a_stream_that_is_refused_is_asked_for_again(self):
        served = self.serve()
        phone = self.open(served)
        phone.page.route("**/events", lambda route: route.fulfill(status=503))
        # The browser may take a while until the route is in force.
        phone.page.wait_for_function(
            """async () => {
              const stop = new AbortController();
              const response = await fetch("/events", { signal: stop.signal });
              stop.abort();
              return response.status === 503;
            }""")
        phone.page.evaluate(HIDE, True)
        phone.page.evaluate(HIDE, False)
        expect(phone.page.locator("#link-state")).to_have_text("no connection to the program")
        phone.page.unroute("**/events")
        expect(phone.page.locator("#link-state")).to_have_text("live")

    def test_a_page_of_another_run_is_loaded_again_though_it_was_never_connected_to_its_own(self):
        served = self.serve()
        phone = self.open(served)
        # A tab that was opened in the background, and is looked at only after the program has started again.
        phone.page.add_init_script(f"({HIDE})(true)")
        phone.page.reload()
        expect(phone.page.locator("#payload")).not_to_have_value("")
        token = phone.token()
        served.stop()
        served.start(served.port)
        phone.page.evaluate(HIDE, False)
        phone.see_another_run(token)

    def test_the_status_says_nothing_while_nothing_of_it_changes(self):
        served = self.serve()
        phone = self.open(served)
        phone.page.evaluate(
            """() => {
              window.changes = 0;
              const watch = new MutationObserver((all) => (window.changes += all.length));
              for (const id of ["link-state", "payload-note", "announcement"]) {
                watch.observe(document.getElementById(id), { childList: true, characterData: true, subtree: true });
              }
            }""")
        before = phone.page.locator("#status-clock").text_content()
        phone.press("+ 11 minutes on the clock")
        expect(phone.page.locator("#status-clock")).not_to_have_text(before)
        self.assertEqual(phone.page.evaluate("window.changes"), 0)
