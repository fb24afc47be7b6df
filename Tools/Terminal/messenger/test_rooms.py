"""A room in the terminal."""

from session import TerminalTest


class Rooms(TerminalTest):
    def test_a_reply_from_a_banner_is_in_its_room(self):
        session = self.start("messenger")
        self.push(session, "room")
        session.see("[2 Reply]")
        session.type("2")
        session.see("Reply:")
        session.type("자리 맡아 줘 🙏")
        # The banner is gone by itself before the reply is sent.
        session.see_gone("[2 Reply]")
        session.press("Enter")
        session.see("Done.")
        session.type("u")
        session.see("Link:")
        session.run("messenger://chat?roomId=2")
        session.see("You · 자리 맡아 줘 🙏", "Shown.")
