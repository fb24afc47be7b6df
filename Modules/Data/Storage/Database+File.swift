import Foundation
import GRDB
import GRDBSQLite

extension Database {
    /// A damaged header makes SQLite open a file for reading alone, though it may be written.
    /// - Throws: ``Damage/corrupt`` then.
    func checkIsWritable(_ url: URL) throws {
        if sqlite3_db_readonly(sqliteConnection, "main") == 1, url.isWritable { throw Damage.corrupt }
    }
}

extension Damage {
    /// The same of an error while a file is opened.
    init?(_ error: any Error, opening url: URL) {
        if (error as? DatabaseError)?.extendedResultCode == .SQLITE_READONLY, url.isWritable {
            self = .corrupt
        } else {
            self.init(error)
        }
    }
}

extension URL {
    fileprivate var isWritable: Bool { access(path, W_OK) == 0 }
}
