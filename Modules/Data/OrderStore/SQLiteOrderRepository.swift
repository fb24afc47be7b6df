public import Foundation
import GRDB
public import Orders
public import Storage
public import StoreErrors

/// Orders in SQLite.
public struct SQLiteOrderRepository: OrderRepository {
    private let database: any StoreDatabase

    /// - Parameter database: a file with ``OrderStoreSchema``.
    public init(_ database: any StoreDatabase) {
        self.database = database
    }

    public func place(
        for account: String, at date: Date, readyAt: Date
    ) async throws(StoreError) -> Order {
        let order = try await database.write { database -> Order? in
            try database.execute(
                sql: "INSERT INTO canteenOrder (account, placedAt, readyAt) VALUES (CAST(? AS TEXT), ?, ?)",
                arguments: [account.stored, date.milliseconds, readyAt.milliseconds])
            return try Order.fetch(database.lastInsertedRowID, of: account, from: database)
        }
        guard let order else { throw .unavailable(reason: "an order was not kept") }
        return order
    }

    public func order(id: Order.ID, of account: String) async throws(StoreError) -> Order? {
        try await database.read { try Order.fetch(id, of: account, from: $0) }
    }

    public func openOrders(of account: String, at date: Date) async throws(StoreError) -> [Order] {
        try await database.read { database in
            try Int64.fetchAll(
                database,
                sql: """
                    SELECT id FROM canteenOrder WHERE account = CAST(? AS TEXT) AND readyAt > ?
                    ORDER BY readyAt, id LIMIT 64
                    """,
                arguments: [account.stored, date.milliseconds]
            ).compactMap { try Order.fetch($0, of: account, from: database) }
        }
    }

    public func confirm(
        _ id: Order.ID, of account: String, key: String, at date: Date
    ) async throws(StoreError) -> Order? {
        try await database.write { database in
            try database.execute(
                sql: """
                    INSERT OR IGNORE INTO orderConfirmation (key, orderID, confirmedAt)
                    SELECT CAST(? AS TEXT), id, ? FROM canteenOrder
                    WHERE id = ? AND account = CAST(? AS TEXT)
                    """,
                arguments: [key.stored, date.milliseconds, id, account.stored])
            return try Order.fetch(id, of: account, from: database)
        }
    }
}

extension Order {
    /// Nil if the account has none, or the row is not as the schema has it.
    fileprivate static func fetch(_ id: Order.ID, of account: String, from database: Database) throws -> Order? {
        let row = try Row.fetchOne(
            database,
            sql: """
                SELECT placedAt, readyAt, (
                    SELECT min(confirmedAt) FROM orderConfirmation
                    WHERE orderID = canteenOrder.id
                ) AS confirmedAt
                FROM canteenOrder WHERE id = ? AND account = CAST(? AS TEXT)
                """,
            arguments: [id, account.stored])
        guard let row, let placedAt = row.date("placedAt"), let readyAt = row.date("readyAt") else { return nil }
        return Order(
            id: id, account: account, placedAt: placedAt, readyAt: readyAt, confirmedAt: row.date("confirmedAt"))
    }
}
