import Foundation
import GRDB
import LaunchStore
import NotificationStore
import Storage

/// The two files of a folder, opened; what is missing is made.
struct DataFiles: Sendable {
    let inbox: Result<OpenedDatabase<DatabaseQueue>, StorageError>
    let content: Result<OpenedDatabase<DatabasePool>, StorageError>

    /// Whether one of them holds something of an earlier launch.
    var areUsed: Bool { (try? inbox.get())?.isNew == false || (try? content.get())?.isNew == false }

    /// Opens one after the other.
    /// - Parameters:
    ///   - directory: the folder.
    ///   - migrations: the schema of a program's content.
    ///   - readers: how many may read the content at once.
    ///   - now: goes into the name of a file that is backed up.
    init(openingIn directory: URL, migrations: [SchemaMigration], readers: Int, now: Date) {
        let opening = Opening(
            directory: directory, migrations: migrations, readers: readers, areReplacedIfUseless: true, now: now)
        inbox = Result { () throws(StorageError) in try opening.inbox(under: nil) }
        content = Result { () throws(StorageError) in try opening.content(under: nil) }
    }

    /// Opens both at once, since each takes a tenth of a start.
    /// - Parameters:
    ///   - directory: the folder.
    ///   - migrations: the schema of a program's content.
    ///   - readers: how many may read the content at once.
    ///   - areReplacedIfUseless: whether a useless file is backed up; not where another process may run the app.
    ///   - now: goes into the name of a file that is backed up.
    init(
        openingAtOnceIn directory: URL, migrations: [SchemaMigration], readers: Int, areReplacedIfUseless: Bool,
        now: Date
    ) async {
        let opening = Opening(
            directory: directory, migrations: migrations, readers: readers, areReplacedIfUseless: areReplacedIfUseless,
            now: now)
        let lock: FolderLock
        do {
            lock = try FolderLock(makingFolderOf: opening.inboxURL)
        } catch {
            inbox = .failure(error)
            content = .failure(error.naming(opening.contentURL))
            return
        }
        defer { lock.release() }
        async let inbox = Result { () throws(StorageError) in try opening.inbox(under: lock) }
        async let content = Result { () throws(StorageError) in try opening.content(under: lock) }
        (self.inbox, self.content) = await (inbox, content)
    }
}

/// How each of the files is opened.
private struct Opening: Sendable {
    let directory: URL
    let migrations: [SchemaMigration]
    let readers: Int
    let areReplacedIfUseless: Bool
    let now: Date

    var inboxURL: URL { directory.appending(path: "inbox.sqlite") }
    var contentURL: URL { directory.appending(path: "content.sqlite") }

    func inbox(under lock: FolderLock?) throws(StorageError) -> OpenedDatabase<DatabaseQueue> {
        try DatabaseFile(inboxURL, isReplacedIfUseless: areReplacedIfUseless)
            .openQueue(migrations: LaunchStoreSchema.migrations, now: now, under: lock)
    }

    func content(under lock: FolderLock?) throws(StorageError) -> OpenedDatabase<DatabasePool> {
        try DatabaseFile(contentURL, isReplacedIfUseless: areReplacedIfUseless)
            .openPool(
                migrations: NotificationStoreSchema.migrations + migrations, readers: readers, now: now, under: lock)
    }
}

extension StorageError {
    /// The same of another file.
    fileprivate func naming(_ file: URL) -> StorageError {
        switch self {
        case .unavailable(_, let reason): .unavailable(path: file.path, reason: reason)
        }
    }
}
