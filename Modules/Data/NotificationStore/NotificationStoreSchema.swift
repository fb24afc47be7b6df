public import Storage

/// The tables of received notifications, of the app's own and of the device's registrations, in the content's file.
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
        SchemaMigration(
            "notification-2",
            sql: """
                CREATE TABLE scheduledNotification (
                    id TEXT PRIMARY KEY NOT NULL,
                    category TEXT,
                    title TEXT NOT NULL,
                    body TEXT NOT NULL,
                    sound TEXT,
                    thread TEXT,
                    custom TEXT NOT NULL,
                    firesAt INTEGER NOT NULL
                ) STRICT;
                CREATE INDEX scheduledNotification_by_date ON scheduledNotification(firesAt, id);
                CREATE TABLE firedNotification (
                    position INTEGER PRIMARY KEY,
                    id TEXT UNIQUE NOT NULL,
                    userInfo BLOB NOT NULL,
                    firedAt INTEGER NOT NULL
                ) STRICT;
                CREATE TABLE notificationPermission (
                    id INTEGER PRIMARY KEY CHECK (id = 1),
                    status TEXT NOT NULL
                ) STRICT;
                """),
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
        SchemaMigration(
            "notification-4", sql: "ALTER TABLE firedNotification ADD COLUMN isLocal INTEGER NOT NULL DEFAULT 1"),
    ]
}
