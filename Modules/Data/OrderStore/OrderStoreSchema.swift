public import Storage

/// The tables of orders and their confirmations.
public enum OrderStoreSchema {
    /// A released step is never changed; a further one is added below it, as the second was.
    public static let migrations = [
        SchemaMigration(
            "order-1",
            sql: """
                CREATE TABLE canteenOrder ( -- meals; dates are milliseconds since 1970
                    id INTEGER PRIMARY KEY,
                    placedAt INTEGER NOT NULL,
                    readyAt INTEGER NOT NULL            -- when it can be picked up
                ) STRICT;
                CREATE TABLE orderConfirmation (    -- each action "confirm", so that it counts once
                    key TEXT PRIMARY KEY NOT NULL,      -- of the action
                    orderID INTEGER NOT NULL REFERENCES canteenOrder(id),
                    confirmedAt INTEGER NOT NULL
                ) STRICT;
                CREATE INDEX orderConfirmation_of_order ON orderConfirmation(orderID, confirmedAt);
                """),
        // Whose an earlier order was is not known, so that it is nobody's.
        SchemaMigration("order-2", sql: "ALTER TABLE canteenOrder ADD COLUMN account TEXT"),
    ]
}
