import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Navigation
import SimulatorPage
import Testing

@testable import RouterCommands
@testable import chat_room_router

/// What the page posts.
@MainActor @Suite struct PageLineTests {
    private let folder: WorkingFolder

    init() throws {
        folder = try WorkingFolder(.messenger)
    }

    private func session() async throws -> SimulatorSession<Messenger> {
        SimulatorSession<Messenger>(
            try await AppInstallation(
                in: folder.data, for: .phone, clock: .standing(at: nil), language: Messenger.language(.development)))
    }

    @Test func `the page reads and writes no file by its path, and takes no line for a terminal`() async throws {
        let session = try await session()
        defer { session.close() }
        let file = try folder.file("a.scenario", "open")
        for line in ["help", "end"] {
            await #expect(throws: LineRefusal("only the terminal takes this line")) {
                try await SimulatorPageSession(session).perform(line: line)
            }
        }
        for line in ["file \(file)", "replay \(file)", "record \(folder.path("b"))"] {
            await #expect(throws: LineRefusal("the page reads and writes no files by their paths")) {
                try await SimulatorPageSession(session).perform(line: line)
            }
        }
        await #expect(throws: LineRefusal("the page reads and writes no files by their paths")) {
            try await SimulatorPageSession(session).replay("open\nfile \(file)")
        }
        #expect(session.process == nil && !FileManager.default.fileExists(atPath: folder.path("b")))
    }

    @Test func `U38: the page asks whether to switch to the account of a tap, and takes the answer`() async throws {
        let session = try await session()
        defer { session.close() }
        let page = SimulatorPageSession(session)
        for line in ["sample team", "tap"] { try await page.perform(line: line) }
        await session.whenIdle()
        let alert = session.process?.picture(in: Messenger.language(.development)).alert
        #expect(alert?.asksToSwitch == true && alert?.message.contains("team@example.com") == true)
        await #expect(throws: LineRefusal("the screen has no such action")) { try await page.perform(line: "ok") }
        try await page.perform(line: "switch-account yes")
        await session.whenIdle()
        #expect(session.process?.app.phase == .ready(AccountID("2")))
        #expect(session.process?.app.navigator.state.stack.map(\.screen.description) == ["rooms", "room/40"])
    }

    @Test func `what a backend sends is on the phone, and recorded`() async throws {
        let session = try await session()
        defer { session.close() }
        let page = SimulatorPageSession(session)
        try await page.perform(line: "record")
        page.receive(PushMessage(#"{"aps":{"alert":"Hello"}}"#, id: "sent"))
        await session.whenIdle()
        #expect(session.device.state.delivered.map(\.requestID) == ["sent"])
        try await page.perform(line: "record off")
        #expect(page.scenario.hasPrefix(#"push {"aps":{"alert":"Hello"}}"#))
    }

    @Test func `U36: a reply of several lines and a push with its id are recorded as lines that a replay takes`()
        async throws
    {
        let session = try await session()
        defer { session.close() }
        let page = SimulatorPageSession(session)
        let sample = try String(contentsOf: Messenger.samples.appending(path: "room.apns"), encoding: .utf8)
        for line in [
            "record", "push id=my-id priority=10 \(LineText.quoted(sample))", #"act my-id reply "one\n two""#,
            "notifications denied", "focus on", #"push id=b priority=5 {"aps":{"alert":"Hello"}}"#, "record off",
        ] {
            try await page.perform(line: line)
            await session.whenIdle()
            if line == "focus on" {
                await #expect(throws: LineRefusal("a recording goes on")) { try await page.perform(line: "record") }
            }
        }
        let lines = [
            "sample room", "expect presented", #"act #1 reply "one\n two""#, "expect performed", "notifications denied",
            "focus on", #"push priority=5 {"aps":{"alert":"Hello"}}"#, "expect ignored notAuthorized", "",
        ]
        #expect(page.scenario == lines.joined(separator: "\n"))
        #expect(try await Scenario(page.scenario, of: Messenger.self).failures(on: Messenger.self) == [])
    }

    @Test func `U36: of two replays at once the second is refused, and the first comes to what it expects`()
        async throws
    {
        let session = try await session()
        defer { session.close() }
        let page = SimulatorPageSession(session)
        let scenario = "sample notice\ntap\nexpect shown home/notification/detail\nhome"
        let first = Task { try await page.replay(scenario) }
        while session.process == nil { await Task.yield() }
        await #expect(throws: LineRefusal("a scenario is being replayed")) { try await page.replay(scenario) }
        try await first.value
        #expect(session.scenarios.report == ["Expectations that hold: 1 of 1."])
        #expect(session.taps.count == 1)
        try await page.replay("wait 60\n" + scenario)
        #expect(session.scenarios.report == ["Expectations that hold: 1 of 1."] && session.taps.count == 2)
    }

    /// What the page is answered to a line.
    private struct Lead: Decodable {
        struct Explanation: Decodable {
            let route: String?
            let steps: [[String: String]]
        }

        let explanation: Explanation?
        let fault: String?
    }

    private func lead(of line: String, in session: SimulatorSession<Messenger>) async throws -> Lead {
        try JSONDecoder().decode(Lead.self, from: try await SimulatorPageSession(session).explain(line: line))
    }

    @Test func `U35: a line says where it would lead, with what a tap waits for as things stand`() async throws {
        let session = try await session()
        defer { session.close() }
        let link = try await lead(of: "in-app chat/2", in: session)
        #expect(link.explanation?.route == "chat/:roomId")
        #expect(link.explanation?.steps.contains { $0["step"] == "gate" } == false)
        #expect(try await lead(of: #"url """#, in: session).explanation == nil)
        #expect(try await lead(of: "push [1", in: session).fault?.isEmpty == false)
        await #expect(throws: LineRefusal("this line sends no push and opens no link")) {
            _ = try await lead(of: "home", in: session)
        }
        for line in ["open", "signout"] { try await SimulatorPageSession(session).perform(line: line) }
        await session.whenIdle()
        let sample = LineText.quoted(
            try String(contentsOf: Messenger.samples.appending(path: "room.apns"), encoding: .utf8))
        for line in ["push \(sample)", "in-app chat/2"] {
            let gate = try await lead(of: line, in: session).explanation?.steps.first { $0["step"] == "gate" }
            #expect(gate?["result"] == "it waits while the app is at its sign-in screen")
        }
        #expect(session.taps.isEmpty)
    }
}
