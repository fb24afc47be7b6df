public import Storage

/// The tables of received notifications and of the device's registrations, in the content's file.
public enum NotificationStoreSchema {
    public static let migrations = [
        SchemaMigration(
            "notification-archive-1",
            sql: """
                CREATE TABLE notification ( -- the list of what the account received; a sign-out empties it
                    id TEXT PRIMARY KEY NOT NULL,       -- the system's identifier of its request
                    title TEXT,
                    body TEXT,
                    category TEXT,                      -- the kind that decides its actions
                    receivedAt INTEGER NOT NULL         -- milliseconds since 1970
                ) STRICT;
                CREATE INDEX notification_by_date ON notification(receivedAt, id);
                CREATE TABLE deviceRegistration (   -- what the backend is told of this device, until it has answered
                    token BLOB NOT NULL,                -- from APNs
                    environment TEXT NOT NULL,          -- sandbox or production
                    account TEXT NOT NULL,
                    app TEXT NOT NULL,                  -- its bundle identifier
                    status TEXT NOT NULL,               -- registering, registered, refused or removing
                    revision INTEGER UNIQUE NOT NULL,   -- rises with each change, so that an older answer is known
                    attempts INTEGER NOT NULL,
                    dueAt INTEGER NOT NULL,             -- when the next attempt is made
                    PRIMARY KEY (token, environment, account, app)
                ) STRICT;
                CREATE TABLE deviceRevision (   -- one row, which stays when registrations go
                    id INTEGER PRIMARY KEY CHECK (id = 1),
                    last INTEGER NOT NULL               -- the highest revision that was ever given
                ) STRICT;
                """),
        SchemaMigration(
            "device-token-use-1",
            sql: """
                ALTER TABLE deviceRegistration ADD COLUMN kind TEXT NOT NULL DEFAULT 'device'; -- what the token is for
                ALTER TABLE deviceRegistration ADD COLUMN subject TEXT; -- a Live Activity's id or type, NULL for the device
                """),
    ]
}
