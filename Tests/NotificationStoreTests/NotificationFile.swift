import Foundation
import GRDB
import NotificationStore
import Storage

/// A content file in a folder.
enum NotificationFile {
    static func open(in folder: URL) throws -> DatabasePool {
        let file = DatabaseFile(folder.appending(path: "content.sqlite"))
        return try file.openPool(migrations: NotificationStoreSchema.migrations, now: .distantPast).writer
    }
}
