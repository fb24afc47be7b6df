import Foundation
import Testing

/// What is done to the phone in the terminal, written down.
@Suite struct RecordingTests {
    private let folder: WorkingFolder
    private let push = "sample \(Program.first.sampleName)"
    private var file: String { folder.path("recorded.scenario") }

    init() throws {
        folder = try WorkingFolder()
    }

    /// The lines of the recording, without the seconds that a slow machine took between two commands.
    private var recorded: [String] {
        get throws {
            try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map(String.init)
                .filter { $0.wholeMatch(of: /wait \d{1,2}/) == nil }
        }
    }

    @Test("U36: every way into the app is recorded, and comes to the same in a new folder", arguments: Program.allCases)
    func everyWay(program: Program) throws {
        let page = "\(program.scheme)://\(program.page)"
        let own = try folder.file("own.apns", "{\n  \"aps\": {\n    \"alert\": \"One\"\n  }\n}\n")
        let lines = [
            "open", "home", "widget \(page)", "spotlight \(page)", "quick-action \(page)", "app-intent \(page)", "home",
            "handoff https://\(program.host)/\(program.page)", "link https://\(program.host)/\(program.page)",
            "in-app \(program.page)", "notifications provisional", "focus on", "sample notice", "tap", "focus off",
            "notifications authorized", #"push priority=5 type=background {"aps":{"content-available":1}}"#,
            #"push collapse="a b" expires=60 {"aps":{"alert":"Hello"}}"#, "hide", "list", "dismiss #1", "close",
            "crash-at recorded", "url \(page)", "crash-at never", "open", "file \(own)", "act #1 none", "tap",
            "revoke", "wait 3600", "home", "open", "sample notice", "tap", "signin 1", "quit", "lock", "unlock",
            "url \(program.scheme)://nowhere", "ok", "signout", "sample notice", "tap", "wait 700", "signin 1",
        ]
        _ = try folder.serve(["record \(file)"] + lines + ["record off"], on: program)
        let recorded = try recorded
        let kept = recorded.filter { !$0.hasPrefix("expect ") }
        let changed = [
            "file \(own)": #"push {   "aps": {     "alert": "One"   } }"#, "act #1 none": nil,
        ]
        #expect(kept == lines.compactMap { changed[$0] ?? $0 })
        #expect(recorded.count { $0.hasPrefix("expect shown ") } >= 10)
        #expect(
            recorded.suffix(11) == [
                "url \(program.scheme)://nowhere", "expect failed linkNotFound", "ok", "signout", "sample notice",
                "expect presented", "tap", "expect pending", "wait 700", "signin 1", "expect expired",
            ])
        let replay = try CommandRun(program, ["replay", file])
        #expect(replay.code == 0, "\(recorded)\n\(replay.output)")
    }

    @Test func `notifications are named by their places, which a replay finds again`() throws {
        _ = try folder.serve([
            #"push collapse=a {"aps":{"alert":"one"}}"#, "hide", push, "hide", "record \(file)", "list", "tap a",
            "list", "dismiss #1",
        ])
        #expect(
            try recorded == [
                "# Recorded on a phone that was in use. The command replay begins with a new one.", "list", "tap #2",
                "expect shown home/notification/detail", "list", "dismiss #1",
            ])
    }

    @Test func `a recording begins with what brings a new phone to where it began`() throws {
        _ = try folder.serve([
            "signin 2", "notifications provisional", "focus on", "offline", "open", "home", "suspend", "lock",
            "record \(file)",
        ])
        #expect(
            try recorded == [
                "signin 2", "notifications provisional", "focus on", "offline", "open", "home", "suspend", "lock",
            ])
        #expect(try CommandRun(.first, ["replay", file]).code == 0)
    }

    @Test func `the terminal replays a scenario, and says what came of it`() throws {
        let good = try folder.file("good.scenario", "\(push)\ntap\nexpect shown\n")
        let bad = try folder.file("bad.scenario", "bogus")
        let run = try folder.serve([
            "replay \(good)", "replay \(bad)", "replay /nowhere", "record off", "record /a/b/c",
        ])
        for answer in [
            "Expectations that hold: 1 of 1.", "not done: line 1 is neither a command nor an expectation: bogus",
            "not done: /nowhere: there is no such file", "not done: nothing is being recorded",
            "not done: the file of the recording cannot be written",
        ] { #expect(run.output.contains("\n\(answer)\n"), "\(answer)") }
    }
}
