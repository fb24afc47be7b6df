import Foundation
import GRDB
import StoreErrors
import Testing

@testable import Storage

@Suite struct DamageTests {
    private let file: SampleFile

    init() throws {
        file = try SampleFile()
    }

    @Test func `P2: an index that a flipped bit keeps from its table is made anew, and nothing is lost`() throws {
        try file.add("aaaa")
        try file.open().writer.close()
        var bytes = try Data(contentsOf: file.url)
        // The text stands in the table and, behind it in the file, in the index.
        let place = try #require(bytes.range(of: Data("aaaa".utf8), options: .backwards))
        bytes[place.lowerBound] ^= 1
        try bytes.write(to: file.url)
        let opened = try file.open()
        #expect(opened.backup == nil)
        #expect(opened.notice == "\(file.url.path) was damaged: its indexes were made anew")
        let found = try opened.writer.read { database in
            try String.fetchAll(database, sql: "SELECT text FROM note INDEXED BY note_by_text WHERE text = 'aaaa'")
        }
        #expect(found == ["aaaa"])
    }

    @Test func `P9: a table with a value twice that may be there once is damaged, and the app begins anew`()
        async throws
    {
        let unique = SchemaMigration("notes-2", sql: "CREATE UNIQUE INDEX note_by_text ON note(text)")
        let migrations = [SampleFile.migrations[0], unique]
        let writer = try file.open(migrations: migrations).writer
        try await writer.write { try $0.execute(sql: "INSERT INTO note (text) VALUES ('aaaa'), ('bbbb')") }
        try writer.close()
        var bytes = try Data(contentsOf: file.url)
        // The table stands before its index.
        let place = try #require(bytes.range(of: Data("bbbb".utf8)))
        bytes.replaceSubrange(place, with: Data("aaaa".utf8))
        try bytes.write(to: file.url)
        for isDamaged in [true, false] {
            let opened = try file.open(migrations: migrations)
            #expect((opened.backup?.reason == "it is damaged") == isDamaged)
            try opened.writer.close()
        }
    }

    @Test(arguments: SampleFile.Kind.allCases)
    func `U45: damage that shows in use is noted, and the next opening quarantines the file if it finds any`(
        kind: SampleFile.Kind
    ) throws {
        try file.fill()
        func note() throws {
            let opened = try file.open(as: kind)
            let error = opened.writer.storeError(DatabaseError(resultCode: .SQLITE_CORRUPT))
            #expect(error == .refused(reason: "notes.sqlite: the file is damaged (SQLite 11)"))
            try opened.writer.close()
            #expect(try file.others() == ["notes.sqlite.damaged"])
        }
        try note()
        #expect(try file.open(as: kind).backup == nil)
        #expect(try file.others().isEmpty && file.notes().count == 400)
        try note()
        // Behind the beginning of its table, where the opening of a large file does not look.
        try file.overwrite(page: 14)
        #expect(try file.open(as: kind).backup?.reason == "it is damaged")
        #expect(try file.notes().isEmpty)
        #expect(try file.open(as: kind).backup == nil)
    }

    @Test func `what may pass is not noted as damage, nor is damage of a file that is gone`() throws {
        let writer = try file.open().writer
        for code in [ResultCode.SQLITE_BUSY, .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_READONLY] {
            _ = writer.storeError(DatabaseError(resultCode: code))
        }
        #expect(try file.others() == [])
        try FileManager.default.removeItem(at: file.url)
        _ = writer.storeError(DatabaseError(resultCode: .SQLITE_CORRUPT))
        #expect(try file.others() == [])
    }

    @Test(arguments: [
        (ResultCode.SQLITE_NOTADB, Damage.notADatabase), (.SQLITE_CORRUPT, .corrupt), (.SQLITE_CORRUPT_INDEX, .corrupt),
    ])
    func `what does not pass is damage`(code: ResultCode, damage: Damage) throws {
        #expect(Damage(DatabaseError(resultCode: code)) == damage)
        let failure = try DatabaseQueue().storeError(DatabaseError(resultCode: code))
        #expect(failure == .refused(reason: "\(failure)"))
    }

    /// SQLite reads a narrow index in the place of its table where it may.
    private static let narrow =
        SampleFile.migrations.prefix(1) + [
            SchemaMigration(
                "notes-2", sql: "ALTER TABLE note ADD COLUMN number INTEGER; CREATE INDEX narrow ON note(number)")
        ]

    @Test(arguments: [SampleFile.migrations, Array(narrow)])
    func `a pool's tables are looked at where they begin`(migrations: [SchemaMigration]) async throws {
        try file.fill(migrations)
        let root = try await DatabaseQueue(path: file.url.path).read {
            try Int.fetchOne($0, sql: "SELECT rootpage FROM sqlite_schema WHERE name = 'note'")
        }
        try file.overwrite(page: try #require(root))
        #expect(try file.open(as: .pool, migrations: migrations).backup?.reason == "it is damaged")
    }
}
