"""Many pushes have come: one more costs what the first ones did."""

import http.client
import json
import pathlib
import threading
import time

from programs import PUSH
from served import HOLDS_BUDGETS, MEASURED, BrowserTest

FIRST_FEW = 500
OTHERS = 5_000
BODY = {"content-type": "application/json"}


class Many(BrowserTest):
    def test_a_push_after_five_thousand_others(self):
        self.served = self.serve()
        facts = self.served.facts()
        self.path, self.fields = f"/3/device/{facts['token']}", {"apns-topic": facts["topic"], **BODY}
        self.payload = json.dumps(self.served.sample(PUSH)).encode()
        self.backend = http.client.HTTPConnection("127.0.0.1", self.served.port, timeout=20)
        self.addCleanup(self.backend.close)
        # A page that is open, without a browser that draws it.
        page = http.client.HTTPConnection("127.0.0.1", self.served.port, timeout=60)
        self.addCleanup(page.close)
        page.request("GET", "/events")
        events = page.getresponse()
        threading.Thread(target=lambda: [None for _ in iter(lambda: events.read1(65_536), b"")], daemon=True).start()

        self.push(100)
        first = self.push(FIRST_FEW)
        self.push(OTHERS)
        last = self.push(FIRST_FEW)
        MEASURED.append(
            f"a push after {OTHERS} others takes {last / first:.2f} x the CPU of the first: {last:.2f} ms")
        # What is looked through for each push made it four times as much.
        self.assertLess(last, first * (1.2 if HOLDS_BUDGETS else 2))

    def push(self, count):
        """Returns the milliseconds of CPU that the program took for each."""
        before = self.cpu()
        for _ in range(count):
            while self.status() == 429:
                time.sleep(0.2)
        return (self.cpu() - before) / count

    def status(self):
        self.backend.request("POST", self.path, self.payload, self.fields)
        answer = self.backend.getresponse()
        answer.read()
        self.assertIn(answer.status, (200, 429))
        return answer.status

    def cpu(self):
        """In milliseconds, once the program has drawn what came."""
        tasks = pathlib.Path(f"/proc/{self.served.process.pid}/task")
        before = -1
        while True:
            now = sum(int((task / "schedstat").read_text().split()[0]) for task in tasks.iterdir()) / 1e6
            if now - before < 1:
                return now
            before = now
            time.sleep(0.1)
