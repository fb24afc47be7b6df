"""A program that serves its phone, and a browser in front of it."""

import json
import os
import pathlib
import re
import select
import shutil
import signal
import subprocess
import tempfile
import time
import unittest
import urllib.error
import urllib.request

from playwright.sync_api import expect, sync_playwright
from programs import BUILT, FACTS, FIRST, ROOT

SHOTS = pathlib.Path(os.environ.get("SCREENSHOTS", ROOT / ".build/screenshots"))

# What nobody may take for anything but text. Ten fields of the last are as large a payload as Apple takes.
EMOJI = "🧑‍🚀" * 32
BAD = [
    "<script>window.broken = 1</script>",
    "<img src=x onerror='window.broken = 1'>",
    "javascript:window.broken=1",
    "\"><svg onload=window.broken=1>",
    "{{7*7}}${7*7}",
    EMOJI,
]
# What was measured, told at the end.
MEASURED = []
# Times are the machine's as much as ours: they are held against their budgets where it does nothing else.
HOLDS_BUDGETS = bool(os.environ.get("BUDGETS"))
# Of a page that stays as it is; how soon it changes is measured.
expect.set_options(timeout=20_000)


class Served:
    """The program on a folder of its own."""

    def __init__(self, program=FIRST, *options):
        self.folder = tempfile.mkdtemp(prefix="browser-")
        self.program = FACTS[program]["program"]
        self.options = options
        self.start()

    def start(self, port=0, before=None):
        """- before: called in the new process, before the program."""
        # With a clock that stands still no banner goes before a slow machine has tapped it.
        command = [str(BUILT / self.program), "serve", "--port", str(port), "--data", self.folder,
                   "--now", "2026-11-02T12:00:00Z", *self.options]
        self.errors = open(os.path.join(self.folder, "errors.log"), "ab")
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.errors, preexec_fn=before)
        ready, _, _ = select.select([self.process.stdout], [], [], 20)
        line = self.process.stdout.readline().decode() if ready else ""
        if not line.startswith("http://127.0.0.1:"):
            raise AssertionError(f"{self.program} does not serve: {line!r}")
        self.url = line.strip()
        self.port = int(re.search(r":(\d+)/", line).group(1))

    def facts(self):
        with urllib.request.urlopen(self.url + "facts") as answer:
            return json.load(answer)

    def post(self, path, body, fields):
        request = urllib.request.Request(self.url + path, data=json.dumps(body).encode(), headers=fields)
        with urllib.request.urlopen(request) as answer:
            return answer.status

    def sample(self, name):
        return json.loads(next(each["payload"] for each in self.facts()["samples"] if each["name"] == name))

    def memory(self):
        """In MB."""
        text = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", text).group(1)) / 1024

    def stop(self, number=signal.SIGTERM):
        """Returns how long the program took to end, in seconds, and its exit code."""
        begin = time.monotonic()
        self.process.send_signal(number)
        code = self.process.wait(timeout=20)
        self.process.stdout.close()
        self.errors.close()
        return time.monotonic() - begin, code

    def close(self):
        if self.process.poll() is None:
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class BrowserTest(unittest.TestCase):
    """Tests with one browser for all, and a context of its own for each."""

    @classmethod
    def setUpClass(cls):
        cls.playwright = sync_playwright().start()
        cls.browser = cls.playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.playwright.stop()

    def serve(self, program=FIRST, *options):
        served = Served(program, *options)
        self.addCleanup(served.close)
        return served

    def send(self, served, payload):
        """As a backend does."""
        facts = served.facts()
        served.post(f"3/device/{facts['token']}", payload, {"apns-topic": facts["topic"]})

    def send_refused(self, served, topic="com.example.other"):
        """As a backend does that is set up for another app."""
        path = f"3/device/{served.facts()['token']}"
        with self.assertRaises(urllib.error.HTTPError):
            served.post(path, {"aps": {"alert": "Hi"}}, {"apns-topic": topic, "user-agent": "test-backend/1.0"})

    def open(self, served, **options):
        options = {"viewport": {"width": 1280, "height": 900}, "reduced_motion": "reduce", **options}
        context = self.browser.new_context(**options)
        self.addCleanup(context.close)
        return self.open_tab(served, context)

    def open_tab(self, served, context):
        page = context.new_page()
        page.set_default_timeout(30_000)
        self.faults = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("dialog", lambda dialog: (self.faults.append("a dialog opened"), dialog.dismiss()))
        page.add_init_script(
            "window.violations = []; document.addEventListener('securitypolicyviolation',"
            " (event) => window.violations.push(event.violatedDirective + ' ' + event.blockedURI));")
        page.goto(served.url)
        page.wait_for_selector("#keys button")
        return Phone(page)

    def within(self, limit, seconds):
        if HOLDS_BUDGETS:
            self.assertLess(seconds, limit)

    def check_quiet(self, phone):
        """No script failed, and the content security policy had nothing to refuse."""
        self.assertEqual(self.faults, [])
        self.assertEqual(phone.page.evaluate("window.violations"), [])

    def check_unbroken(self, phone):
        self.assertIsNone(phone.page.evaluate("window.broken ?? null"))
        self.assertEqual(
            phone.page.evaluate("document.querySelectorAll('script:not([src]), #phone script, #phone img, #phone svg,"
                                " .panel img, .panel svg, [onerror], [onload], a[href^=javascript]').length"), 0)
        self.check_quiet(phone)


class Phone:
    """What a user does on the page, and sees."""

    def __init__(self, page):
        self.page = page
        self.title = page.locator("#display .screen h3")
        self.outcome = page.locator("#timeline .tap .outcome").first

    def press(self, name):
        self.page.get_by_role("button", name=name, exact=True).first.click()

    def token(self):
        return self.page.locator("meta[name=command-token]").get_attribute("content")

    def see_another_run(self, token):
        """The page has loaded itself again: a token other than this stands in it."""
        expect(self.page.locator("meta[name=command-token]")).not_to_have_attribute("content", token)

    def leave(self):
        """For the home screen."""
        if not self.page.locator("#keys button").first.is_disabled():
            self.press("Home")
        expect(self.page.locator("#display .home")).to_be_visible()

    def push(self, payload):
        self.page.fill("#payload", payload if isinstance(payload, str) else json.dumps(payload, ensure_ascii=False))
        self.page.click("#send")

    def choose_sample(self, name):
        self.page.select_option("#sample", name)

    def unfold(self):
        """What is for developers."""
        self.page.locator("#developers").evaluate("(each) => { each.open = true; }")

    def tap_banner(self):
        self.page.click("#banner .open")

    def open_link(self, link, via="scheme"):
        self.page.fill("#link", link)
        self.page.locator("#link").press("Tab")
        self.page.select_option("#via", via)
        self.page.click("#link-form button")

    def bring(self, state):
        """Has the app be terminated, foreground or background, by the shortest way there is."""
        if state == "terminated":
            state = "notRunning"
            if not self.is_app(state):
                self.press("Kill")
        elif not self.is_app(state):
            if not self.is_app("foreground"):
                self.press("Open the app")
            if state == "background":
                self.see_app("foreground")
                self.press("Home")
        self.see_app(state)

    def is_app(self, state):
        return self.page.locator("#process b").get_attribute("data-state") == state

    def see_app(self, state):
        expect(self.page.locator("#process b")).to_have_attribute("data-state", state)

    def see_screen(self, title):
        expect(self.title).to_have_text(title)

    def see_outcome(self, outcome):
        expect(self.page.locator("#timeline .tap").first).to_have_attribute("data-outcome", outcome)

    def see_verdict(self, text):
        expect(self.page.locator("#verdict")).to_have_text(text)

    def shoot(self, name, whole=False):
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png", full_page=whole)
