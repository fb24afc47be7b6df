import DeviceSimulator
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
            (
                "link https://sample.example.com/home",
                .device(.openUniversalLink(url: "https://sample.example.com/home"))
            ),
            ("url sample://home", .device(.open(url: "sample://home"))),
            ("in-app home/feed", .page(.app("open", ["link": "home/feed"]))), ("ok", .page(.app("dismissAlert", [:]))),
            ("signin 2", .page(.app("signIn", ["account": "2"]))), ("signout", .page(.app("signOut", [:]))),
            ("tab feed", .page(.app("tab", ["id": "feed"]))), ("notifications denied", .allow(.denied)),
            ("crash-at routing", .page(.app("crashAt", ["point": "routing"]))),
            ("crash-at never", .page(.app("crashAt", ["point": "never"]))),
            ("focus on", .focus(true)), ("focus off", .focus(false)),
            ("remind 2", .page(.app("schedule", ["minutes": "2.0"]))), ("help", .help), ("end", .end),
            ("wait 60", .device(.advanceClock(seconds: 60))),
        ] as [(String, TypedCommand)])
    func lines(line: String, command: TypedCommand) {
        #expect(TypedCommand(line: line, scheduling: "remind") == command)
    }

    @Test(
        "any other line is none",
        arguments: [
            "", "  ", "bogus", "home now", "notifications maybe", "crash-at noon", "remind soon", "remind", "order 2",
            "sample", "signin",
            "act a",
            "wait long", "end now", "\u{1B}[A",
        ])
    func unknown(line: String) {
        #expect(TypedCommand(line: line, scheduling: "remind") == nil)
    }

    @Test func `only a program that schedules notifications has a word for it`() {
        #expect(TypedCommand(line: "remind 2", scheduling: nil) == nil)
        #expect(TypedCommand.lines(scheduling: "remind").contains("remind MINUTES"))
        #expect(!TypedCommand.lines(scheduling: nil).contains { $0.contains("MINUTES") })
    }
}
