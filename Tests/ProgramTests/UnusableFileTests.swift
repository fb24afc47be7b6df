import Foundation
import GRDB
import Testing

/// Sound files that cannot be used at the moment: none is backed up, and what can be shown is shown.
@Suite struct UnusableFileTests {
    private static let taps = [(Program.first, Sample.path(.first, Program.first.push))]

    private func expectNothingMoved(in folder: WorkingFolder) throws {
        #expect(try folder.dataFiles.allSatisfy { !$0.contains("damaged") })
    }

    @Test(
        "where another process writes the inbox the tap is shown from memory, and it is said why",
        arguments: taps)
    func heldInbox(program: Program, push tap: String) throws {
        let folder = try WorkingFolder()
        #expect(try folder.launch(program) == ["ready"])
        let other = try Holder(of: folder.database("inbox.sqlite"), by: "BEGIN IMMEDIATE")
        let push = try folder.run(program, ["push", tap, "--arrive", "terminated"])
        #expect(push.code == 0)
        #expect(try push.answer().outcome == "shown")
        #expect(push.errors.contains("another process is using it (SQLite 5)"))
        #expect(push.errors.contains("not durable"))
        #expect(!push.errors.contains("locked"))
        try other.end()
        try expectNothingMoved(in: folder)
        let next = try folder.run(program, ["push", tap])
        #expect(try next.answer().outcome == "shown")
        #expect(next.errors == "")
    }

    @Test(
        "P4: where nobody can read who is signed in, nothing is shown to anybody, and it is said why", arguments: taps)
    func unreadableSession(program: Program, push tap: String) throws {
        let folder = try WorkingFolder()
        #expect(try folder.launch(program, "--account", "2") == ["ready"])
        let other = try Holder(
            of: folder.database("inbox.sqlite"), by: "PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE")
        let push = try folder.run(program, ["push", tap, "--arrive", "terminated"])
        #expect(push.code == 74)
        #expect(try push.answer().outcome == "failed")
        #expect(try push.answer().error?.code == "databaseUnavailable")
        #expect(try push.answer().navigation.phase == "retry")
        #expect(push.errors.contains("another process is using it (SQLite 5)"))
        try other.end()
        try expectNothingMoved(in: folder)
        let recipient = try folder.file("two.apns", #"{"aps":{"alert":"x"},"recipient":"2",\#(program.member)}"#)
        #expect(try folder.run(program, ["push", recipient]).answer().outcome == "shown")
    }

    @Test func `where another process holds the content, an import is told so, and is 74`() throws {
        let folder = try WorkingFolder()
        #expect(try folder.launch() == ["ready"])
        let other = try Holder(of: folder.database("content.sqlite"), by: "BEGIN IMMEDIATE")
        let content = Sample.path(.first, "content.jsonl")
        let run = try folder.text("import", content)
        #expect(run.code == 74)
        #expect(run.errors.contains("content.sqlite"))
        #expect(run.errors.contains("another process is using it (SQLite 5)"))
        #expect(!run.errors.contains("locked"))
        try other.end()
        #expect(try folder.run("import", content).code == 0)
    }

    @Test(
        "where the inbox may not be read and written it is said so, and is 74",
        .enabled(if: getuid() != 0, "a superuser may write everything"), arguments: taps)
    func readOnlyInbox(program: Program, push: String) throws {
        let folder = try WorkingFolder()
        #expect(try folder.launch(program) == ["ready"])
        try setPermissions(0o400, of: folder.data.appending(path: "inbox.sqlite"))
        let run = try folder.run(program, ["push", push])
        #expect(run.code == 74)
        #expect(try run.answer().error?.code == "databaseUnavailable")
        #expect(run.errors.contains("inbox.sqlite cannot be opened: it may not be read and written (SQLite "))
        try expectNothingMoved(in: folder)
        #expect(try folder.run(program, ["inbox", "--history"]).code == 0)
    }

    @Test(
        "where nothing of the folder may be written it is said so, and is 74",
        .enabled(if: getuid() != 0, "a superuser may write everything"), arguments: taps)
    func readOnlyFolder(program: Program, push: String) throws {
        let folder = try WorkingFolder()
        #expect(try folder.launch(program) == ["ready"])
        try setPermissions(0o500, of: folder.data)
        defer { try? setPermissions(0o700, of: folder.data) }
        let run = try folder.run(program, ["push", push])
        #expect(run.code == 74)
        #expect(try run.answer().error?.code == "databaseUnavailable")
        for name in ["inbox", "content"] {
            #expect(run.errors.contains("\(name).sqlite cannot be opened: it may not be read and written (SQLite "))
        }
        try expectNothingMoved(in: folder)
    }

    private func setPermissions(_ permissions: Int, of file: URL) throws {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
    }
}

/// Stands for another process that is in the middle of a transaction.
private struct Holder {
    private let database: DatabaseQueue

    init(of database: DatabaseQueue, by sql: String) throws {
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let path = database.path
        try database.close()
        self.database = try DatabaseQueue(path: path, configuration: configuration)
        try self.database.inDatabase { try $0.execute(sql: sql) }
    }

    func end() throws {
        try database.inDatabase { try $0.execute(sql: "ROLLBACK") }
        try database.close()
    }
}
