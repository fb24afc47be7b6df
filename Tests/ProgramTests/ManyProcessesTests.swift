import Foundation
import Testing

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
        for run in try folder.runAtOnce(program, commands) {
            #expect(run.code == 0)
            #expect(!(run.output + run.errors).contains("lock"))
            #expect(!run.errors.contains("error"))
        }
        // What a very slow machine kept waiting is shown now.
        _ = try folder.launch(program)
        let records = try folder.run(program, ["inbox", "--history"]).lines(of: InboxTests.Record.self)
        let arrivals = commands.count { ["push", "open"].contains($0[0]) }
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
        let outcomes = try folder.runAtOnce(.first, [tap, tap, tap]).map { try $0.answer().outcome }
        #expect(outcomes.sorted() == ["duplicate", "duplicate", "shown"])
    }

    @Test func `while another process runs the app, what arrives is kept for the next launch`() async throws {
        let folder = try WorkingFolder()
        #expect(try folder.launch() == ["ready"])
        let other = try AppHolder(folder.data)
        let commands = [
            ["push", Sample.push, "--arrive", "terminated"],
            ["open", "\(Program.first.scheme)://\(Program.first.page)", "--arrive", "foreground"],
            ["open", "https://\(Program.first.host)/home", "--via", "universal-link"],
            ["open", "\(Program.first.scheme)://\(Program.first.page)", "--via", "in-app"],
            ["push", Sample.push, "--account", "2"],
        ]
        for run in try await folder.runPatiently(commands) {
            #expect(run.code == 0)
            #expect(try run.answer().outcome == "pending")
            #expect(try run.answer().navigation.phase == "launching")
            #expect(run.errors.contains("is in use: another process has been running the app on it"))
        }
        let untapped = try await folder.runPatiently("push", Sample.push, "--arrive", "foreground", "--no-tap").answer()
        #expect(untapped.presentation?.name == "quietly")
        other.end()
        let outcomes = try folder.launch()
        #expect(outcomes.sorted() == ["discarded", "ready", "shown", "superseded", "superseded", "superseded"])
    }

    @Test func `while another process runs the app, what asks for nothing is answered, and a start is 74`() async throws
    {
        let folder = try WorkingFolder()
        #expect(try folder.launch() == ["ready"])
        let other = try AppHolder(folder.data)
        let dismissal = "com.apple.UNNotificationDismissActionIdentifier"
        let silent = try folder.file("silent.apns", #"{"aps":{"content-available":1}}"#)
        let runs = try await folder.runPatiently([
            ["push", Sample.push, "--no-tap"], ["push", Sample.push, "--action", dismissal], ["push", silent],
            ["launch"], ["inbox", "--history"], ["inbox", "--account", "2"], ["tour"],
        ])
        #expect(runs.map(\.code) == [0, 0, 0, 74, 0, 74, 74])
        #expect(try runs[..<3].map { try $0.answer().outcome } == ["presented", "ignored", "pending"])
        #expect(try runs[3].answer().error?.code == "databaseUnavailable")
        for run in runs[3...] where run.code == 74 {
            #expect(run.errors.contains("\(folder.data.path) is in use: another process"))
        }
        other.end()
        // What the silent push brings is for the app to say.
        #expect(try folder.launch() == ["ignored", "ready"])
    }

    @Test func `where a tap can neither be shown nor kept, a sentence says so, and it is 74`() async throws {
        let folder = try WorkingFolder()
        _ = try folder.file("data/inbox.sqlite/kept", "")
        let other = try AppHolder(folder.data)
        let push = try await folder.runPatiently("push", Sample.push)
        #expect(push.code == 74)
        #expect(try push.answer().outcome == "failed")
        #expect(try push.answer().error?.code == "databaseUnavailable")
        #expect(push.errors.contains("inbox.sqlite cannot be opened: it is a folder"))
        other.end()
    }
}
