public import Storage

/// The tables of the inbox's file.
public enum LaunchStoreSchema {
    public static let migrations = [
        SchemaMigration(
            "inbox-1",
            sql: """
                CREATE TABLE launch (   -- what arrived: a tap, an action, a link, a silent push; all dates in milliseconds
                    id INTEGER PRIMARY KEY AUTOINCREMENT,
                    event TEXT NOT NULL UNIQUE,         -- the same however often the system delivers it
                    source TEXT NOT NULL,               -- by which callback it came
                    owner TEXT,                         -- the account that it is for; NULL if it names none
                    deliveredAt INTEGER NOT NULL,       -- when the system showed the notification; of a link, arrivedAt
                    arrivedAt INTEGER NOT NULL,         -- when the app was told of it
                    expiresAt INTEGER NOT NULL,         -- from then on it opens nothing
                    -- Its content, which is NULL again once it has ended.
                    link TEXT,                          -- of a link: as it came
                    requestID TEXT,                     -- of a notification: the system's identifier
                    notifiedAt INTEGER,                 -- of a notification: its own date, to the millisecond
                    userInfo BLOB,                      -- of a notification or silent push: the payload, as JSON
                    action TEXT,                        -- of a notification: what the user chose
                    text TEXT,                          -- of a reply: what the user wrote
                    scene TEXT,                         -- the window that it is meant for
                    -- How far it has come.
                    state TEXT NOT NULL,                -- pending; settled once it has ended
                    attempts INTEGER NOT NULL DEFAULT 0,    -- how often it was routed
                    failures INTEGER NOT NULL DEFAULT 0,    -- how often its action failed
                    settledAt INTEGER,
                    outcome TEXT,                       -- how it ended: shown, performed, failed, ...
                    code TEXT,                          -- of the failure: linkNotFound, ...
                    route TEXT,                         -- the pattern that took its link
                    trace TEXT NOT NULL                 -- a JSON array a line: step, date, detail
                ) STRICT;
                CREATE INDEX launch_unsettled ON launch(id) WHERE state <> 'settled';
                CREATE TABLE session (  -- one row: who uses the app
                    id INTEGER PRIMARY KEY CHECK (id = 1),
                    account TEXT,                       -- who is signed in
                    token TEXT,                         -- for the backend; on iOS it is in the Keychain
                    linkNonce TEXT,                     -- the secret that tells links of the app's own widgets
                    hasOnboarded INTEGER NOT NULL,
                    hasLock INTEGER NOT NULL DEFAULT 0, -- whether the user wants to unlock the app each time
                    loggedOutAt INTEGER,                -- what was delivered before is for nobody who signs in later
                    needsSignOutCleanup INTEGER NOT NULL DEFAULT 0  -- content of the last account is left
                ) STRICT;
                CREATE TABLE navigation (   -- one row: the screens to come back to
                    id INTEGER PRIMARY KEY CHECK (id = 1),
                    account TEXT NOT NULL,              -- whose they are
                    state BLOB NOT NULL                 -- tabs, stacks and modals as JSON
                ) STRICT;
                """)
    ]
}
