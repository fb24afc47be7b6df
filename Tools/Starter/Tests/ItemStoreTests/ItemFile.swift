import Foundation
import GRDB
import ItemStore
import Storage

/// A content file in a folder.
enum ItemFile {
    static func open(in folder: URL) throws -> DatabasePool {
        let file = DatabaseFile(folder.appending(path: "content.sqlite"))
        return try file.openPool(migrations: ItemStoreSchema.migrations, now: .distantPast).writer
    }
}
