import Foundation
import GRDB
import ItemStore
import Storage

/// A content file in a folder.
enum ItemFile {
    static func open(in folder: URL) throws -> OpenedDatabase.Writer {
        let file = DatabaseFile(folder.appending(path: "content.sqlite"))
        return try file.openLarge(migrations: ItemStoreSchema.migrations, now: .distantPast).writer
    }
}
