"""Many pushes have come: one more costs what the first ones did."""

import http.client
import json
import pathlib
import statistics
import threading
import time

from programs import PUSH
from served import HOLDS_BUDGETS, MEASURED, BrowserTest

OTHERS = 5_000
# Each is of some 60 ms; the two programs take turns, so that what else the machine does weighs on both.
TURNS, TURN = 20, 50
BODY = {"content-type": "application/json"}


class Phone:
    """The phone of a program, its backend, and a page that is open, without a browser that draws it."""

    def __init__(self, test):
        self.served = test.serve()
        facts = self.served.facts()
        self.path, self.fields = f"/3/device/{facts['token']}", {"apns-topic": facts["topic"], **BODY}
        self.payload = json.dumps(self.served.sample(PUSH)).encode()
        self.backend = http.client.HTTPConnection("127.0.0.1", self.served.port, timeout=20)
        test.addCleanup(self.backend.close)
        page = http.client.HTTPConnection("127.0.0.1", self.served.port, timeout=60)
        test.addCleanup(page.close)
        page.request("GET", "/events")
        events = page.getresponse()
        threading.Thread(target=lambda: [None for _ in iter(lambda: events.read1(65_536), b"")], daemon=True).start()

    def push(self, count):
        """Returns the milliseconds of CPU that the program took for each."""
        before = self.cpu()
        for _ in range(count):
            self.send()
        return (self.cpu() - before) / count

    def send(self):
        self.backend.request("POST", self.path, self.payload, self.fields)
        answer = self.backend.getresponse()
        answer.read()
        if answer.status != 200:
            raise AssertionError(f"a push is answered {answer.status}")

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


class Many(BrowserTest):
    def test_a_push_after_five_thousand_others(self):
        full = Phone(self)
        full.push(OTHERS)
        new = Phone(self)
        new.push(TURN)
        last, first = zip(*[(full.push(TURN), new.push(TURN)) for _ in range(TURNS)])
        last, first = statistics.median(last), statistics.median(first)
        MEASURED.append(
            f"a push after {OTHERS} others takes {last / first:.2f} x the CPU of one at first: {last:.2f} ms")
        # What is looked through for each push made it four times as much.
        self.assertLess(last, first * (1.2 if HOLDS_BUDGETS else 2))
