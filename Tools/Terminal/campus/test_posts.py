"""A post in the terminal."""

import time

from session import MEASURED, TerminalTest


class Posts(TerminalTest):
    def test_a_push_is_tapped_and_its_screen_seen(self):
        session = self.start("campus")
        session.see("Home screen", "not running", "Nothing has arrived yet.", "q quit")
        session.type("p")
        menu = session.see("Send a push", "1 expired", "2 feed")
        self.assertLessEqual(max(len(line) for line in menu.splitlines()), 80)
        session.type("2")
        session.see("◆ New post", "[1 Open]")
        begin = time.monotonic()
        session.type("t")
        session.see("Feed › Post", "Reading a stack trace without fear", "in the foreground", "→ recorded in the inbox", "home/feed/:feedID", "Shown.")
        MEASURED.append(f"tap to screen {(time.monotonic() - begin) * 1000:.0f} ms")
        session.type("b")
        session.see_gone("› Post")
