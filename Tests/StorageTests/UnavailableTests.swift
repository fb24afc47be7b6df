import Foundation
import GRDB
import StoreErrors
import Testing

@testable import Storage

@Suite struct UnavailableTests {
    private let file: SampleFile

    init() throws {
        file = try SampleFile()
    }

    @Test func `P9: a folder in the place of the note of damage notes none`() throws {
        let quarantine = FileQuarantine(of: file.url.path)
        let note = file.url.path + ".damaged"
        try FileManager.default.createDirectory(atPath: note, withIntermediateDirectories: false)
        #expect(!quarantine.isDamageNoted)
        try FileManager.default.removeItem(atPath: note)
        try Data().write(to: URL(filePath: note))
        #expect(quarantine.isDamageNoted)
    }

    @Test(arguments: SampleFile.Kind.allCases)
    func `P9: a folder in its place is quarantined with what it holds, and not from under an app that runs`(
        kind: SampleFile.Kind
    ) async throws {
        var file = file
        try FileManager.default.createDirectory(at: file.url, withIntermediateDirectories: false)
        try Data().write(to: file.url.appending(path: "inside"))
        file.isReplacedIfUseless = false
        #expect(throws: StoreError.unopened(file.url.path, because: "it is a folder")) {
            _ = try file.open(as: kind)
        }
        file.isReplacedIfUseless = true
        let opened = try file.open(as: kind)
        let backup = try #require(opened.backup)
        #expect(backup.reason == "it is a folder" && backup.to.contains(".foreign-"))
        try await opened.writer.eraseRemoved()
        #expect(FileManager.default.fileExists(atPath: backup.to + "/inside"))
        #expect(try file.open(as: kind).backup == nil)
    }

    @Test(arguments: ["-wal", "-shm", "-journal"])
    func `P9: a folder in the place of its log or index is quarantined, and the file is used`(suffix: String) throws {
        try file.add("kept")
        try? FileManager.default.removeItem(atPath: file.url.path + suffix)
        let folder = URL(filePath: file.url.path + suffix)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        try Data().write(to: folder.appending(path: "inside"))
        #expect(try file.notes() == ["kept"])
        let aside = try #require(try file.others().first { $0.contains(".foreign-") })
        #expect(FileManager.default.fileExists(atPath: file.folder.appending(path: aside + "/inside").path))
    }

    @Test(arguments: SampleFile.Kind.allCases, ["", "deeper/still"])
    func `a file where its folder should be is left alone`(kind: SampleFile.Kind, path: String) throws {
        let parent = self.file.folder.appending(path: "parent")
        try Data("text".utf8).write(to: parent)
        let file = SampleFile(in: path.isEmpty ? parent : parent.appending(path: path))
        let reason = "its folder cannot be opened: Not a directory"
        #expect(throws: StoreError.unopened(file.url.path, because: reason)) { _ = try file.open(as: kind) }
        #expect(FileManager.default.contents(atPath: parent.path) == Data("text".utf8))
    }

    @Test(arguments: SampleFile.Kind.allCases)
    func `a file that another process holds is left alone`(kind: SampleFile.Kind) throws {
        var file = file
        try file.add("kept")
        file.busyTimeout = 0.05
        let holder = try file.hold(with: "PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE")
        let error = #expect(throws: StoreError.self) { _ = try file.open(as: kind) }
        #expect(error?.description.contains("another process is using it") == true)
        try holder.close()
        #expect(try file.notes() == ["kept"])
        #expect(try file.others().isEmpty)
    }

    @Test(.enabled(if: getuid() != 0, "a superuser may write everywhere"), arguments: SampleFile.Kind.allCases)
    func `a file in a folder that may not be written is left alone`(kind: SampleFile.Kind) throws {
        try file.add("kept")
        try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: file.folder.path)
        let error = #expect(throws: StoreError.self) { _ = try file.open(as: kind) }
        #expect(error?.description.contains("it may not be read and written") == true)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: file.folder.path)
        #expect(try file.others().isEmpty)
        #expect(try file.notes() == ["kept"])
    }

    /// What SQLite reports, whether it may pass, and if so what is said of it when a file is opened.
    private static let reports: [(code: ResultCode, passes: Bool, sentence: String)] = [
        (.SQLITE_BUSY, true, "another process is using it"),
        (.SQLITE_BUSY_RECOVERY, true, "another process is using it"),
        (.SQLITE_LOCKED, true, "another process is using it"), (.SQLITE_FULL, true, "the disk is full"),
        (.SQLITE_IOERR, true, "the disk reports an error"), (.SQLITE_IOERR_WRITE, true, "the disk reports an error"),
        (.SQLITE_CANTOPEN, true, "it may not be read and written"),
        (.SQLITE_PERM, true, "it may not be read and written"),
        (.SQLITE_READONLY, true, "it may not be read and written"),
        (.SQLITE_NOMEM, true, "the database reports an error"),
        (.SQLITE_PROTOCOL, true, "the database reports an error"),
        (.SQLITE_MISUSE, false, "the connection is closed"),
        (.SQLITE_CONSTRAINT, false, "the database reports an error"),
        (.SQLITE_ERROR, false, "the database reports an error"),
    ]

    @Test(arguments: reports)
    func `U26, U45: what a disk refuses passes, what a statement is to blame for does not, and neither moves a file`(
        code: ResultCode, passes: Bool, sentence: String
    ) async throws {
        let error = DatabaseError(resultCode: code)
        #expect(Damage(error) == nil)
        let url = URL(filePath: "/nowhere/notes.sqlite")
        #expect(
            StoreError(error, opening: url).description.hasPrefix("\(url.path) cannot be opened: \(sentence) (SQLite"))
        let database: any StoreDatabase = try DatabaseQueue()
        let failure = database.storeError(error)
        #expect(failure == (passes ? .refused(reason: "\(failure)") : .unavailable(reason: "\(failure)")))
        await #expect(throws: failure) { try await database.read { _ in throw error } }
        await #expect(throws: failure) { try await database.write { _ in throw error } }
        await #expect(throws: failure) { try await database.writeUnsynced { _ in throw error } }
    }

    @Test func `what has no plainer words is told in SQLite's own, or in the system's`() {
        let url = URL(filePath: "/nowhere/notes.sqlite")
        let failure = DatabaseError(resultCode: .SQLITE_ERROR, message: "no such table: note")
        #expect(
            StoreError(failure, opening: url).description
                == "\(url.path) cannot be opened: the database reports an error (SQLite 1: no such table: note)")
        let error = CocoaError(.fileWriteNoPermission)
        #expect(StoreError(error, opening: url).description.hasSuffix(": \(error.localizedDescription)"))
    }

    @Test(arguments: SampleFile.Kind.allCases)
    func `damage that was noted is for a process of its own to look for`(kind: SampleFile.Kind) throws {
        var file = file
        try file.add("kept")
        _ = try file.open().writer.storeError(DatabaseError(resultCode: .SQLITE_CORRUPT))
        file.isReplacedIfUseless = false
        #expect(try file.open(as: kind).backup == nil)
        #expect(try file.others() == ["notes.sqlite.damaged"])
        file.isReplacedIfUseless = true
        #expect(try file.open(as: kind).backup == nil)
        #expect(try file.others().isEmpty)
    }
}
