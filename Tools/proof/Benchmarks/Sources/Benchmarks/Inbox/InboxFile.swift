import Foundation
import GRDB
import LaunchStore
import Launches
import Storage

/// An inbox on a file of its own, opened as the programs open theirs.
@MainActor
struct InboxFile {
    let url: URL
    let queue: OpenedDatabase.Writer
    let inbox: SQLiteLaunchInbox

    init(_ url: URL) throws {
        self.url = url
        queue = try DatabaseFile(url).open(migrations: LaunchStoreSchema.migrations, now: SampleTap.now).writer
        inbox = SQLiteLaunchInbox(queue)
        // 2 is FULL (SQLite, "Pragma statements").
        let synchronous = try queue.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA synchronous") }
        try require(synchronous == 2, "The inbox does not wait for the disk: synchronous is not FULL.")
    }

    /// Does what is not measured without waiting for the disk.
    func prepare(_ body: (SQLiteLaunchInbox) throws -> Void) throws {
        try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous=OFF") }
        try body(inbox)
        try queue.writeWithoutTransaction { database in
            try database.execute(sql: "PRAGMA synchronous=FULL")
            _ = try database.checkpoint(.truncate)
        }
    }

    /// Records taps and settles them, one after the other, and closes the file.
    static func settle(_ count: Int, in url: URL) throws {
        let file = try InboxFile(url)
        try file.prepare { inbox in
            for number in 0..<count {
                try SampleTap.record(number, in: inbox)
                for record in try inbox.pending() { try SampleTap.settle(record.id, in: inbox) }
            }
        }
        try file.queue.close()
    }
}
