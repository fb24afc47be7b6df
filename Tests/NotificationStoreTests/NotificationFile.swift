import Foundation
import GRDB
import NotificationStore
import Storage

/// A content file in a folder.
enum NotificationFile {
    static func open(in folder: URL) throws -> OpenedDatabase.Writer {
        let file = DatabaseFile(folder.appending(path: "content.sqlite"))
        return try file.openLarge(migrations: NotificationStoreSchema.migrations, now: .distantPast).writer
    }
}
