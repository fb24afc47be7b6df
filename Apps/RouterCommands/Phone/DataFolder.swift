import Foundation
import LaunchStore
import NotificationStore
import Storage
import StoreErrors

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

    var inboxURL: URL { directory.appending(path: "inbox.sqlite") }
    var contentURL: URL { directory.appending(path: "content.sqlite") }

    /// - Parameter patience: for how many seconds to wait while another process opens a file of the folder.
    @MainActor
    func openInbox(patience: TimeInterval) throws(StoreError) -> OpenedDatabase {
        try file(inboxURL, patience: patience).open(migrations: LaunchStoreSchema.migrations, now: now)
    }

    /// - Parameter patience: for how many seconds to wait while another process opens a file of the folder.
    @MainActor
    func openContent(patience: TimeInterval) throws(StoreError) -> OpenedDatabase {
        try file(contentURL, patience: patience)
            .openLarge(migrations: NotificationStoreSchema.migrations + migrations, readers: readers, now: now)
    }

    @MainActor
    private func file(_ url: URL, patience: TimeInterval) throws(StoreError) -> DatabaseFile {
        guard isReadable() else {
            throw .unopened(url.path, because: "the device was not unlocked since it was switched on")
        }
        return DatabaseFile(url, patience: patience, isReplacedIfUseless: areReplacedIfUseless)
    }
}
