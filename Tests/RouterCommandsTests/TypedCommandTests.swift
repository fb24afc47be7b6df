import DeviceSimulator
import Foundation
import Notifications
import SimulatorPage
import Testing

@testable import RouterCommands

@Suite struct TypedCommandTests {
    @Test(
        "a line is a command of the device or of the phone in the terminal",
        arguments: [
            ("home", .device(.pressHome)), ("  kill \r", .device(.kill)), ("tap a", .device(.tap(requestID: "a"))),
            ("tap", .tapNewest), ("back", .back), ("3", .touch(3, text: nil)),
            ("3 Save me  a seat", .touch(3, text: "Save me  a seat")),
            ("sample feed", .sample("feed")), ("file /tmp/a b.apns", .file("/tmp/a b.apns")),
            ("in-app home/feed", .page(.app("open", ["link": "home/feed"]))), ("ok", .page(.app("dismissAlert", [:]))),
            ("signin 2", .page(.app("signIn", ["account": "2"]))), ("signout", .page(.app("signOut", [:]))),
            ("revoke", .page(.app("revokeSession", [:]))),
            ("tab feed", .page(.app("tab", ["id": "feed"]))), ("notifications denied", .allow(.denied)),
            ("crash-at routing", .page(.app("crashAt", ["point": "routing"]))),
            ("crash-at never", .page(.app("crashAt", ["point": "never"]))),
            ("focus on", .focus(true)), ("focus off", .focus(false)),
            ("remind 2", .page(.app("schedule", ["minutes": "2.0"]))), ("help", .help), ("?", .help), ("end", .end),
            ("record /tmp/a b", .record("/tmp/a b")), ("record off", .record(nil)), ("replay a", .replay("a")),
            ("do confirm", .page(.app("act", ["id": "confirm"]))),
            ("do reply Save me  a seat", .page(.app("act", ["id": "reply", "text": "Save me  a seat"]))),
        ] as [(String, TypedCommand)])
    func lines(line: String, command: TypedCommand) {
        #expect(TypedCommand(line: line, scheduling: "remind") == command)
    }

    @Test(
        "what the page asks for is written as a line that asks for the same",
        arguments: [
            .app("back", [:]), .app("open", ["link": "home/feed?a=1 2"]), .app("tab", ["id": "feed"]),
            .app("signIn", ["account": "2"]), .app("signOut", [:]), .app("dismissAlert", [:]),
            .app("completeOnboarding", [:]), .app("retry", [:]), .app("unlockApp", [:]), .app("forceQuit", [:]),
            .app("revokeSession", [:]),
            .app("crashAt", ["point": "routing"]), .app("crashAt", ["point": "never"]),
            .app("act", ["id": "confirm"]), .app("act", ["id": "reply", "text": "Save me  a seat"]),
            .device(.pressHome), .device(.act(requestID: "#2", action: "reply", text: "네, 갑니다 🙏")),
        ] as [PageCommand])
    func written(command: PageCommand) throws {
        let line = try #require(command.line(at: .now))
        let isBack = command == .app("back", [:])
        #expect(TypedCommand(line: line, scheduling: nil) == (isBack ? .back : .page(command)))
    }

    @Test func `what nothing typed stands for is not written`() {
        #expect(PageCommand.app("crashAt", ["point": ""]).line(at: .now) == "crash-at never")
        #expect(PageCommand.app("schedule", ["minutes": "2.0"]).line(at: .now, scheduling: "remind") == "remind 2")
        #expect(PageCommand.app("unknown", [:]).line(at: .now) == nil)
        #expect(PageCommand.app("tab", [:]).line(at: .now) == nil)
    }

    @Test(
        "any other line is none",
        arguments: [
            "", "  ", "bogus", "home now", "notifications maybe", "crash-at noon", "remind soon", "remind", "order 2",
            "sample", "signin",
            "act a",
            "wait long", "end now", "record", "replay", "do", "try-again now", "\u{1B}[A",
        ])
    func unknown(line: String) {
        #expect(TypedCommand(line: line, scheduling: "remind") == nil)
    }

    @Test func `only a program that schedules notifications has a word for it`() {
        #expect(TypedCommand(line: "remind 2", scheduling: nil) == nil)
        #expect(TypedCommand.lines(scheduling: "remind", samples: []).contains("remind MINUTES"))
        #expect(!TypedCommand.lines(scheduling: nil, samples: []).contains { $0.contains("MINUTES") })
    }
}
