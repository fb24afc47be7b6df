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

    static let names = ["inbox.sqlite", "content.sqlite"]

    /// Whether one of them holds something of an earlier launch.
    var areUsed: Bool { (try? inbox.get())?.isNew == false || (try? content.get())?.isNew == false }

    /// What the stores use: one that is not open now opens later.
    @MainActor
    func databases() -> (inbox: any StoreDatabase, content: any StoreDatabase) {
        let folder = folder
        let inbox = inbox.database(at: folder.inboxURL) { () throws(StorageError) in
            try folder.opened(folder.inboxURL, patience: 0, folder.inbox)
        }
        let content = content.database(at: folder.contentURL) { () throws(StorageError) in
            try folder.opened(folder.contentURL, patience: 0, folder.content)
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

    /// Opens one file after the other.
    @MainActor
    func open() -> DataFiles {
        DataFiles(
            folder: self,
            inbox: Result { () throws(StorageError) in try opened(inboxURL, patience: Self.patience, inbox) },
            content: Result { () throws(StorageError) in try opened(contentURL, patience: Self.patience, content) })
    }

    /// Opens both at once, since each takes a tenth of a start.
    func openAtOnce() async -> DataFiles {
        let lock: FolderLock
        do {
            lock = try FolderLock(makingFolderOf: inboxURL)
        } catch {
            return DataFiles(
                folder: self, inbox: .failure(error), content: .failure(error.naming(contentURL)))
        }
        defer { lock.release() }
        async let inbox = Result { () throws(StorageError) in try self.inbox(under: lock) }
        async let content = Result { () throws(StorageError) in try self.content(under: lock) }
        return await DataFiles(folder: self, inbox: inbox, content: content)
    }

    /// For how many seconds a start waits while another process opens a file of the folder. A later use does not wait.
    private static let patience: TimeInterval = 5

    fileprivate var inboxURL: URL { directory.appending(path: "inbox.sqlite") }
    fileprivate var contentURL: URL { directory.appending(path: "content.sqlite") }

    fileprivate func inbox(under lock: FolderLock) throws(StorageError) -> OpenedDatabase<any StoreDatabase> {
        try DatabaseFile(inboxURL, isReplacedIfUseless: areReplacedIfUseless)
            .openQueue(migrations: LaunchStoreSchema.migrations, now: now, under: lock).erased
    }

    fileprivate func content(under lock: FolderLock) throws(StorageError) -> OpenedDatabase<any StoreDatabase> {
        let file = DatabaseFile(contentURL, isReplacedIfUseless: areReplacedIfUseless)
        let migrations = NotificationStoreSchema.migrations + migrations
        if readers == 0 { return try file.openLargeQueue(migrations: migrations, now: now, under: lock).erased }
        return try file.openPool(migrations: migrations, readers: readers, now: now, under: lock).erased
    }

    /// Opens one of the files, whatever comes of the other.
    @MainActor
    fileprivate func opened(
        _ file: URL, patience: TimeInterval,
        _ open: (FolderLock) throws(StorageError) -> OpenedDatabase<any StoreDatabase>
    ) throws(StorageError) -> OpenedDatabase<any StoreDatabase> {
        guard isReadable() else {
            throw .unavailable(path: file.path, reason: "the device was not unlocked since it was switched on")
        }
        let lock = try FolderLock(makingFolderOf: file, patience: patience)
        defer { lock.release() }
        return try open(lock)
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
