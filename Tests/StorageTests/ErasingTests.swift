import Foundation
import GRDB
import Storage
import Testing

@Suite struct ErasingTests {
    private let file: SampleFile

    init() throws {
        file = try SampleFile()
    }

    @Test func `U32: backups of the app's own files go, and another program's file stays`() async throws {
        try file.change("CREATE TABLE other (x)")
        let foreign = try #require(try file.open().backup).to
        let writer = try file.open().writer
        let own = file.url.lastPathComponent
        for name in ["\(own).damaged-1", "\(own).damaged-1-wal", "other.damaged-1"] {
            try Data("secret words".utf8).write(to: file.folder.appending(path: name))
        }
        try await writer.eraseRemoved()
        #expect(foreign.contains(".foreign-"))
        #expect(try file.others() == [URL(filePath: foreign).lastPathComponent, "other.damaged-1"].sorted())
    }

    @Test func `U32: while another connection reads the file its log is not erased, and the erasing fails`()
        async throws
    {
        var file = file
        file.busyTimeout = 0.01
        try file.add("kept")
        let writer = try file.open().writer
        let reader = try file.hold(with: "BEGIN; SELECT * FROM note")
        try await writer.write { try $0.execute(sql: "DELETE FROM note") }
        let backup = file.folder.appending(path: "notes.sqlite.damaged-1")
        try Data("secret words".utf8).write(to: backup)
        await #expect(throws: DatabaseError.self) { try await writer.eraseRemoved() }
        #expect(!FileManager.default.fileExists(atPath: backup.path))
        try reader.inDatabase { try $0.execute(sql: "ROLLBACK") }
        try await writer.eraseRemoved()
        #expect(try Data(contentsOf: URL(filePath: file.url.path + "-wal")).isEmpty)
        try reader.close()
    }

    @Test(arguments: SampleFile.Kind.allCases)
    func `a file that was closed meanwhile is an error, and not the end of the process`(
        kind: SampleFile.Kind
    ) async throws {
        let writer = try file.open(as: kind).writer
        try await writer.closeForGood()
        await #expect(throws: DatabaseError.self) { try await writer.eraseRemoved() }
        await #expect(throws: DatabaseError.self) {
            try await writer.writeWithoutTransaction { try $0.syncLog() }
        }
        try await writer.writeWithoutTransaction { $0.restartLog() }
    }

    @Test(arguments: SampleFile.Kind.allCases)
    func `U32: what was removed is in no file any more`(kind: SampleFile.Kind) async throws {
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
