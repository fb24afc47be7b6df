import Foundation
import Testing

/// Processes that run on one folder at once, and one that goes on where another died.
@Suite struct ManyProcessesTests {
    /// Three pushes, two links and a start.
    private static func burst(_ program: Program) -> [[String]] {
        [
            ["push", Sample.path(program, program.push)], ["open", "\(program.scheme)://\(program.page)"], ["launch"],
            ["push", Sample.path(program, "notice.apns"), "--arrive", "terminated"],
            ["open", "https://\(program.host)/home", "--via", "universal-link"],
            ["push", Sample.path(program, "link.apns"), "--arrive", "foreground"], ["inbox", "--history"],
        ]
    }

    @Test(
        "P1, P2: of processes at once on one folder none loses or doubles a tap",
        arguments: zip(Program.allCases, [false, true]))
    func burst(program: Program, isFresh: Bool) throws {
        let commands = Self.burst(program)
        let folder = try WorkingFolder()
        if !isFresh { #expect(try folder.launch(program) == ["ready"]) }
        var arrivals = 0
        for (command, run) in zip(commands, try folder.runAtOnce(program, commands)) {
            // On a very slow machine a turn may not come in time, which is told.
            #expect(run.code == 0 || (run.code == 74 && run.errors.contains("runs the app on it")))
            if run.code == 0 {
                #expect(!(run.output + run.errors).contains("lock") && !run.errors.contains("error"))
                if ["push", "open"].contains(command[0]) { arrivals += 1 }
            }
        }
        #expect(arrivals > 0)
        let records = try folder.run(program, ["inbox", "--history"]).lines(of: InboxTests.Record.self)
        #expect(records.count == arrivals)
        for record in records {
            #expect(["shown", "superseded"].contains(record.outcome))
            #expect(record.attempts <= 1)
            #expect(record.trace.count { $0.step == "settled" } == 1)
        }
        #expect(try folder.launch(program) == ["ready"])
    }

    @Test func `U4: of one tap in two processes at once, one shows it`() throws {
        let folder = try WorkingFolder()
        let tap = ["push", Sample.push, "--id", "r", "--now", "2026-05-01T12:00:00Z", "--arrive", "terminated"]
        let ended = try folder.runAtOnce(.first, [tap, tap, tap]).filter { $0.code == 0 }
        let outcomes = try ended.map { try $0.answer().outcome }
        #expect(outcomes.sorted() == Array(repeating: "duplicate", count: ended.count - 1) + ["shown"])
    }

    @Test(
        "U5: a push whose process dies is shown by the next launch, once",
        arguments: [
            ("recorded", "terminated"), ("gated", "background"), ("routing", "background"), ("committed", "terminated"),
        ])
    func push(point: String, arrive: String) throws {
        let folder = try WorkingFolder()
        let push = try folder.run("push", Sample.push, "--arrive", arrive, "--crash-at", point)
        #expect(push.code == CommandRun.killed)
        #expect(push.output == "")
        let launch = try folder.run("launch").answers()
        #expect(launch.map(\.outcome) == ["shown", "ready"])
        #expect(launch.first?.stack == Program.first.stack)
        #expect(try folder.launch() == ["ready"])
    }
}
