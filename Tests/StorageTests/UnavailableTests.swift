import Foundation
import GRDB
import Testing

@testable import Storage

@Suite struct UnavailableTests {
    private let file: SampleFile

    init() throws {
        file = try SampleFile()
    }

    @Test(arguments: SampleFile.Kind.allCases)
    func `a folder in its place is said to be one, and stays`(kind: SampleFile.Kind) throws {
        try FileManager.default.createDirectory(at: file.url, withIntermediateDirectories: false)
        try Data().write(to: file.url.appending(path: "inside"))
        #expect(throws: StorageError.unavailable(path: file.url.path, reason: "it is a folder")) {
            _ = try file.open(as: kind)
        }
        #expect(FileManager.default.fileExists(atPath: file.url.appending(path: "inside").path))
        #expect(try file.others().isEmpty)
    }

    @Test(arguments: SampleFile.Kind.allCases, ["", "deeper/still"])
    func `a file where its folder should be is named`(kind: SampleFile.Kind, path: String) throws {
        let parent = self.file.folder.appending(path: "parent")
        try Data("text".utf8).write(to: parent)
        let file = SampleFile(in: path.isEmpty ? parent : parent.appending(path: path))
        let reason = "its folder cannot be made: \(parent.path) is a file"
        #expect(throws: StorageError.unavailable(path: file.url.path, reason: reason)) {
            _ = try file.open(as: kind)
        }
        #expect(FileManager.default.contents(atPath: parent.path) == Data("text".utf8))
    }

    @Test(arguments: SampleFile.Kind.allCases)
    func `a file that another process holds is left alone`(kind: SampleFile.Kind) throws {
        var file = file
        try file.add("kept")
        file.busyTimeout = 0.05
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let holder = try DatabaseQueue(path: file.url.path, configuration: configuration)
        try holder.inDatabase { try $0.execute(sql: "PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE") }
        let error = #expect(throws: StorageError.self) { _ = try file.open(as: kind) }
        #expect(error?.description.contains("another process is using it") == true)
        try holder.close()
        #expect(try file.notes() == ["kept"])
        #expect(try file.others().isEmpty)
    }

    @Test(.enabled(if: getuid() != 0, "a superuser may write everywhere"), arguments: SampleFile.Kind.allCases)
    func `a file in a folder that may not be written is left alone`(kind: SampleFile.Kind) throws {
        try file.add("kept")
        try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: file.folder.path)
        let error = #expect(throws: StorageError.self) { _ = try file.open(as: kind) }
        #expect(error?.description.contains("it may not be read and written") == true)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: file.folder.path)
        #expect(try file.others().isEmpty)
        #expect(try file.notes() == ["kept"])
    }

    @Test(arguments: [
        (ResultCode.SQLITE_BUSY, "another process is using it"), (.SQLITE_BUSY_RECOVERY, "another process is using it"),
        (.SQLITE_LOCKED, "another process is using it"), (.SQLITE_FULL, "the disk is full"),
        (.SQLITE_IOERR, "the disk reports an error"),
        (.SQLITE_IOERR_SHORT_READ, "the disk reports an error"), (.SQLITE_IOERR_AUTH, "the disk reports an error"),
        (.SQLITE_CANTOPEN, "it may not be read and written"), (.SQLITE_PERM, "it may not be read and written"),
        (.SQLITE_READONLY, "it may not be read and written"), (.SQLITE_NOMEM, "the database reports an error"),
    ])
    func `what may pass never moves a file`(code: ResultCode, sentence: String) {
        let error = DatabaseError(resultCode: code)
        #expect(Damage(error) == nil)
        let url = URL(filePath: "/nowhere/notes.sqlite")
        #expect(
            StorageError(error, opening: url).description.hasPrefix("\(url.path) cannot be opened: \(sentence) (SQLite")
        )
    }

    @Test func `what has no plainer words is told in SQLite's own`() {
        let url = URL(filePath: "/nowhere/notes.sqlite")
        let failure = DatabaseError(resultCode: .SQLITE_ERROR, message: "no such table: note")
        #expect(
            StorageError(failure, opening: url).description
                == "\(url.path) cannot be opened: the database reports an error (SQLite 1: no such table: note)")
        let error = CocoaError(.fileWriteNoPermission)
        #expect(StorageError(error, opening: url).description.hasSuffix(": \(error.localizedDescription)"))
    }

    @Test func `damage of a file that is gone says nothing of the next one`() throws {
        let writer = try file.open().writer
        try FileManager.default.removeItem(at: file.url)
        _ = writer.reason(for: DatabaseError(resultCode: .SQLITE_CORRUPT))
        #expect(try file.others().isEmpty)
    }

    private enum Failure: Error, Equatable {
        case lasting(String)
        case passing(String)
    }

    @Test func `a store whose file cannot be opened yet is refused, which passes`() async {
        let error = StorageError.unavailable(path: "/nowhere/notes.sqlite", reason: "the device is locked")
        let database = await ReopeningDatabase("/nowhere/notes.sqlite") { () throws(StorageError) in throw error }
        let refusal = Failure.passing("\(error)")
        await #expect(throws: refusal) {
            try await database.read(orThrow: Failure.lasting, whenRefused: Failure.passing) { _ in }
        }
        await #expect(throws: refusal) {
            try await database.write(orThrow: Failure.lasting, whenRefused: Failure.passing) { _ in }
        }
        await #expect(throws: refusal) {
            try await database.writeUnsynced(orThrow: Failure.lasting, whenRefused: Failure.passing) { _ in }
        }
    }

    @Test(arguments: [
        (ResultCode.SQLITE_FULL, true), (.SQLITE_IOERR, true), (.SQLITE_IOERR_WRITE, true), (.SQLITE_BUSY, true),
        (.SQLITE_LOCKED, true), (.SQLITE_CANTOPEN, true), (.SQLITE_READONLY, true), (.SQLITE_PERM, true),
        (.SQLITE_NOMEM, true), (.SQLITE_PROTOCOL, true), (.SQLITE_CORRUPT, false), (.SQLITE_CONSTRAINT, false),
        (.SQLITE_ERROR, false),
    ])
    func `U26: what a disk refuses passes, and what a statement is to blame for does not`(
        code: ResultCode, passes: Bool
    ) async throws {
        let database = try DatabaseQueue()
        let (error, lasting, passing) = (DatabaseError(resultCode: code), Failure.lasting, Failure.passing)
        let reason = database.reason(for: error)
        let failure = passes ? passing(reason) : lasting(reason)
        await #expect(throws: failure) {
            try await database.read(orThrow: lasting, whenRefused: passing) { _ in throw error }
        }
        await #expect(throws: failure) {
            try await database.write(orThrow: lasting, whenRefused: passing) { _ in throw error }
        }
        await #expect(throws: failure) {
            try await database.writeUnsynced(orThrow: lasting, whenRefused: passing) { _ in throw error }
        }
    }

    @Test(arguments: [
        (ResultCode.SQLITE_NOTADB, Damage.notADatabase), (.SQLITE_CORRUPT, .corrupt), (.SQLITE_CORRUPT_INDEX, .corrupt),
    ])
    func `what does not pass is damage`(code: ResultCode, damage: Damage) {
        #expect(Damage(DatabaseError(resultCode: code)) == damage)
    }
}
