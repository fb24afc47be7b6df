import Foundation
import GRDB
import TestSupport
import Testing

/// The disk itself, so that what stands on it and what does not is SQLite's doing and not its own.
@Suite struct SimulatedDiskTests {
    /// A file on which a row was inserted, and the disk that it lies on.
    private func withRow(
        synchronous: String, plan: FaultPlan? = nil
    ) throws -> DiskImage {
        let folder = try DiskFolder.make()
        defer { try? FileManager.default.removeItem(at: folder) }
        let disk = try Disk(in: folder, holding: DiskImage(), plan: plan, camera: .powerLosses([]))
        DiskVFS.shared.claim(folder.path, for: disk)
        defer { DiskVFS.shared.release(folder.path) }
        var configuration = Configuration()
        configuration.prepareDatabase { database in
            try database.execute(sql: "PRAGMA journal_mode=WAL; PRAGMA synchronous=\(synchronous)")
        }
        let queue = try DatabaseQueue(path: folder.appending(path: "file.sqlite").path, configuration: configuration)
        try queue.write { try $0.execute(sql: "CREATE TABLE row (id INTEGER PRIMARY KEY)") }
        try queue.writeWithoutTransaction { _ = try $0.checkpoint(.passive) }
        try queue.write { try $0.execute(sql: "INSERT INTO row DEFAULT VALUES") }
        return disk.current.storage.image(after: .everything)
    }

    private func rows(in image: DiskImage) throws -> Int {
        let folder = try DiskFolder.make()
        defer { try? FileManager.default.removeItem(at: folder) }
        try image.write(to: folder)
        let queue = try DatabaseQueue(path: folder.appending(path: "file.sqlite").path)
        return try queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM row") ?? 0 }
    }

    @Test(arguments: [("FULL", 1), ("NORMAL", 0), ("OFF", 0)])
    func `a power loss takes what was committed with fewer syncs than FULL`(synchronous: String, rows: Int) throws {
        let image = try withRow(synchronous: synchronous)
        // Without any sync not even the table is there.
        #expect(((try? self.rows(in: image)) ?? 0) == rows)
    }

    @Test(arguments: [
        (DiskFault.full, ResultCode.SQLITE_FULL), (.write, .SQLITE_IOERR_WRITE), (.sync, .SQLITE_IOERR_FSYNC),
        (.delete, .SQLITE_IOERR_DELETE), (.open, .SQLITE_CANTOPEN), (.sharedMemory, .SQLITE_IOERR_SHMMAP),
    ])
    func `a call that is refused fails with SQLite's code for it`(fault: DiskFault, code: ResultCode) {
        let error = #expect(throws: DatabaseError.self) {
            try withRow(synchronous: "FULL", plan: FaultPlan(fault: fault, first: 1, isLasting: true))
        }
        #expect(error?.extendedResultCode == code)
    }

    @Test func `some sectors of what was not synced survive, each as one of the writes left it`() {
        var folder = UnsyncedFolder(DiskImage(files: ["file": [UInt8](repeating: 0, count: 1_024)]))
        for value: UInt8 in 1...2 { folder.apply(.write("file", at: 0, [UInt8](repeating: value, count: 1_024))) }
        let found = (0..<UInt64(200)).map { folder.image(after: .sectors(512, seed: $0)).files["file"] ?? [] }
        #expect(Set(found.map { [$0[0], $0[512]] }).count == 9)
        #expect(found.allSatisfy { $0.count == 1_024 && Set($0[..<512]).count == 1 && Set($0[512...]).count == 1 })
        folder.apply(.sync("file"))
        #expect(folder.image(after: .everything).files["file"] == [UInt8](repeating: 2, count: 1_024))
    }

    @Test func `a deletion that the folder was not synced after can be undone, and so can a new file`() {
        var folder = UnsyncedFolder(DiskImage(files: ["old": [1]]))
        folder.apply(.delete("old", syncsFolder: false))
        folder.apply(.open("new", isNew: true))
        folder.apply(.write("new", at: 0, [2]))
        #expect(folder.image(after: .everything).files == ["old": [1]])
        #expect(folder.image(after: .nothing).files == ["new": [2]])
        folder.apply(.sync("new"))
        #expect(folder.image(after: .everything).files == ["old": [1], "new": [2]])
        folder.apply(.delete("other", syncsFolder: true))
        #expect(folder.image(after: .everything).files == ["new": [2]])
    }
}
