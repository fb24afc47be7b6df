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

    @Test func `where another process writes the inbox the tap is shown from memory, and it is said why`() throws {
        let other = try Holder(of: folder.database("inbox.sqlite"), by: "BEGIN IMMEDIATE")
        let push = try folder.run("push", Sample.push, "--arrive", "terminated")
        #expect(push.code == 0)
        #expect(try push.answer().outcome == "shown")
        #expect(push.errors.contains("another process is using it (SQLite 5)"))
        #expect(push.errors.contains("not durable"))
        #expect(!push.errors.contains("locked"))
        try other.end()
        try expectNothingMoved()
        let next = try folder.run("push", Sample.push)
        #expect(try next.answer().outcome == "shown")
        #expect(next.errors == "")
    }

    @Test func `P4: where nobody can read who is signed in, nothing is shown to anybody, and it is said why`() throws {
        let other = try Holder(
            of: folder.database("inbox.sqlite"), by: "PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE")
        let push = try folder.run("push", Sample.push, "--arrive", "terminated")
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

    @Test func `where another process holds the content, an import is told so, and is 74`() throws {
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
        "where the inbox or the whole folder may not be written it is said so, and is 74",
        .enabled(if: getuid() != 0, "a superuser may write everything"),
        arguments: [("inbox.sqlite", 0o400, ["inbox"]), ("", 0o500, ["inbox", "content"])])
    func readOnly(path: String, permissions: Int, files: [String]) throws {
        try setPermissions(permissions, of: folder.data.appending(path: path))
        defer { try? setPermissions(0o700, of: folder.data) }
        let run = try folder.run("push", Sample.push)
        #expect(run.code == 74)
        #expect(try run.answer().error?.code == "databaseUnavailable")
        for name in files {
            #expect(run.errors.contains("\(name).sqlite cannot be opened: it may not be read and written (SQLite "))
        }
        try expectNothingMoved()
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
