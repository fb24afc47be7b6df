import Foundation
import LaunchStore
import Logging
import NotificationStore
import Storage

/// The two files of a folder, opened; what is missing is made.
struct DataFiles: Sendable {
    let inbox: Result<OpenedDatabase<any StoreDatabase>, StorageError>
    let content: Result<OpenedDatabase<any StoreDatabase>, StorageError>
    private let opening: Opening

    static let names = ["inbox.sqlite", "content.sqlite"]

    /// Whether one of them holds something of an earlier launch.
    var areUsed: Bool { (try? inbox.get())?.isNew == false || (try? content.get())?.isNew == false }

    /// Opens one after the other.
    /// - Parameters:
    ///   - directory: the folder.
    ///   - migrations: the schema of a program's content.
    ///   - readers: how many may read the content at once; none where one connection reads and writes by turns.
    ///   - now: goes into the name of a file that is backed up.
    ///   - isReadable: whether the device lets files be read, as it does once it was unlocked.
    @MainActor
    init(
        openingIn directory: URL, migrations: [SchemaMigration], readers: Int, now: Date,
        isReadable: @escaping @MainActor @Sendable () -> Bool = { true }
    ) {
        let opening = Opening(
            directory: directory, migrations: migrations, readers: readers, areReplacedIfUseless: true, now: now,
            isReadable: isReadable)
        inbox = Result { () throws(StorageError) in try opening.reopenedInbox(patience: Opening.patience) }
        content = Result { () throws(StorageError) in try opening.reopenedContent(patience: Opening.patience) }
        self.opening = opening
    }

    /// Opens both at once, since each takes a tenth of a start.
    /// - Parameters:
    ///   - directory: the folder.
    ///   - migrations: the schema of a program's content.
    ///   - readers: how many may read the content at once; none where one connection reads and writes by turns.
    ///   - areReplacedIfUseless: whether a useless file is backed up; not where another process may run the app.
    ///   - now: goes into the name of a file that is backed up.
    init(
        openingAtOnceIn directory: URL, migrations: [SchemaMigration], readers: Int, areReplacedIfUseless: Bool,
        now: Date
    ) async {
        opening = Opening(
            directory: directory, migrations: migrations, readers: readers, areReplacedIfUseless: areReplacedIfUseless,
            now: now)
        let opening = opening
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

    /// What the stores use: one that is not open now opens later.
    @MainActor
    func databases() -> (inbox: any StoreDatabase, content: any StoreDatabase) {
        let opening = opening
        let inbox = inbox.database(at: opening.inboxURL) { () throws(StorageError) in
            try opening.reopenedInbox(patience: 0)
        }
        let content = content.database(at: opening.contentURL) { () throws(StorageError) in
            try opening.reopenedContent(patience: 0)
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

/// How each of the files is opened.
private struct Opening: Sendable {
    let directory: URL
    let migrations: [SchemaMigration]
    let readers: Int
    let areReplacedIfUseless: Bool
    let now: Date
    var isReadable: @MainActor @Sendable () -> Bool = { true }

    /// For how many seconds a start waits while another process opens a file of the folder. A later use does not wait.
    static let patience: TimeInterval = 5

    var inboxURL: URL { directory.appending(path: "inbox.sqlite") }
    var contentURL: URL { directory.appending(path: "content.sqlite") }

    func inbox(under lock: FolderLock) throws(StorageError) -> OpenedDatabase<any StoreDatabase> {
        try DatabaseFile(inboxURL, isReplacedIfUseless: areReplacedIfUseless)
            .openQueue(migrations: LaunchStoreSchema.migrations, now: now, under: lock).erased
    }

    func content(under lock: FolderLock) throws(StorageError) -> OpenedDatabase<any StoreDatabase> {
        let file = DatabaseFile(contentURL, isReplacedIfUseless: areReplacedIfUseless)
        let migrations = NotificationStoreSchema.migrations + migrations
        if readers == 0 { return try file.openLargeQueue(migrations: migrations, now: now, under: lock).erased }
        return try file.openPool(migrations: migrations, readers: readers, now: now, under: lock).erased
    }

    @MainActor
    func reopenedInbox(patience: TimeInterval) throws(StorageError) -> OpenedDatabase<any StoreDatabase> {
        let lock = try lock(inboxURL, patience: patience)
        defer { lock.release() }
        return try inbox(under: lock)
    }

    @MainActor
    func reopenedContent(patience: TimeInterval) throws(StorageError) -> OpenedDatabase<any StoreDatabase> {
        let lock = try lock(contentURL, patience: patience)
        defer { lock.release() }
        return try content(under: lock)
    }

    @MainActor
    private func lock(_ file: URL, patience: TimeInterval) throws(StorageError) -> FolderLock {
        guard isReadable() else {
            throw .unavailable(path: file.path, reason: "the device was not unlocked since it was switched on")
        }
        return try FolderLock(makingFolderOf: file, patience: patience)
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
