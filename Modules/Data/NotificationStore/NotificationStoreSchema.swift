public import Storage

/// The tables of received notifications and of the device's registrations, in the content's file.
public enum NotificationStoreSchema {
    public static let migrations = [
        SchemaMigration(
            "notification-archive-1",
            sql: """
                CREATE TABLE notification (
                    id TEXT PRIMARY KEY NOT NULL,
                    title TEXT,
                    body TEXT,
                    category TEXT,                      -- the kind that decides its actions
                    receivedAt INTEGER NOT NULL         -- milliseconds since 1970
                ) STRICT;
                CREATE INDEX notification_by_date ON notification(receivedAt, id);
                -- What the backend is told of this device, until it has answered.
                CREATE TABLE deviceRegistration (
                    token BLOB NOT NULL,                -- from APNs
                    environment TEXT NOT NULL,          -- sandbox or production
                    account TEXT NOT NULL,
                    app TEXT NOT NULL,                  -- its bundle identifier
                    status TEXT NOT NULL,
                    revision INTEGER UNIQUE NOT NULL,   -- rises with each change
                    attempts INTEGER NOT NULL,
                    dueAt INTEGER NOT NULL,
                    PRIMARY KEY (token, environment, account, app)
                ) STRICT;
                CREATE TABLE deviceRevision (
                    id INTEGER PRIMARY KEY CHECK (id = 1),
                    last INTEGER NOT NULL               -- the highest that was ever given
                ) STRICT;
                """)
    ]
}
