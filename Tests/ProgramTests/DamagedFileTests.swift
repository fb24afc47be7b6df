import Foundation
import GRDB
import Testing

@Suite struct DamagedFileTests {
    private static let now = ["--now", "2026-05-01T12:00:00Z"]
    private static let taps = Program.allCases.map { ($0, Sample.path($0, $0.push)) }

    /// A folder where a tap was recorded, and its process died.
    private func folder(_ program: Program, _ push: String) throws -> WorkingFolder {
        let folder = try WorkingFolder()
        _ = try folder.run(program, ["push", push] + Self.now)
        let tap = ["push", push, "--arrive", "terminated", "--crash-at", "recorded"]
        #expect(try folder.run(program, tap + Self.now).code == CommandRun.killed)
        return folder
    }

    @Test("damage in an index is found at the start, and the tap that waits is shown", arguments: taps)
    func index(program: Program, push: String) throws {
        let folder = try folder(program, push)
        try folder.spoil("inbox.sqlite", rootOf: "launch_unsettled")
        let launch = try folder.run(program, ["launch"] + Self.now)
        #expect(launch.code == 0)
        #expect(try launch.answers().map(\.outcome) == ["shown", "ready"])
        #expect(launch.errors.contains("inbox.sqlite was backed up as "))
        #expect(launch.errors.contains(": it is damaged; 4 of its rows were kept"))
        let next = try folder.run(program, ["launch"] + Self.now)
        #expect(try next.answers().map(\.outcome) == ["ready"])
        #expect(next.errors == "")
    }

    @Test(
        "P4: an inbox that was cut short is backed up, and with the session lost nobody is signed in",
        arguments: taps.prefix(1), [3, 8])
    func cutShort(tap: (program: Program, push: String), pages: UInt64) throws {
        let folder = try folder(tap.program, tap.push)
        try folder.database("inbox.sqlite").close()
        let handle = try FileHandle(forWritingTo: folder.data.appending(path: "inbox.sqlite"))
        try handle.truncate(atOffset: pages * 4_096)
        try handle.close()
        let launch = try folder.run(tap.program, ["launch"] + Self.now)
        #expect(launch.code == 0)
        #expect(try launch.answers().map(\.outcome) == ["ready"])
        #expect(try launch.answers().last?.navigation.phase == "login")
        #expect(launch.errors.contains("inbox.sqlite was backed up as "))
        // The rows are on the fourth page.
        let next = try folder.launch(tap.program, "--account", "1", "--now", "2026-05-01T12:01:00Z")
        #expect(next == (pages > 4 ? ["shown", "ready"] : ["ready"]))
    }

    @Test(
        "a newer version's inbox is backed up; the tap that waits and the session are kept", arguments: taps.prefix(1)
    )
    func newerVersion(program: Program, push: String) throws {
        let folder = try WorkingFolder()
        let tap = ["push", push, "--account", "2", "--arrive", "terminated", "--crash-at", "recorded"]
        #expect(try folder.run(program, tap + Self.now).code == CommandRun.killed)
        try folder.spoil(
            "inbox.sqlite",
            sql: """
                ALTER TABLE launch ADD COLUMN mood TEXT DEFAULT 'good';
                INSERT INTO grdb_migrations VALUES ('launch-99')
                """)
        let launch = try folder.run(program, ["launch"] + Self.now)
        #expect(launch.code == 0)
        #expect(try launch.answers().map(\.outcome) == ["shown", "ready"])
        #expect(launch.errors.contains("a newer version of the app made it; 2 of its rows were kept"))
        let aside = try #require(try folder.dataFiles.first { $0.hasPrefix("inbox.sqlite.damaged-") })
        #expect(try folder.database(aside).read { try String.fetchOne($0, sql: "SELECT mood FROM launch") } == "good")
    }

    @Test("P1: no file is moved from under an app that runs; when it has ended, it is", arguments: taps.prefix(1))
    func fileInUse(program: Program, push: String) throws {
        let folder = try folder(program, push)
        _ = try folder.file("data/inbox.sqlite.damaged", "")
        let app = try AppHolder(folder.data)
        let commands = [["inbox"], ["routes"], ["import", Sample.path(program, "content.jsonl")], ["push", push]]
        for command in commands {
            let run = try folder.run(program, command + Self.now)
            #expect(run.code == 0)
            #expect(!run.errors.contains("backed up"))
        }
        app.end()
        let inbox = try folder.run(program, ["inbox"] + Self.now)
        #expect(try inbox.lines(of: InboxTests.Record.self).count == 2)
        #expect(inbox.errors.contains("inbox.sqlite was backed up as "))
    }

    @Test("commands that open a damaged file at once all see what is left of it", arguments: taps.prefix(1))
    func lookedAtAtOnce(program: Program, push: String) throws {
        let folder = try folder(program, push)
        try folder.spoil("inbox.sqlite", rootOf: "launch_unsettled")
        let runs = try folder.runAtOnce(program, Array(repeating: ["inbox", "--history"] + Self.now, count: 6))
        #expect(runs.map(\.code) == Array(repeating: 0, count: 6))
        #expect(runs.count { $0.errors.contains("inbox.sqlite was backed up as ") } == 1)
        for run in runs { #expect(try run.lines(of: InboxTests.Record.self).count == 2) }
    }

    @Test("P1: nothing is recorded in a file whose replacement waits", arguments: taps.prefix(1))
    func waitingReplacement(program: Program, push: String) throws {
        let folder = try folder(program, push)
        try folder.database("inbox.sqlite").close()
        let inbox = folder.data.appending(path: "inbox.sqlite")
        let replacement = folder.data.appending(path: "inbox.sqlite.replacement")
        try FileManager.default.copyItem(at: inbox, to: replacement)
        let app = try AppHolder(folder.data)
        let early = try folder.run(program, ["inbox"] + Self.now)
        #expect(early.code == 74 && early.errors.contains("inbox.sqlite cannot be opened: it is being replaced"))
        try FileManager.default.removeItem(at: inbox)
        #expect(try folder.run(program, ["push", push] + Self.now).answer().outcome == "pending")
        app.end()
        #expect(!FileManager.default.fileExists(atPath: replacement.path))
        let outcomes = try folder.launch(program, "--now", "2026-05-01T12:00:30Z")
        #expect(outcomes == ["superseded", "shown", "ready"])
    }

    @Test("a damaged file of an app that runs is told in a sentence, and is 74", arguments: taps.prefix(1))
    func damagedInUse(program: Program, push: String) throws {
        let folder = try folder(program, push)
        try folder.spoil("inbox.sqlite", rootOf: "launch")
        let app = try AppHolder(folder.data)
        let run = try folder.run(program, ["inbox"] + Self.now)
        #expect(run.code == 74)
        #expect(run.errors.contains("inbox.sqlite cannot be opened: it is damaged"))
        #expect(try folder.dataFiles.allSatisfy { !$0.contains(".damaged-") })
        app.end()
    }

    @Test(
        "a payload that can no longer be read ends as failed, and the app starts",
        arguments: taps.prefix(1),
        ["userInfo = NULL", "userInfo = x'FF'", "action = 'swipe'", "source = 'telepathy'", "request = NULL"])
    func spoiltPayload(tap: (program: Program, push: String), change: String) throws {
        let folder = try folder(tap.program, tap.push)
        try folder.spoil("inbox.sqlite", sql: "UPDATE launch SET \(change) WHERE state <> 'settled'")
        let launch = try folder.run(tap.program, ["launch"] + Self.now)
        #expect(launch.code == 0)
        let answers = try launch.answers()
        #expect(answers.map(\.outcome) == ["failed", "ready"])
        #expect(answers.first?.error?.code == "invalidPayload")
        #expect(answers.last?.navigation.phase == "main")
        #expect(try folder.launch(tap.program) == ["ready"])
    }
}
