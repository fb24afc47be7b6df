"""Backends push through Apple's provider API, over HTTP/2 and TLS with a proxy in front."""

import asyncio
import os
import shutil
import socket
import ssl
import statistics
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor

import aioapns
import aioapns.connection
import httpx
from playwright.sync_api import expect
from served import MEASURED, BrowserTest

PAYLOAD = {"aps": {"alert": {"title": "From a backend", "body": "over HTTP/2"}}, "id": "backend-1"}


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


class Provider(BrowserTest):
    def setUp(self):
        self.served = self.serve()
        self.facts = self.served.facts()
        folder = self.served.folder
        self.key, self.certificate = (os.path.join(folder, name) for name in ("key.pem", "certificate.pem"))
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
             "-keyout", self.key, "-out", self.certificate, "-days", "1", "-subj", "/CN=localhost",
             "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"], check=True, capture_output=True)
        self.port = free_port()
        proxy = subprocess.Popen(
            [shutil.which("nghttpx"), f"-f127.0.0.1,{self.port}", f"-b127.0.0.1,{self.served.port}", self.key,
             self.certificate, "--errorlog-file=/dev/null", "--accesslog-file=/dev/null"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.addCleanup(lambda: (proxy.terminate(), proxy.wait()))
        for _ in range(200):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.02)
        self.fail("nghttpx does not listen")

    def test_httpx_gets_what_apple_answers(self):
        context = ssl.create_default_context(cafile=self.certificate)
        url = f"https://127.0.0.1:{self.port}/3/device/"
        headers = {"apns-topic": self.facts["topic"], "apns-push-type": "alert"}
        with httpx.Client(http2=True, verify=context) as client:
            answer = client.post(url + self.facts["token"], headers=headers, json=PAYLOAD)
            self.assertEqual((answer.http_version, answer.status_code, answer.text), ("HTTP/2", 200, "{}"))
            self.assertRegex(answer.headers["apns-id"], r"^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$")
            answer = client.post(url + self.facts["token"], headers=headers, content=b" " * 4097)
            self.assertEqual((answer.status_code, answer.json()["reason"]), (413, "PayloadTooLarge"))

    def test_a_client_library_pushes_and_the_phone_shows_it(self):
        phone = self.open(self.served)
        key = subprocess.run(
            ["openssl", "genpkey", "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256"], check=True,
            capture_output=True, text=True).stdout

        context = ssl.create_default_context(cafile=self.certificate)
        context.set_alpn_protocols(["h2"])

        async def push():
            protocol = aioapns.connection.APNsProductionClientProtocol
            protocol.APNS_SERVER, protocol.APNS_PORT = "127.0.0.1", self.port
            client = aioapns.APNs(
                key=key, key_id="KEYID12345", team_id="TEAMID1234", topic=self.facts["topic"], use_sandbox=False,
                ssl_context=context)
            request = aioapns.NotificationRequest(
                device_token=self.facts["token"], message=PAYLOAD, collapse_key="score",
                push_type=aioapns.PushType.ALERT)
            return await client.send_notification(request)

        # Playwright has a loop of its own in this thread.
        with ThreadPoolExecutor() as pool:
            answer = pool.submit(lambda: asyncio.run(push())).result()
        self.assertTrue(answer.is_successful, answer.description)
        expect(phone.page.locator("#banner b")).to_have_text("From a backend")
        phone.tap_banner()
        phone.see_screen("From a backend")

    def test_two_hundred_pushes_a_second_at_an_app_in_front(self):
        phone = self.open(self.served)
        phone.bring("foreground")
        before = self.served.memory()
        seconds, rate, connections = 10, 200, 8

        async def flood():
            url = f"{self.served.url}3/device/{self.facts['token']}"
            async with httpx.AsyncClient(timeout=20) as client:
                begin = time.monotonic()
                codes = set()

                # One push after the other on each connection: the client's own time for each grows with those that wait.
                async def connection(first):
                    for number in range(first, seconds * rate + 1, connections):
                        await asyncio.sleep(begin + number / rate - time.monotonic())
                        payload = {"aps": {"alert": f"Push {number}", "badge": number}, "id": f"p{number}"}
                        answer = await client.post(url, headers={"apns-topic": self.facts["topic"]}, json=payload)
                        codes.add(answer.status_code)

                await asyncio.gather(*(connection(number) for number in range(1, connections + 1)))
                return codes, time.monotonic() - begin

        with ThreadPoolExecutor() as pool:
            running = pool.submit(lambda: asyncio.run(flood()))
            times = []
            while not running.done():
                begin = time.monotonic()
                phone.press("Lock")
                expect(phone.page.locator("#display .lock")).to_be_visible()
                phone.press("Unlock phone")
                expect(phone.page.locator("#display .tabs")).to_be_visible()
                times.append((time.monotonic() - begin) / 2)
            codes, took = running.result()
        self.assertEqual(codes, {200})
        phone.press("Notifications")
        expect(phone.page.locator("#overlay h3").first).to_have_text(f"Notifications, {seconds * rate}")
        expect(phone.page.locator("#overlay .notice .text").first).to_contain_text("Push ")
        grown = self.served.memory() - before
        MEASURED.append(
            f"{seconds * rate} pushes in {took:.1f} s, none lost, {grown:.0f} MB more,"
            f" the page answers in {statistics.median(times) * 1000:.0f} ms meanwhile, {max(times) * 1000:.0f} ms at worst")
        self.within(seconds + 3, took)
        self.within(1, statistics.median(times))
        self.within(5, max(times))
        self.assertLess(grown, 100)
