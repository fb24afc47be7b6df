public import Storage

/// The tables of received notifications and of the device's registrations, in the content's file.
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
                """),
        // What the simulated phone held of the app's own notifications. iOS keeps that itself.
        .retired("notification-2"),
        SchemaMigration(
            "notification-3",
            sql: """
                CREATE TABLE deviceRegistration (
                    token BLOB NOT NULL,
                    environment TEXT NOT NULL,
                    account TEXT NOT NULL,
                    app TEXT NOT NULL,
                    status TEXT NOT NULL,
                    revision INTEGER UNIQUE NOT NULL,
                    attempts INTEGER NOT NULL,
                    dueAt INTEGER NOT NULL,
                    PRIMARY KEY (token, environment, account, app)
                ) STRICT;
                CREATE TABLE deviceRevision (
                    id INTEGER PRIMARY KEY CHECK (id = 1),
                    last INTEGER NOT NULL
                ) STRICT;
                """),
        .retired("notification-4"),
    ]
}
