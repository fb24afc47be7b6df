import Foundation
import LaunchStore
import Launches
import Storage
import Testing

/// Which writes of the inbox wait for the disk.
@MainActor
@Suite struct InboxSyncTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)

    /// What a power loss leaves once `body` has used an inbox.
    private func histories(
        after losses: [UnsyncedFolder.Loss], _ body: (SQLiteLaunchInbox) throws -> Void
    ) throws -> [[LaunchRecord]] {
        let folder = try DiskFolder.make()
        defer { try? FileManager.default.removeItem(at: folder) }
        let disk = try Disk(in: folder, holding: DiskImage(), plan: nil, camera: .powerLosses([]))
        DiskVFS.shared.claim(folder.path, for: disk)
        defer { DiskVFS.shared.release(folder.path) }
        let inbox = try inbox(in: folder)
        // To close the file would sync it.
        let images = try withExtendedLifetime(inbox) {
            try body(inbox)
            return losses.map { disk.current.storage.image(after: $0) }
        }
        return try images.map(history)
    }

    private func history(in image: DiskImage) throws -> [LaunchRecord] {
        let folder = try DiskFolder.make()
        defer { try? FileManager.default.removeItem(at: folder) }
        try image.write(to: folder)
        return try inbox(in: folder).history()
    }

    private func inbox(in folder: URL) throws -> SQLiteLaunchInbox {
        let file = DatabaseFile(folder.appending(path: "inbox.sqlite"))
        return SQLiteLaunchInbox(try file.open(migrations: LaunchStoreSchema.migrations, now: now).writer)
    }

    private func record(_ link: String, in inbox: SQLiteLaunchInbox) throws -> LaunchRecord.ID {
        let payload = LaunchPayload(link: link, from: .openURL, for: nil, at: now)
        guard case .new(let id) = try inbox.record(payload, expiresAt: now, trace: []) else { return 0 }
        return id
    }

    @Test func `P1: a step of a trace is committed without a sync, and synced with the next record`() throws {
        let left = try histories(after: [.everything, .nothing]) { inbox in
            try inbox.append([TraceEntry(.held, at: now)], to: try record("sample://a", in: inbox))
        }
        #expect(left.map { $0.map(\.trace.count) } == [[0], [1]])
        let next = try histories(after: [.everything]) { inbox in
            try inbox.append([TraceEntry(.held, at: now)], to: try record("sample://a", in: inbox))
            _ = try record("sample://b", in: inbox)
        }
        #expect(next.map { $0.map(\.trace.count) } == [[1, 0]])
    }

    @Test func `P6: the log is kept short, and no record begins a new one`() throws {
        let folder = try DiskFolder.make()
        defer { try? FileManager.default.removeItem(at: folder) }
        let disk = try Disk(in: folder, holding: DiskImage(), plan: nil, camera: nil)
        DiskVFS.shared.claim(folder.path, for: disk)
        defer { DiskVFS.shared.release(folder.path) }
        let inbox = try inbox(in: folder)
        for number in 0..<200 {
            let before = disk.syncs.count
            let id = try record("sample://\(number)", in: inbox)
            #expect(disk.syncs.count == before + 1)
            try inbox.settle([PendingSettlement(id, as: Settlement(.shown), trace: [])], at: now)
        }
        let log = try FileManager.default.attributesOfItem(atPath: folder.path + "/inbox.sqlite-wal")[.size] as? Int
        #expect(try #require(log) < 150 * 4_120)
    }
}
