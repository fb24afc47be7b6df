public import Storage

/// The tables of orders and their confirmations.
public enum OrderStoreSchema {
    /// A released step is never changed; a further one is added below it, as the second was.
    public static let migrations = [
        SchemaMigration(
            "order-1",
            sql: """
                -- Dates are milliseconds since 1970.
                CREATE TABLE canteenOrder (
                    id INTEGER PRIMARY KEY,
                    placedAt INTEGER NOT NULL,
                    readyAt INTEGER NOT NULL
                ) STRICT;
                -- Each order is confirmed once, however often its action is performed.
                CREATE TABLE orderConfirmation (
                    key TEXT PRIMARY KEY NOT NULL,      -- of the action that asked for it
                    orderID INTEGER NOT NULL REFERENCES canteenOrder(id),
                    confirmedAt INTEGER NOT NULL
                ) STRICT;
                CREATE INDEX orderConfirmation_of_order ON orderConfirmation(orderID, confirmedAt);
                """),
        // Whose an earlier order was is not known, so that it is nobody's.
        SchemaMigration("order-2", sql: "ALTER TABLE canteenOrder ADD COLUMN account TEXT"),
    ]
}
