public import Foundation
import GRDB
public import Items
public import Storage
public import StoreErrors

/// Items in SQLite.
public struct SQLiteItemRepository: ItemRepository {
    private let database: any StoreDatabase

    /// - Parameter database: a file with ``ItemStoreSchema``.
    public init(_ database: any StoreDatabase) {
        self.database = database
    }

    public func isEmpty() async throws(StoreError) -> Bool {
        try await database.read { try Bool.fetchOne($0, sql: "SELECT NOT EXISTS (SELECT 1 FROM items)") == true }
    }

    public func items(of account: String, limit: Int) async throws(StoreError) -> [Item] {
        try await database.read { try Item.fetchAll(of: account, limit: limit, from: $0) }
    }

    public func itemUpdates(of account: String, limit: Int) -> StoreUpdates<[Item]> {
        database.updates { try Item.fetchAll(of: account, limit: limit, from: $0) }
    }

    public func item(id: Item.ID, of account: String) async throws(StoreError) -> Item? {
        try await database.read { try Item.fetch(id, of: account, from: $0) }
    }

    public func itemUpdates(id: Item.ID, of account: String) -> StoreUpdates<Item?> {
        database.updates { try Item.fetch(id, of: account, from: $0) }
    }

    public func save(_ items: [Item]) async throws(StoreError) -> StoreChanges {
        try await database.write { database in
            var changes = StoreChanges()
            for item in items { try item.store(in: database, counting: &changes) }
            return changes
        }
    }

    public func receive(_ item: Item) async throws(StoreError) -> Bool {
        try await database.write { try item.storeIfNewer(in: $0) }
    }

    public func mark(
        _ id: Item.ID, as mark: Item.Mark, of account: String, key: String, at date: Date
    ) async throws(StoreError) -> Item? {
        try await database.write { database in
            guard try Item.fetch(id, of: account, from: database) != nil else { return nil }
            try database.execute(
                sql: """
                    INSERT OR IGNORE INTO itemMark (key, itemID, account, mark, date)
                    VALUES (CAST(? AS TEXT), ?, CAST(? AS TEXT), ?, ?)
                    """,
                arguments: [key.stored, id, account.stored, mark.rawValue, date.milliseconds])
            return try Item.fetch(id, of: account, from: database)
        }
    }

    public func removeAccount() async throws(StoreError) {
        try await database.write {
            try $0.execute(sql: "DELETE FROM itemMark; DELETE FROM items WHERE account IS NOT NULL")
        }
    }
}
