import Foundation
import GRDB
import Storage
import StoreErrors
import Testing

@Suite struct SalvageTests {
    private let file: SampleFile

    init() throws {
        file = try SampleFile()
    }

    private func overwrite(page: Int) throws {
        let handle = try FileHandle(forWritingTo: file.url)
        try handle.seek(toOffset: UInt64(page - 1) * 4_096)
        try handle.write(contentsOf: Data((0..<4_096).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ 7) }))
        try handle.close()
    }

    /// The pages with a table's rows, in their order. SQLite: "Database File Format", section 1.6.
    private func leaves() throws -> [Int] {
        let bytes = try Data(contentsOf: file.url)
        return (2...bytes.count / 4_096).filter { bytes[($0 - 1) * 4_096] == 13 }
    }

    @Test(arguments: [5, 9, 14, 20])
    func `of a file with noise on one page the other rows are kept`(page: Int) throws {
        try file.fill()
        try overwrite(page: page)
        let moved = try #require(try file.open().backup)
        #expect(moved.reason == "it is damaged")
        let kept = try file.notes()
        // A page holds some 19 notes, or the names of many for the index.
        #expect(kept.count >= 380 && kept.count == moved.keptRows)
        #expect(kept.allSatisfy { $0.hasPrefix("note ") && $0.hasSuffix("xxx") })
        #expect(Set(kept).count == kept.count)
        #expect(moved.description.hasSuffix("it is damaged; \(kept.count) of its rows were kept"))
    }

    @Test(arguments: [5, 9, 14, 20])
    func `of a table without an index the rows before and behind the noise are kept`(page: Int) throws {
        let migrations = [SampleFile.migrations[0]]
        try file.fill(migrations)
        try overwrite(page: page)
        let opened = try file.open(migrations: migrations)
        #expect(try #require(opened.backup).keptRows >= 380)
        try opened.writer.close()
    }

    @Test func `of a file with noise on two of a table's pages the rows between them are kept`() throws {
        try file.fill()
        let pages = try leaves()
        try #require(pages.count > 15)
        try overwrite(page: pages[5])
        try overwrite(page: pages[pages.count - 5])
        #expect(try #require(try file.open().backup).keptRows >= 360)
    }

    @Test func `of a file that was cut off the rows before the cut are kept`() throws {
        try file.fill()
        try file.cutOff(at: 10 * 4_096)
        let moved = try #require(try file.open().backup)
        #expect(try (50..<400).contains(file.notes().count))
        #expect(try file.notes().first?.hasPrefix("note 1 ") == true)
        #expect(try FileManager.default.attributesOfItem(atPath: moved.to)[.size] as? Int == 10 * 4_096)
    }

    @Test func `of a newer app's file all rows are kept, as far as they are known here`() async throws {
        let newer = SchemaMigration(
            "notes-3", sql: "ALTER TABLE note ADD COLUMN colour TEXT; CREATE TABLE other (id INTEGER PRIMARY KEY)")
        let writer = try file.open(migrations: SampleFile.migrations + [newer]).writer
        // The writer stays open: what it wrote is in its log only.
        try await writer.write { database in
            try database.execute(
                sql: "INSERT INTO note (id, text, colour) VALUES (7, 'a' || char(0) || 'b', 'red'), (9, 'ü', NULL)")
        }
        #expect(try file.open().backup?.keptRows == 2)
        let texts = try await file.open().writer.read {
            try String.fetchAll($0, sql: "SELECT id || hex(text) FROM note ORDER BY id")
        }
        #expect(texts == ["7610062", "9C3BC"])
        try writer.close()
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
        try overwrite(page: 14)
        #expect(try file.open(as: kind).backup?.reason == "it is damaged")
        // A small file's rows are brought over; what is in the other comes from elsewhere.
        #expect(try file.notes().isEmpty == (kind != .queue))
        #expect(try file.open(as: kind).backup == nil)
    }

    @Test func `what may pass is not noted as damage`() throws {
        let writer = try file.open().writer
        for code in [ResultCode.SQLITE_BUSY, .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_READONLY] {
            _ = writer.storeError(DatabaseError(resultCode: code))
        }
        #expect(try file.open().backup == nil)
        #expect(try file.others() == [])
    }

    @Test func `a process that dies once the replacement is made leaves the rest to the next`() throws {
        try file.fill()
        let other = SampleFile(in: file.folder.appending(path: "other"))
        try other.add("brought over")
        try FileManager.default.moveItem(atPath: other.url.path, toPath: file.url.path + ".replacement")
        try overwrite(page: 1)
        #expect(try file.open().backup?.from == file.url.path)
        #expect(try file.notes() == ["brought over"])
        #expect(try file.open().backup == nil)
    }

    @Test func `a process that dies while the replacement is made leaves nothing in the way`() throws {
        try file.fill()
        try overwrite(page: 9)
        for name in [".unfinished", ".unfinished-wal", ".copy", ".copy-wal", ".copy-shm"] {
            try Data("noise".utf8).write(to: URL(filePath: file.url.path + name))
        }
        #expect(try #require(try file.open().backup).keptRows >= 380)
        #expect(try file.others().count == 1)
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
        try overwrite(page: try #require(root))
        #expect(try file.open(as: .pool, migrations: migrations).backup?.reason == "it is damaged")
    }
}
