import Foundation
import GRDB
import Storage
import Testing

@Suite struct ErasingTests {
    private let file: SampleFile

    init() throws {
        file = try SampleFile()
    }

    @Test func `[U32] what a replacing left behind goes, and another program's file stays`() async throws {
        try await DatabaseQueue(path: file.url.path).write { try $0.execute(sql: "CREATE TABLE other (x)") }
        let foreign = try #require(try file.open().backup).to
        let writer = try file.open().writer
        let own = file.url.lastPathComponent
        let names = [
            ".copy-wal", ".unfinished", ".unfinished-shm", ".replacement-journal", ".damaged-1-wal",
            ".replacement.damaged-1",
        ]
        for name in names {
            try Data("secret words".utf8).write(to: file.folder.appending(path: own + name))
        }
        for name in ["other.copy", "\(own).copy.txt"] { try Data().write(to: file.folder.appending(path: name)) }
        try await writer.eraseRemoved()
        #expect(foreign.contains(".foreign-"))
        #expect(
            try file.others()
                == [URL(filePath: foreign).lastPathComponent, "\(own).copy.txt", "other.copy"].sorted())
    }

    @Test func `U32: while another connection reads the file its log is not erased, and the erasing fails`()
        async throws
    {
        var file = file
        file.busyTimeout = 0.01
        try file.add("kept")
        let writer = try file.open().writer
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let reader = try DatabaseQueue(path: file.url.path, configuration: configuration)
        try reader.inDatabase { try $0.execute(sql: "BEGIN; SELECT * FROM note") }
        try await writer.write { try $0.execute(sql: "DELETE FROM note") }
        let leftover = file.folder.appending(path: "notes.sqlite.copy")
        try Data("secret words".utf8).write(to: leftover)
        await #expect(throws: DatabaseError.self) { try await writer.eraseRemoved() }
        #expect(!FileManager.default.fileExists(atPath: leftover.path))
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
}
