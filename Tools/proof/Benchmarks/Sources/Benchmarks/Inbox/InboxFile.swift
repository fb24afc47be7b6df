import Foundation
import GRDB
import LaunchStore
import Storage

/// An inbox on a file of its own, opened as the programs open theirs.
@MainActor
struct InboxFile {
    let url: URL
    let queue: DatabaseQueue
    let inbox: SQLiteLaunchInbox

    init(_ name: String, in folder: URL) throws {
        url = folder.appending(path: "\(name).sqlite")
        queue = try DatabaseFile(url).openQueue(migrations: LaunchStoreSchema.migrations, now: Date()).writer
        inbox = SQLiteLaunchInbox(queue)
    }

    /// `PRAGMA synchronous` of the connection that records; 2 is FULL (SQLite, "Pragma statements").
    func synchronous() throws -> Int {
        try queue.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA synchronous") } ?? -1
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
}
