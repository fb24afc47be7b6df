import Foundation
import GRDB
import OrderStore
import Storage

/// A content file in a folder.
enum OrderFile {
    static func open(in folder: URL) throws -> OpenedDatabase.Writer {
        let file = DatabaseFile(folder.appending(path: "content.sqlite"))
        return try file.openLarge(migrations: OrderStoreSchema.migrations, now: .distantPast).writer
    }
}
