"""A shell in a terminal of tmux, and the program in it."""

import os
import shlex
import shutil
import subprocess
import tempfile
import time
import unittest

from programs import BUILT, FACTS, FIRST

# What was measured, told at the end.
MEASURED = []
# Times are the machine's as much as ours: they are held against their budgets where it does nothing else.
HOLDS_BUDGETS = bool(os.environ.get("BUDGETS"))
# How long something may take to be seen, in seconds: the machine's to say, not ours.
PATIENCE = 30


class Session:
    """A terminal of its own, on a tmux server of its own."""

    def __init__(self, columns=80, rows=24):
        self.folder = tempfile.mkdtemp(prefix="terminal-")
        self.socket = os.path.join(self.folder, "tmux")
        environment = {**os.environ, "LC_ALL": "C.UTF-8"}
        environment.pop("TMUX", None)
        environment.pop("NO_COLOR", None)
        self.tmux(
            "new-session", "-d", "-x", str(columns), "-y", str(rows), "env PS1='$ ' bash --norc --noprofile",
            env=environment)
        self.see("$")

    def tmux(self, *arguments, env=None):
        command = ["tmux", "-u", "-f", "/dev/null", "-S", self.socket, *arguments]
        return subprocess.run(command, check=True, capture_output=True, text=True, env=env).stdout

    def type(self, text):
        self.tmux("send-keys", "-l", "--", text)

    def press(self, *keys):
        """Keys by tmux's names, such as Enter and C-c."""
        self.tmux("send-keys", *keys)

    def run(self, line):
        self.type(line)
        self.press("Enter")

    @property
    def screen(self):
        return self.tmux("capture-pane", "-p")

    @property
    def styled_screen(self):
        """With the escape sequences that it takes to draw it."""
        return self.tmux("capture-pane", "-p", "-e")

    def says(self, name):
        """What tmux knows of the terminal, such as alternate_on."""
        return self.tmux("display-message", "-p", "#{" + name + "}").strip()

    def see(self, *texts):
        """Waits until all of them are on the screen, which it returns."""
        return self.wait(lambda screen: all(text in screen for text in texts), texts)

    def see_gone(self, text):
        return self.wait(lambda screen: text not in screen, f"no {text}")

    def wait(self, holds, what):
        end = time.monotonic() + PATIENCE
        while True:
            screen = self.screen
            if holds(screen):
                return screen
            if time.monotonic() > end:
                raise AssertionError(f"{what} was not seen:\n{screen}")
            time.sleep(0.02)

    def resize(self, columns, rows):
        self.tmux("resize-window", "-x", str(columns), "-y", str(rows))

    def processes(self, name):
        """The shell's children of that name."""
        answer = subprocess.run(
            ["pgrep", "-P", self.says("pane_pid"), "-f", name], capture_output=True, text=True, check=False)
        return [int(line) for line in answer.stdout.split()]

    def close(self):
        try:
            self.tmux("kill-server")
        except subprocess.CalledProcessError:
            pass
        shutil.rmtree(self.folder, ignore_errors=True)


class TerminalTest(unittest.TestCase):
    def start(self, program=FIRST, *options, environment="", **size):
        """A session in which the program draws its phone."""
        session = Session(**size)
        self.addCleanup(session.close)
        self.serve(session, program, *options, environment=environment)
        session.see("╰")
        return session

    def serve(self, session, program=FIRST, *options, environment=""):
        data = os.path.join(session.folder, program)
        words = [str(BUILT / FACTS[program]["program"]), "serve", "--terminal", "--data", data, *options]
        session.run(f"{environment} {shlex.join(words)}".strip())

    def push(self, session, name):
        """Chooses a sample from the menu."""
        session.type("p")
        menu = session.see(f" {name}", "Esc: back")
        line = next(line for line in menu.splitlines() if line.endswith(f" {name}"))
        session.type(line.split()[-2])
