import Foundation
import GRDB
import Testing

/// Sound files that cannot be used at the moment: none is backed up, and what can be shown is shown.
@Suite struct UnusableFileTests {
    private let folder: WorkingFolder

    init() throws {
        folder = try WorkingFolder()
        #expect(try folder.launch(.first, "--account", "2") == ["ready"])
    }

    private func expectNothingMoved() throws {
        #expect(try folder.dataFiles.allSatisfy { !$0.contains("damaged") })
    }

    @Test(
        "where another process writes the inbox the tap is shown from memory, and it is said why",
        arguments: ["terminated", "background", "foreground"])
    func unwritableInbox(arrive: String) async throws {
        let other = try Holder(of: folder.database("inbox.sqlite"), by: "BEGIN IMMEDIATE")
        let push = try await folder.runPatiently("push", Sample.push, "--arrive", arrive)
        #expect(push.code == 0)
        #expect(try push.answer().outcome == "shown")
        #expect(try push.answer().stack == Program.first.stack)
        #expect(push.errors.contains("another process is using it (SQLite 5)"))
        #expect(push.errors.contains("not durable"))
        #expect(!push.errors.contains("locked"))
        try other.end()
        try expectNothingMoved()
        let next = try folder.run("push", Sample.push)
        #expect(try next.answer().outcome == "shown")
        #expect(next.errors == "")
    }

    @Test func `P4: where nobody can read who is signed in, nothing is shown to anybody, and it is said why`()
        async throws
    {
        let other = try Holder(of: folder.database("inbox.sqlite"))
        let push = try await folder.runPatiently("push", Sample.push, "--arrive", "terminated")
        #expect(push.code == 74)
        #expect(try push.answer().outcome == "failed")
        #expect(try push.answer().error?.code == "databaseUnavailable")
        #expect(try push.answer().navigation.phase == "retry" && push.answer().stack.isEmpty)
        #expect(push.errors.contains("another process is using it (SQLite 5)"))
        try other.end()
        try expectNothingMoved()
        let recipient = try folder.file("two.apns", #"{"aps":{"alert":"x"},"recipient":"2",\#(Program.first.member)}"#)
        #expect(try folder.run("push", recipient).answer().outcome == "shown")
    }

    @Test func `what cannot be shown without the content waits, and is shown when the content is there`() async throws {
        let other = try Holder(of: folder.database("content.sqlite"))
        let push = try await folder.runPatiently("push", Sample.push)
        #expect(push.code == 74)
        #expect(try push.answer().outcome == "pending")
        #expect(try push.answer().navigation.phase == "retry")
        let early = try await folder.runPatiently([["launch"]], json: false)[0]
        #expect(early.code == 74 && !early.output.contains("The app is ready."))
        let explained = try await folder.runPatiently("explain", Sample.push)
        #expect(explained.code == 74 && explained.output.contains("databaseUnavailable"))
        try other.end()
        let launch = try folder.run("launch")
        #expect(launch.code == 0)
        #expect(try launch.answers().map(\.outcome) == ["shown", "ready"])
        #expect(try launch.answers().first?.stack == Program.first.stack)
    }

    @Test func `where another process holds the content, an import is told so, and is 74`() async throws {
        let other = try Holder(of: folder.database("content.sqlite"), by: "BEGIN IMMEDIATE")
        let content = Sample.path(.first, "content.jsonl")
        let run = try await folder.runPatiently([["import", content]], json: false)[0]
        #expect(run.code == 74)
        #expect(run.errors.contains("content.sqlite"))
        #expect(run.errors.contains("another process is using it (SQLite 5)"))
        #expect(!run.errors.contains("locked"))
        try other.end()
        #expect(try folder.run("import", content).code == 0)
    }

    @Test func `a folder that its user may no longer write is used as before, and theirs alone`() throws {
        let path = folder.files.path
        try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: path)
        #expect(try folder.run("inbox", "--history").code == 0)
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o700)
        #expect(try folder.run("push", Sample.push).code == 0)
        #expect(try folder.run("inbox", "--history").lines(of: InboxTests.Record.self).count == 1)
        try expectNothingMoved()
    }
}

/// Stands for another process that is in the middle of a transaction.
struct Holder {
    private let database: DatabaseQueue

    /// Lets nobody else read the file.
    init(of database: DatabaseQueue) throws {
        try self.init(of: database, by: "PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE")
    }

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
