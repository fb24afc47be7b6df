public import Foundation
import GRDB
public import Launches
public import Storage
public import StoreErrors

/// The saved navigation in the inbox's file.
public struct SQLiteSavedNavigationStore: SavedNavigationStore {
    private let database: any StoreDatabase

    /// - Parameter database: a file with ``LaunchStoreSchema``.
    public init(_ database: any StoreDatabase) {
        self.database = database
    }

    public func save(_ navigation: Data, of account: AccountID) throws(StoreError) {
        try database.writeNow { database in
            try database.execute(
                sql: "REPLACE INTO navigation (id, account, state) VALUES (1, CAST(? AS TEXT), ?)",
                arguments: [account.description.stored, navigation])
        }
    }

    public func take(of account: AccountID) throws(StoreError) -> Data? {
        try database.writeNow { database in
            let kept = try Row.fetchOne(
                database, sql: "SELECT state FROM navigation WHERE account = CAST(? AS TEXT)",
                arguments: [account.description.stored])
            // A tap's screen may wait for it. After a power loss it is there again, which does no harm.
            if kept != nil { try database.withoutSync { try database.execute(sql: "DELETE FROM navigation") } }
            return kept?.bytes("state")
        }
    }

    public func remove() throws(StoreError) {
        try database.writeNow { database in try database.execute(sql: "DELETE FROM navigation") }
    }
}
