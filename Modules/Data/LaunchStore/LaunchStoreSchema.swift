public import Storage

/// The tables of the inbox's file.
public enum LaunchStoreSchema {
    public static let migrations = [
        SchemaMigration(
            "launch-1",
            sql: """
                CREATE TABLE launch (
                    id INTEGER PRIMARY KEY AUTOINCREMENT,
                    event TEXT NOT NULL UNIQUE,
                    source TEXT NOT NULL,
                    state TEXT NOT NULL,
                    attempts INTEGER NOT NULL DEFAULT 0,
                    owner TEXT,
                    link TEXT,
                    request TEXT,
                    notifiedAt INTEGER,
                    userInfo BLOB,
                    action TEXT,
                    text TEXT,
                    deliveredAt INTEGER NOT NULL,
                    arrivedAt INTEGER NOT NULL,
                    expiresAt INTEGER NOT NULL,
                    settledAt INTEGER,
                    outcome TEXT,
                    code TEXT,
                    route TEXT,
                    trace TEXT NOT NULL
                ) STRICT;
                CREATE INDEX launch_unsettled ON launch(id) WHERE state <> 'settled';
                CREATE INDEX launch_settled ON launch(settledAt, id) WHERE state = 'settled';
                CREATE TABLE session (
                    id INTEGER PRIMARY KEY CHECK (id = 1),
                    account TEXT,
                    hasOnboarded INTEGER NOT NULL,
                    loggedOutAt INTEGER
                ) STRICT;
                """),
        SchemaMigration(
            "launch-2", sql: "ALTER TABLE session ADD COLUMN hasArchiveToClear INTEGER NOT NULL DEFAULT 0"),
        SchemaMigration(
            "launch-3",
            sql: """
                ALTER TABLE launch ADD COLUMN failures INTEGER NOT NULL DEFAULT 0;
                ALTER TABLE launch ADD COLUMN scene TEXT;
                ALTER TABLE session ADD COLUMN token TEXT;
                ALTER TABLE session ADD COLUMN hasLock INTEGER NOT NULL DEFAULT 0;
                CREATE TABLE navigation (
                    id INTEGER PRIMARY KEY CHECK (id = 1),
                    account TEXT NOT NULL,
                    state BLOB NOT NULL
                ) STRICT;
                """),
        SchemaMigration("launch-4", sql: "ALTER TABLE session ADD COLUMN nonce TEXT"),
    ]
}
