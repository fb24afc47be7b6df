import Foundation
import GRDB
import Storage
import Testing

@Suite struct IdentityTests {
    private let file: SampleFile

    init() throws {
        file = try SampleFile()
    }

    private func make(_ file: SampleFile, sql: String) throws {
        let queue = try DatabaseQueue(path: file.url.path)
        try queue.inDatabase { try $0.execute(sql: sql) }
        try queue.close()
    }

    /// Told by its tables, be their names ours or not, by its own id, and by a list of migrations that is no list of ours.
    private static let foreign = [
        "CREATE TABLE note (x)", "CREATE TABLE other (x)", "PRAGMA application_id = 7",
        "CREATE TABLE grdb_migrations (x)",
        "CREATE TABLE grdb_migrations (identifier); INSERT INTO grdb_migrations VALUES ('z')",
    ]

    @Test(
        "P9: another program's database is backed up, and gets none of our tables", arguments: foreign,
        SampleFile.Kind.allCases)
    func anotherProgram(sql: String, kind: SampleFile.Kind) throws {
        try make(file, sql: sql)
        let before = try Data(contentsOf: file.url)
        let moved = try #require(try file.open(as: kind).backup)
        #expect(moved.reason == "another program made it" && moved.keptRows == 0)
        #expect(FileManager.default.contents(atPath: moved.to) == before)
        try file.add("first")
        #expect(try file.open(as: kind).backup == nil)
        #expect(try file.notes() == ["first"])
    }

    @Test(
        "P9: a file whose tables are not those of the app is backed up",
        arguments: ["DROP INDEX note_by_text", "ALTER TABLE note ADD COLUMN colour TEXT", "CREATE TABLE other (x)"],
        SampleFile.Kind.allCases)
    func anotherSchema(sql: String, kind: SampleFile.Kind) throws {
        try file.add("kept")
        try make(file, sql: sql)
        let moved = try #require(try file.open(as: kind).backup)
        #expect(moved.reason == "its tables are not those of the app")
        #expect(try file.notes() == (kind == .queue ? ["kept"] : []))
    }

    @Test(
        "a file of the first version, which stamped none, is the app's and gets stamped", arguments: 0...2,
        SampleFile.Kind.allCases)
    func firstVersion(steps: Int, kind: SampleFile.Kind) async throws {
        _ = try file.open(migrations: Array(SampleFile.migrations.prefix(steps)))
        if steps > 0 { try make(file, sql: "INSERT INTO note (text) VALUES ('old')") }
        try make(file, sql: "PRAGMA application_id = 0; PRAGMA user_version = 0")
        let opened = try file.open(as: kind)
        let id = try await opened.writer.read { try Int32.fetchOne($0, sql: "PRAGMA application_id") }
        #expect(opened.backup == nil && id == 0x7377_7964)
        #expect(try file.notes() == (steps > 0 ? ["old"] : []))
    }

    @Test(arguments: SampleFile.Kind.allCases)
    func `a stamp that was damaged is mended, and the rows are kept`(kind: SampleFile.Kind) async throws {
        try file.add("kept")
        try make(file, sql: "PRAGMA application_id = 7")
        let opened = try file.open(as: kind)
        let id = try await opened.writer.read { try Int32.fetchOne($0, sql: "PRAGMA application_id") }
        #expect(opened.backup == nil && id == 0x7377_7964)
        #expect(try file.notes() == ["kept"])
    }

    @Test(
        "P9: a file of the app's whose list of migrations is none is backed up",
        arguments: [
            ("CREATE TABLE grdb_migrations (x)", "its tables are not those of the app"),
            (
                "CREATE TABLE grdb_migrations (identifier); INSERT INTO grdb_migrations VALUES (NULL)",
                "it is damaged"
            ),
        ], SampleFile.Kind.allCases)
    func noMigrations(row: (sql: String, reason: String), kind: SampleFile.Kind) throws {
        try file.add("kept")
        try make(file, sql: "DROP TABLE grdb_migrations; \(row.sql)")
        #expect(try file.open(as: kind).backup?.reason == row.reason)
        #expect(try file.notes() == (kind == .queue ? ["kept"] : []))
    }

    @Test func `[P2] a bit that flipped in an index is found, and the rows are kept`() throws {
        try file.add("aaaa")
        try file.open().writer.close()
        var bytes = try Data(contentsOf: file.url)
        // The text stands in the table and, behind it in the file, in the index.
        let place = try #require(bytes.range(of: Data("aaaa".utf8), options: .backwards))
        bytes[place.lowerBound] ^= 1
        try bytes.write(to: file.url)
        let opened = try file.open()
        #expect(opened.backup?.reason == "it is damaged" && opened.backup?.keptRows == 1)
        #expect(try file.notes() == ["aaaa"])
    }

    @Test("what a symbolic link points to is left alone", arguments: SampleFile.Kind.allCases, [true, false])
    func symbolicLink(kind: SampleFile.Kind, isDangling: Bool) throws {
        let target = file.folder.appending(path: "target")
        if !isDangling { try Data("somebody's".utf8).write(to: target) }
        try FileManager.default.createSymbolicLink(at: file.url, withDestinationURL: target)
        #expect(try file.open(as: kind).backup?.reason == "another program made it")
        #expect(FileManager.default.contents(atPath: target.path) == (isDangling ? nil : Data("somebody's".utf8)))
        try file.add("first")
        #expect(try file.notes() == ["first"])
    }

    @Test(arguments: SampleFile.Kind.allCases, [0o644, 0o400, 0])
    func `only its user may read a file and write it, be it made here or found`(
        kind: SampleFile.Kind, mode: Int
    ) async throws {
        let file = SampleFile(in: self.file.folder.appending(path: "made"))
        let writer = try file.open(as: kind).writer
        try writer.close()
        let made = try FileManager.default.attributesOfItem(atPath: file.url.path)[.posixPermissions] as? Int
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.url.path)
        let target = self.file.folder.appending(path: "somebody's")
        try Data("text".utf8).write(to: target)
        try FileManager.default.createSymbolicLink(
            at: URL(filePath: file.url.path + "-wal"), withDestinationURL: target)
        let reopened = try file.open(as: kind).writer
        try await reopened.write { try $0.execute(sql: "INSERT INTO note (text) VALUES ('x')") }
        for (path, mode) in ["": 0o600, "-wal": 0o600, "-shm": 0o600] {
            let attributes = try FileManager.default.attributesOfItem(atPath: file.url.path + path)
            #expect(attributes[.posixPermissions] as? Int == mode)
        }
        #expect(made == 0o600)
        #expect(try Data(contentsOf: target) == Data("text".utf8))
        #expect(try FileManager.default.attributesOfItem(atPath: file.folder.path)[.posixPermissions] as? Int == 0o700)
    }

    @Test("what is no replacement takes no file's place", arguments: ["x\n", ""])
    func badReplacement(content: String) throws {
        try file.add("kept")
        let replacement = file.url.path + ".replacement"
        try Data(content.utf8).write(to: URL(filePath: replacement))
        #expect(try file.open().backup?.from == replacement)
        #expect(try file.notes() == ["kept"])
    }

    @Test(arguments: SampleFile.Kind.allCases)
    func `[U32] what was removed is in no file any more`(kind: SampleFile.Kind) async throws {
        try Data("secret words, damaged".utf8).write(to: file.url)
        let writer = try file.open(as: kind).writer
        let long = String(repeating: "secret words ", count: 2_000)
        for text in ["secret words", long] {
            try await writer.write {
                try $0.execute(sql: "INSERT INTO note (text) VALUES (?)", arguments: [text])
            }
        }
        try await writer.write { try $0.execute(sql: "DELETE FROM note") }
        #expect(try files().contains { $0.range(of: Data("secret words".utf8)) != nil })
        try await writer.eraseRemoved()
        #expect(try files().allSatisfy { $0.range(of: Data("secret words".utf8)) == nil })
    }

    private func files() throws -> [Data] {
        try FileManager.default.contentsOfDirectory(at: file.folder, includingPropertiesForKeys: nil).map {
            try Data(contentsOf: $0)
        }
    }
}
