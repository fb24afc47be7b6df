public import Foundation
public import GRDB
public import Orders
import Storage

/// Orders in SQLite.
public struct SQLiteOrderRepository: OrderRepository {
    private let database: any DatabaseWriter

    /// - Parameter database: a file with ``OrderStoreSchema``.
    public init(_ database: any DatabaseWriter) {
        self.database = database
    }

    public func place(at date: Date, readyAt: Date) async throws(OrderRepositoryError) -> Order {
        let order = try await database.write(orThrow: OrderRepositoryError.unavailable) { database -> Order? in
            try database.execute(
                sql: "INSERT INTO canteenOrder (placedAt, readyAt) VALUES (?, ?)",
                arguments: [date.milliseconds, readyAt.milliseconds])
            return try Order.fetch(database.lastInsertedRowID, from: database)
        }
        guard let order else { throw .unavailable(reason: "an order was not kept") }
        return order
    }

    public func order(id: Order.ID) async throws(OrderRepositoryError) -> Order? {
        try await database.read(orThrow: OrderRepositoryError.unavailable) { try Order.fetch(id, from: $0) }
    }

    public func confirm(_ id: Order.ID, key: String, at date: Date) async throws(OrderRepositoryError) -> Order? {
        try await database.write(orThrow: OrderRepositoryError.unavailable) { database in
            try database.execute(
                sql: """
                    INSERT OR IGNORE INTO orderConfirmation (key, orderID, confirmedAt)
                    SELECT CAST(? AS TEXT), id, ? FROM canteenOrder WHERE id = ?
                    """,
                arguments: [key.stored, date.milliseconds, id])
            return try Order.fetch(id, from: database)
        }
    }
}

extension Order {
    /// Nil if there is none, or the row is not as the schema has it.
    fileprivate static func fetch(_ id: Order.ID, from database: Database) throws -> Order? {
        let row = try Row.fetchOne(
            database,
            sql: """
                SELECT placedAt, readyAt,
                    (SELECT min(confirmedAt) FROM orderConfirmation WHERE orderID = canteenOrder.id) AS confirmedAt
                FROM canteenOrder WHERE id = ?
                """,
            arguments: [id])
        guard let row, let placedAt = row.date("placedAt"), let readyAt = row.date("readyAt") else { return nil }
        return Order(id: id, placedAt: placedAt, readyAt: readyAt, confirmedAt: row.date("confirmedAt"))
    }
}
