import Foundation
import GRDB
import Storage
import StoreErrors
import Testing

/// A file that is of no use to the app, and what is said of it.
struct UselessFile: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let reason: String
    var isForeign = false
    /// Whether the app takes it for its own at first, so that SQLite writes into it.
    var isOurs = false
    let make: @Sendable (SampleFile) throws -> Void

    static let all = noise + cutOff + versions + foreign + changed

    private static let noise = [2, 100, 4_096, 100_000].map { size in
        UselessFile(testDescription: "\(size) bytes of noise", reason: "it is not a database") { file in
            try Data((0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ 7) }).write(to: file.url)
        }
    }

    private static let cutOff = [99, 100, 4_095, 4_096, 12_288].map { size in
        UselessFile(testDescription: "cut off at \(size)", reason: "it is damaged", isOurs: true) { file in
            try file.fill()
            try file.cutOff(at: size)
        }
    }

    /// Of which version the file is to write and to read, and of which its schema is.
    private static let versions = [18, 19, 47].flatMap { place in
        [1, 2].map { steps in
            UselessFile(
                testDescription: "byte \(place) of a file of \(steps) steps",
                reason: place == 19 ? "it is not a database" : "it is damaged"
            ) { file in
                try file.open(migrations: Array(SampleFile.migrations.prefix(steps))).writer.close()
                try file.overwrite([place == 47 ? 9 : 3], at: place)
            }
        }
    }

    /// Told by its tables, be their names ours or not, by its own id, and by a list of migrations that is no list of
    /// ours.
    private static let foreign = [
        "CREATE TABLE note (x)", "CREATE TABLE other (x)", "PRAGMA application_id = 7",
        "CREATE TABLE grdb_migrations (x)",
        "CREATE TABLE grdb_migrations (identifier); INSERT INTO grdb_migrations VALUES ('z')",
    ].map { sql in
        UselessFile(testDescription: sql, reason: "another program made it", isForeign: true) { try $0.change(sql) }
    }

    private static let changed = [
        ("DROP INDEX note_by_text", "its tables are not those of the app"),
        ("ALTER TABLE note ADD COLUMN colour TEXT", "its tables are not those of the app"),
        ("CREATE TABLE other (x)", "its tables are not those of the app"),
        ("ALTER TABLE grdb_migrations RENAME identifier TO x", "its tables are not those of the app"),
        (
            """
            DROP TABLE grdb_migrations;
            CREATE TABLE grdb_migrations (identifier);
            INSERT INTO grdb_migrations VALUES (NULL)
            """, "it is damaged"
        ),
    ].map { sql, reason in
        UselessFile(testDescription: sql, reason: reason, isOurs: true) { file in
            try file.add("kept")
            try file.change(sql)
        }
    }
}

@Suite struct UselessFileTests {
    @Test(
        "P9: a useless file is left alone where it may be shared, else backed up whole, and the app begins anew",
        arguments: UselessFile.all, SampleFile.Kind.allCases)
    func useless(row: UselessFile, kind: SampleFile.Kind) throws {
        var file = try SampleFile()
        try row.make(file)
        let bytes = try Data(contentsOf: file.url)
        file.isReplacedIfUseless = false
        #expect(throws: StoreError.unopened(file.url.path, because: row.reason)) { _ = try file.open(as: kind) }
        #expect(try file.others().isEmpty)
        file.isReplacedIfUseless = true
        let moved = try #require(try file.open(as: kind).backup)
        let name = "\(file.url.path).\(row.isForeign ? "foreign" : "damaged")-20261121T041200Z"
        #expect(moved.description == "\(file.url.path) was backed up as \(name): \(row.reason)")
        if !row.isOurs { #expect(try Data(contentsOf: URL(filePath: name)) == bytes) }
        try file.add("first")
        #expect(try file.open(as: kind).backup == nil)
        #expect(try file.notes() == ["first"])
    }

    @Test(arguments: SampleFile.Kind.allCases)
    func `a file of a newer app is backed up whole, with what its connection has not yet brought into it`(
        kind: SampleFile.Kind
    ) async throws {
        let file = try SampleFile()
        let newer = SchemaMigration("notes-3", sql: "ALTER TABLE note ADD COLUMN colour TEXT")
        let holder = try file.open(migrations: SampleFile.migrations + [newer]).writer
        try await holder.write { try $0.execute(sql: "INSERT INTO note (text) VALUES ('new')") }
        let moved = try #require(try file.open(as: kind).backup)
        #expect(moved.reason == "a newer version of the app made it")
        #expect(FileManager.default.fileExists(atPath: moved.to + "-wal"))
        #expect(try file.notes().isEmpty)
        let rows = try await DatabaseQueue(path: moved.to).read {
            try String.fetchAll($0, sql: "SELECT text FROM note")
        }
        #expect(rows == ["new"])
        try holder.close()
    }

    @Test func `nothing that was backed up is ever overwritten`() throws {
        let file = try SampleFile()
        let name = "notes.sqlite.damaged-20261121T041200Z"
        try Data("in use".utf8).write(to: file.folder.appending(path: "\(name)-2-wal"))
        for number in 1...3 {
            try? FileManager.default.removeItem(at: file.url)
            try Data("noise \(number)".utf8).write(to: file.url)
            _ = try file.open()
        }
        #expect(try file.others() == [name, "\(name)-2-wal", "\(name)-3", "\(name)-4"])
        let kept = ["", "-3", "-4"].map {
            FileManager.default.contents(atPath: file.folder.appending(path: name + $0).path)
        }
        #expect(kept == (1...3).map { Data("noise \($0)".utf8) })
    }
}
