import Foundation
import LaunchStore
import Logging
import NotificationStore
import Storage

/// The two files of a folder, as far as they could be opened.
struct DataFiles: Sendable {
    fileprivate let folder: DataFolder
    let inbox: Result<OpenedDatabase<any StoreDatabase>, StorageError>
    let content: Result<OpenedDatabase<any StoreDatabase>, StorageError>

    /// What the stores use: one that is not open now opens later.
    @MainActor
    func databases() -> (inbox: any StoreDatabase, content: any StoreDatabase) {
        let folder = folder
        let inbox = inbox.database(at: folder.inboxURL) { () throws(StorageError) in
            try folder.inbox(patience: 0)
        }
        let content = content.database(at: folder.contentURL) { () throws(StorageError) in
            try folder.content(patience: 0)
        }
        return (inbox, content)
    }
}

extension Result where Success == OpenedDatabase<any StoreDatabase>, Failure == StorageError {
    @MainActor
    fileprivate func database(
        at url: URL, reopening open: @escaping @MainActor () throws(StorageError) -> Success
    ) -> any StoreDatabase {
        switch self {
        case .success(let opened): opened.writer
        case .failure:
            ReopeningDatabase(url.path) { () throws(StorageError) in
                let opened = try open()
                if let moved = opened.backup { Logger(label: "storage").warning("\(moved)") }
                return try opened.writer.opened()
            }
        }
    }
}

/// How the two files of a folder are opened; what is missing is made.
struct DataFolder: Sendable {
    let directory: URL
    /// The schema of a program's content.
    let migrations: [SchemaMigration]
    /// How many may read the content at once; none where one connection reads and writes by turns.
    let readers: Int
    /// Whether a useless file is backed up; not where another process may run the app.
    var areReplacedIfUseless = true
    /// Goes into the name of a file that is backed up.
    let now: Date
    /// Whether the device lets files be read, as it does once it was unlocked.
    var isReadable: @MainActor @Sendable () -> Bool = { true }

    /// Opens one file after the other, each whatever comes of the other: two threads that open them at once take
    /// longer.
    @MainActor
    func open() -> DataFiles {
        DataFiles(
            folder: self,
            inbox: Result { () throws(StorageError) in try inbox(patience: Self.patience) },
            content: Result { () throws(StorageError) in try content(patience: Self.patience) })
    }

    /// For how many seconds a start waits while another process opens a file of the folder. A later use does not wait.
    private static let patience: TimeInterval = 5

    fileprivate var inboxURL: URL { directory.appending(path: "inbox.sqlite") }
    fileprivate var contentURL: URL { directory.appending(path: "content.sqlite") }

    @MainActor
    fileprivate func inbox(patience: TimeInterval) throws(StorageError) -> OpenedDatabase<any StoreDatabase> {
        try file(inboxURL, patience: patience).openQueue(migrations: LaunchStoreSchema.migrations, now: now).erased
    }

    @MainActor
    fileprivate func content(patience: TimeInterval) throws(StorageError) -> OpenedDatabase<any StoreDatabase> {
        let file = try file(contentURL, patience: patience)
        let migrations = NotificationStoreSchema.migrations + migrations
        if readers == 0 { return try file.openLargeQueue(migrations: migrations, now: now).erased }
        return try file.openPool(migrations: migrations, readers: readers, now: now).erased
    }

    @MainActor
    private func file(_ url: URL, patience: TimeInterval) throws(StorageError) -> DatabaseFile {
        guard isReadable() else {
            throw .unavailable(path: url.path, reason: "the device was not unlocked since it was switched on")
        }
        return DatabaseFile(url, patience: patience, isReplacedIfUseless: areReplacedIfUseless)
    }
}
