public import Storage

/// The tables of the inbox's file.
public enum LaunchStoreSchema {
    public static let migrations = [
        SchemaMigration(
            "inbox-1",
            sql: """
                -- What arrived; dates are milliseconds since 1970.
                CREATE TABLE launch (
                    id INTEGER PRIMARY KEY AUTOINCREMENT,
                    event TEXT NOT NULL UNIQUE,         -- the same however often the system delivers it
                    source TEXT NOT NULL,               -- by which callback it came
                    owner TEXT,                         -- the account that it is for, NULL if it names none
                    -- Its content, which goes with its end.
                    link TEXT,
                    requestID TEXT,                     -- of a notification: the system's name for it,
                    notifiedAt INTEGER,                 -- when the system delivered it,
                    userInfo BLOB,                      -- its payload as JSON,
                    action TEXT,                        -- what the user chose,
                    text TEXT,                          -- and what they wrote
                    scene TEXT,                         -- the window that it is meant for
                    deliveredAt INTEGER NOT NULL,
                    arrivedAt INTEGER NOT NULL,
                    expiresAt INTEGER NOT NULL,
                    -- How far it has come.
                    state TEXT NOT NULL,                -- pending or settled
                    attempts INTEGER NOT NULL DEFAULT 0,    -- how often it was routed
                    failures INTEGER NOT NULL DEFAULT 0,    -- how often its action failed
                    settledAt INTEGER,
                    outcome TEXT,                       -- how it ended
                    code TEXT,                          -- why, if it failed
                    route TEXT,                         -- the route that took it
                    trace TEXT NOT NULL                 -- a JSON array a line: step, date, detail
                ) STRICT;
                CREATE INDEX launch_unsettled ON launch(id) WHERE state <> 'settled';
                CREATE TABLE session (
                    id INTEGER PRIMARY KEY CHECK (id = 1),
                    account TEXT,                       -- who is signed in
                    token TEXT,
                    linkNonce TEXT,                     -- which links of the app's own widgets carry
                    hasOnboarded INTEGER NOT NULL,
                    hasLock INTEGER NOT NULL DEFAULT 0, -- whether the user has to unlock the app
                    loggedOutAt INTEGER,
                    needsSignOutCleanup INTEGER NOT NULL DEFAULT 0  -- content of the last account is left
                ) STRICT;
                -- The screens to come back to.
                CREATE TABLE navigation (
                    id INTEGER PRIMARY KEY CHECK (id = 1),
                    account TEXT NOT NULL,
                    state BLOB NOT NULL                 -- as JSON
                ) STRICT;
                """)
    ]
}
