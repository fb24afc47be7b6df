"""The phone in the terminal: a push lands, is tapped and seen; and the terminal is left as it was."""

import json
import os
import pathlib
import signal
import time
import unittest

from programs import BANNER, FACTS, FIRST, PUSH, SCREEN
from session import HOLDS_BUDGETS, MEASURED, Session, TerminalTest


class Phone(TerminalTest):
    def push_file(self, session, payload, label="Command:"):
        file = os.path.join(session.folder, "push.apns")
        with open(file, "w", encoding="utf-8") as output:
            json.dump(payload, output)
        session.type(":")
        session.see(label)
        session.run(f"file {file}")

    def test_a_killed_app_shows_what_was_tapped(self):
        session = self.start()
        session.type("o")
        session.see("in the foreground")
        session.type("k")
        session.see("not running")
        self.push(session, PUSH)
        session.see("◆ " + BANNER)
        session.press("Down", "Enter")
        session.see(SCREEN, "Shown.", "process 2")

    def test_a_tap_survives_a_crash(self):
        session = self.start()
        session.type("m3")
        session.see("Crash when a tap is", "being routed")
        session.type("3")
        session.see("crash: being routed")
        self.push(session, PUSH)
        session.see("◆ " + BANNER)
        session.type("1")
        session.see("not running", "Waiting until the app can show")
        session.type("o")
        session.see(SCREEN, "Shown.")

    def test_a_locked_phone_asks_before_it_opens_anything(self):
        session = self.start()
        session.type("l")
        session.see("Lock screen")
        self.push(session, PUSH)
        session.see("◆ " + BANNER)
        session.type("t")
        session.see("Unlock to open it")
        session.type("1")
        session.see(SCREEN)

    def test_what_waits_for_a_sign_in_is_shown_after_it(self):
        session = self.start(FIRST, "--signed-out")
        self.push(session, PUSH)
        session.see("◆ " + BANNER)
        session.type("t")
        session.see("Sign in as account 1")
        session.type("1")
        session.see(SCREEN, "Shown.")

    def test_a_command_that_cannot_be_followed_says_why(self):
        session = self.start()
        session.type("l")
        session.see("Lock screen")
        session.type("h")
        session.see("the device is locked")
        session.type(":nonsense")
        session.press("Enter")
        session.see("not understood: nonsense")

    def test_what_is_done_is_recorded_and_replayed(self):
        """U36"""
        session = self.start()
        file = os.path.join(session.folder, "a.scenario")
        session.type("m7")
        session.see("File:")
        session.run(file)
        session.see("· recording")
        self.push(session, PUSH)
        session.see("◆ " + BANNER)
        session.type("t")
        session.see(SCREEN, "Shown.")
        session.type("m8")
        session.see_gone("· recording")
        with open(file, encoding="utf-8") as lines:
            # The clock runs.
            text = "".join(line for line in lines if not line.startswith("wait"))
        self.assertRegex(text, f"^sample {PUSH}\nexpect presented\ntap\nexpect shown .*\n$")
        session.type("hk")
        session.see("not running")
        session.type("m9")
        session.see("File:")
        session.run(file)
        session.see("Expectations that hold: 2 of 2.")

    def test_every_key_is_in_view_in_a_small_terminal_and_listed(self):
        session = self.start(columns=60, rows=20)
        session.see("q quit", ": type a command", "x crash")
        session.type("?")
        session.see("Esc: back", "q quit")

    def test_it_is_drawn_anew_in_each_size(self):
        session = self.start()
        session.type("o")
        session.see("in the foreground")
        for columns, rows in [(140, 50), (40, 12), (100, 30), (80, 24)]:
            session.resize(columns, rows)
            session.wait(lambda screen: self.fits(screen, columns, rows), f"{columns} × {rows}")
        session.see("q quit", "in the foreground")

    def fits(self, screen, columns, rows):
        """Whether the frame closes, and ends on the line that it would in a terminal of that size."""
        lines = screen.splitlines()
        bottom = [index for index, line in enumerate(lines) if line.startswith("╰")]
        width = len(lines[0].split("╮")[0])
        wanted = columns if columns < 60 else columns - max(columns * 2 // 5, 20)
        return lines[0].startswith("╭") and len(bottom) == 1 and width + 1 == min(wanted, 64) and bottom[0] >= rows - 8

    def test_what_comes_with_a_push_is_text(self):
        session = self.start()
        before = session.says("pane_title")
        bad = "\x1b[2J\x1b]2;owned\x07\x1b[31mAda\r\n\x9b5mGrace\u202e"
        self.push_file(session, {
            "aps": {"alert": {"title": bad, "subtitle": bad, "body": bad}, "category": bad, "thread-id": bad},
            "id": bad, "deepLink": "", "webLink": "",
        })
        session.see("◆", "]2;owned", "Ada", "Grace", "[1 Open]")
        session.type("t")
        # Its own page, out of the archive.
        session.see("[31mAda", "Shown.", "q quit")
        self.assertEqual(session.says("pane_title"), before)
        session.type("q")
        session.see_gone("╭")

    def test_wide_characters_do_not_move_what_stands_beside_them(self):
        session = self.start(FIRST, "--language", "ko")
        session.see("홈 화면", "아직 도착한 것이 없습니다")
        self.push_file(session, {"aps": {"alert": {"title": "🧑‍🚀 피드 🙏🏽 게시글", "body": "가나다라마바사아자차카타파하" * 9}}}, "명령:")
        screen = session.see("피드", "[1 열기]")
        self.assertTrue(all(line.startswith("│") or line.startswith("╭") for line in screen.splitlines()[:8]))

    def test_colour_is_for_those_who_want_it(self):
        for environment, is_styled in [("", True), ("NO_COLOR=1", False)]:
            with self.subTest(environment):
                session = self.start(environment=environment)
                self.push(session, PUSH)
                session.see("◆ " + BANNER)
                session.type("t")
                session.see("Shown.")
                self.assertEqual("\x1b[" in session.styled_screen, is_styled)

    def test_the_terminal_is_as_it_was_however_it_ends(self):
        ends = {
            "q": lambda session: session.type("q"),
            "Ctrl-C": lambda session: session.press("C-c"),
            "Ctrl-D while typing": lambda session: session.press("u", "C-d"),
            ":end": lambda session: session.run(":end"),
            "SIGINT": lambda session: self.send(session, signal.SIGINT),
            "SIGTERM": lambda session: self.send(session, signal.SIGTERM),
        }
        for name, end in ends.items():
            with self.subTest(name):
                session = Session()
                self.addCleanup(session.close)
                settings = [os.path.join(session.folder, each) for each in ["before", "after"]]
                session.run(f"stty -g > {settings[0]}; echo hel''lo")
                session.see("hello")
                self.serve(session)
                session.see("╰", "q quit")
                self.assertEqual(session.says("alternate_on"), "1")
                begin = time.monotonic()
                end(session)
                # What was there before is there again.
                session.see("hello")
                took = time.monotonic() - begin
                session.run(f"echo code $?; stty -g > {settings[1]}; echo do''ne")
                session.see("code 0", "done")
                before, after = [pathlib.Path(each).read_text() for each in settings]
                self.assertEqual(after, before)
                flags = [session.says(each) for each in ["alternate_on", "cursor_flag", "wrap_flag"]]
                self.assertEqual(flags, ["0", "1", "1"])
                if HOLDS_BUDGETS:
                    self.assertLess(took, 1)
                MEASURED.append(f"{name} {took * 1000:.0f} ms")

    def send(self, session, number):
        for process in session.processes(FACTS[FIRST]["program"]):
            os.kill(process, number)

    def test_a_terminal_that_was_stopped_is_drawn_anew(self):
        session = self.start()
        self.send(session, signal.SIGSTOP)
        session.see("Stopped")
        session.run("fg")
        session.see("╭", "q quit")
        session.type("o")
        session.see("in the foreground")

    def test_a_folder_in_use_leaves_the_terminal_alone(self):
        session = self.start()
        other = self.start()
        data = os.path.join(session.folder, FIRST)
        other.type("q")
        other.see_gone("╭")
        self.serve(other, FIRST, "--data", data)
        other.see("is in use")
        other.run("echo code $?")
        other.see("code 74")
        self.assertEqual(other.says("alternate_on"), "0")


if __name__ == "__main__":
    unittest.main()
