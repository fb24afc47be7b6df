import Foundation
import GRDB
import Testing

/// What a command says of files that it cannot use, how it ends, and what the next start finds. Storage's own tests
/// have what becomes of the files.
@Suite struct UnusableFileTests {
    /// Something that is wrong with the files of an app that has run.
    struct Trouble: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let command: [String]
        let code: Int32
        /// What standard error says of it.
        let sentence: String
        /// What the next start settles, once the trouble has ended.
        let next: [String]
        /// - Returns: what ends it.
        let begin: @Sendable (WorkingFolder) throws -> () throws -> Void

        init(
            _ description: String, _ command: [String], _ code: Int32, _ sentence: String, next: [String] = ["ready"],
            _ begin: @escaping @Sendable (WorkingFolder) throws -> () throws -> Void
        ) {
            testDescription = "\(description): \(command[0])"
            self.command = command
            self.code = code
            self.sentence = sentence
            self.next = next
            self.begin = begin
        }
    }

    private static let push = ["push", Sample.push]
    private static let page = "\(Program.first.scheme)://\(Program.first.page)"
    private static let content = Sample.path(.first, "content.jsonl")

    /// Another process runs the app.
    private static let running = [
        push, ["open", page, "--via", "in-app"], ["launch"], ["tour"], ["inbox", "--account", "2"],
    ].map { command in
        Trouble("the app runs", command, 74, "is in use: process \(getpid()) runs the app on it") {
            let other = try AppHolder($0.files)
            return { other.end() }
        }
    }

    /// Another process uses a database. What can be done without it is done.
    private static let busy = [
        ("inbox", "BEGIN IMMEDIATE", push, 0, ["ready"]),
        ("inbox", Holder.exclusively, push, 74, ["ready"]),
        ("content", Holder.exclusively, push, 74, ["shown", "ready"]),
        ("content", Holder.exclusively, ["launch"], 74, ["ready"]),
        ("content", Holder.exclusively, ["explain", Sample.push], 74, ["ready"]),
        ("content", "BEGIN IMMEDIATE", ["import", content], 74, ["ready"]),
    ].map { (name: String, sql: String, command: [String], code: Int32, next: [String]) in
        Trouble("\(name) is in use", command, code, "another process is using it (SQLite 5)", next: next) { folder in
            let other = try Holder(of: folder.database("\(name).sqlite"), by: sql)
            return { try other.end() }
        }
    }

    /// Something else lies in the place of a file.
    private static let replaced = [
        ("inbox.sqlite", "noise", ["launch"], 0, "inbox.sqlite was backed up as "),
        ("content.sqlite", "noise", ["launch"], 0, "content.sqlite was backed up as "),
        ("inbox.sqlite/kept", "", push, 0, "inbox.sqlite was backed up as "),
        ("content.sqlite/kept", "", push, 0, "content.sqlite was backed up as "),
        ("app.lock/kept", "", ["launch"], 74, "app.lock cannot be opened: "),
        ("notifications.json", "{", ["push", Sample.push, "--no-tap"], 0, "notifications.json cannot be read: "),
    ].map { (path: String, text: String, command: [String], code: Int32, sentence: String) in
        Trouble("\(path) is put there", command, code, sentence) { folder in
            let name = path.prefix { $0 != "/" }
            for suffix in ["", "-wal", "-shm"] {
                try? FileManager.default.removeItem(at: folder.files.appending(path: name + suffix))
            }
            _ = try folder.dataFile(path, text)
            return {
                if code == 74 { try FileManager.default.removeItem(at: folder.files.appending(path: name)) }
            }
        }
    }

    @Test(
        "P1, P8, P9: a command says what is wrong with a file and ends with its code, and the next start goes on",
        arguments: running + busy + replaced)
    func trouble(_ trouble: Trouble) async throws {
        let folder = try WorkingFolder()
        #expect(try folder.launch() == ["ready"])
        let end = try trouble.begin(folder)
        let run = try await folder.runPatiently(trouble.command)
        #expect(run.code == trouble.code, "\(run.output)\(run.errors)")
        #expect(run.errors.contains(trouble.sentence), "\(run.errors)")
        for word in ["Error Domain", "locked"] { #expect(!run.errors.contains(word)) }
        if run.code == 74 { #expect(run.output.contains(#""databaseUnavailable""#)) }
        let backups = try folder.dataFiles.filter { $0.contains(".damaged-") || $0.contains(".foreign-") }
        // That of an inbox goes with the session that is lost.
        if !trouble.sentence.contains("was backed up") { #expect(backups.isEmpty) }
        try end()
        #expect(try folder.launch() == trouble.next)
    }

    @Test(
        "a data folder that is a file is told in a sentence, left alone, and is 74",
        arguments: [push, ["tour"], ["inbox"], ["import", content], ["explain", page]])
    func noFolder(command: [String]) throws {
        let folder = try WorkingFolder()
        let file = try folder.file("data", "x")
        let run = try folder.run(.first, command)
        #expect(run.code == 74 && run.errors.contains("its folder cannot be opened: Not a directory"))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "x")
    }

    @Test func `P1: no file is moved from under an app that runs; when it has ended, it is`() async throws {
        let folder = try WorkingFolder()
        #expect(try folder.launch() == ["ready"])
        try folder.spoil(
            "inbox.sqlite",
            sql: "PRAGMA ignore_check_constraints=ON; INSERT INTO session (id, hasOnboarded) VALUES (2, 1)")
        let app = try AppHolder(folder.files)
        for command in [["inbox"], ["import", Self.content], Self.push] {
            #expect(try await !folder.runPatiently(command).errors.contains("backed up"))
        }
        app.end()
        #expect(try folder.run("inbox").errors.contains("inbox.sqlite was backed up as "))
    }

    @Test(
        "P8, U45: where the disk does not read the notifications nobody is told that one is gone, and it is 74",
        .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/mem")),
        arguments: [["notifications"], ["tap", "x"]])
    func unreadNotifications(command: [String]) throws {
        let folder = try WorkingFolder()
        let file = try folder.dataFile("notifications.json", "")
        try FileManager.default.removeItem(atPath: file)
        try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: "/proc/self/mem")
        let run = try folder.run(.first, command)
        #expect(run.code == 74 && run.errors.contains("\(file) cannot be read: "))
        #expect(!run.output.contains("contentNotFound"))
    }

    @Test func `programs that are given the same folder have each its own files there`() throws {
        let folder = try WorkingFolder()
        for program in Program.allCases { #expect(try folder.launch(program) == ["ready"]) }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.data.path)
        #expect(names.sorted() == Program.allCases.map(\.name).sorted())
    }
}

/// Stands for another process that runs the app on a folder.
private struct AppHolder {
    private let descriptor: CInt

    init(_ data: URL) throws {
        descriptor = open(data.appending(path: "app.lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        try #require(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
        try FileHandle(fileDescriptor: descriptor).write(contentsOf: Data("\(getpid())\n".utf8))
    }

    func end() { close(descriptor) }
}

/// Stands for another process that is in the middle of a transaction.
private struct Holder {
    /// Lets nobody else read the file.
    static let exclusively = "PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE"

    private let database: DatabaseQueue

    init(of database: DatabaseQueue, by sql: String = exclusively) throws {
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
