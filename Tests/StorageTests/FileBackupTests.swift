import Foundation
import GRDB
import Storage
import Testing

@Suite struct FileBackupTests {
    private let file: SampleFile

    init() throws {
        file = try SampleFile()
    }

    @Test(arguments: SampleFile.Kind.allCases, [2, 100, 4_096, 100_000])
    func `noise is backed up, and the app starts with a new file`(kind: SampleFile.Kind, size: Int) throws {
        let noise = Data((0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ 7) })
        try noise.write(to: file.url)
        let moved = try #require(try file.open(as: kind).backup)
        #expect(moved.from == file.url.path)
        #expect(moved.to == file.url.path + ".damaged-20261121T041200Z")
        #expect(moved.description == "\(moved.from) was backed up as \(moved.to): it is not a database")
        #expect(FileManager.default.contents(atPath: moved.to) == noise)
        #expect(try file.notes().isEmpty)
        #expect(try file.open(as: kind).backup == nil)
    }

    @Test(arguments: SampleFile.Kind.allCases, [99, 100, 4_095, 4_096, 12_288])
    func `[P9] a file that was cut off is backed up`(kind: SampleFile.Kind, size: Int) throws {
        try file.add(String(repeating: "note ", count: 4_000))
        try file.open().writer.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
        try file.cutOff(at: size)
        #expect(try file.open(as: kind).backup != nil)
        #expect(try file.notes().isEmpty)
    }

    @Test(arguments: SampleFile.Kind.allCases)
    func `a file of a newer app is backed up whole, with what its connection has not yet brought into it`(
        kind: SampleFile.Kind
    ) async throws {
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
