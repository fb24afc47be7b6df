"""What comes with a push is shown as text, whatever it is."""

import resource
import socket
import urllib.request

from playwright.sync_api import expect
from programs import MEMBER
from served import BAD, BrowserTest


class Safety(BrowserTest):
    def test_every_field_of_a_payload_is_text(self):
        served = self.serve()
        phone = self.open(served)
        for text in BAD:
            with self.subTest(text[:20]):
                phone.push({
                    "aps": {"alert": {"title": text, "subtitle": text, "body": text}, "category": text,
                            "thread-id": text, "sound": text},
                    # A link takes 8 KiB, its escapes among them.
                    "id": text[:400], "deepLink": "", "webLink": "", "category": text, text: text, "author": text,
                })
                banner = phone.page.locator("#banner")
                expect(banner.locator("b")).to_have_text(text)
                expect(banner.locator(".text").nth(0)).to_have_text(text)
                expect(banner.locator(".text").nth(1)).to_have_text(text)
                phone.tap_banner()
                # Its own page, out of the archive.
                phone.see_screen(text)
                expect(phone.page.locator("#display .row-title").first).to_have_text(text)
                phone.press("Notifications")
                expect(phone.page.locator("#overlay .notice")).to_have_count(0)
                phone.page.locator("#overlay").get_by_role("button", name="Close").click()
                self.check_unbroken(phone)

    def test_every_link_of_a_payload_is_text(self):
        served = self.serve()
        phone = self.open(served)
        for text in BAD:
            for field in ["deepLink", "webLink", MEMBER]:
                with self.subTest(f"{field} {text[:20]}"):
                    phone.push({"aps": {"alert": "link"}, field: text})
                    phone.tap_banner()
                    self.see_failure(phone)
        for link in BAD:
            phone.open_link(link)
            self.see_failure(phone)

    def see_failure(self, phone):
        """The app says so, until its user has read it."""
        phone.see_outcome("failed")
        phone.page.locator("#overlay").get_by_role("button", name="OK").click()
        expect(phone.page.locator("#overlay .alert")).to_have_count(0)
        self.check_unbroken(phone)

    def test_the_policy_holds_back_what_would_run(self):
        served = self.serve()
        phone = self.open(served)
        phone.page.evaluate(
            """() => {
              const script = document.createElement("script");
              try { script.textContent = "window.broken = 1"; document.body.append(script); } catch {}
              try { document.body.innerHTML += "<img src=x onerror='window.broken = 1'>"; } catch {}
            }""")
        self.assertIsNone(phone.page.evaluate("window.broken ?? null"))
        self.assertNotEqual(phone.page.evaluate("window.violations"), [])

    def test_a_program_without_file_descriptors_serves_on(self):
        served = self.serve()
        served.stop()
        served.start(before=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (48, 48)))
        clients = [socket.create_connection(("127.0.0.1", served.port)) for _ in range(60)]
        # Those that say nothing make room for the next.
        with clients[-1] as last:
            last.sendall(f"GET /facts HTTP/1.1\r\nHost: 127.0.0.1:{served.port}\r\n\r\n".encode())
            self.assertTrue(last.recv(4096).startswith(b"HTTP/1.1 200"))
        for client in clients:
            client.close()
        with urllib.request.urlopen(served.url + "icon.svg", timeout=20) as answer:
            self.assertEqual(answer.status, 200)
