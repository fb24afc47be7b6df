public import Storage

/// The table of received notifications, in the content's file.
public enum NotificationStoreSchema {
    public static let migrations = [
        SchemaMigration(
            "notification-1",
            sql: """
                CREATE TABLE notification (
                    id TEXT PRIMARY KEY NOT NULL,
                    title TEXT,
                    body TEXT,
                    category TEXT,
                    receivedAt INTEGER NOT NULL
                ) STRICT;
                CREATE INDEX notification_by_date ON notification(receivedAt, id);
                """)
    ]
}
