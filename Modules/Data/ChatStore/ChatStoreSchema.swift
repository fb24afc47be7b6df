public import Storage

/// The tables of rooms and messages.
public enum ChatStoreSchema {
    public static let migrations = [SchemaMigration("room-1", sql: tables + unreadCounts)]

    private static let tables = """
        CREATE TABLE room ( -- dates are milliseconds since 1970
            id INTEGER PRIMARY KEY,
            title TEXT NOT NULL,
            readAt INTEGER,                     -- what came until then was seen
            unreadCount INTEGER NOT NULL DEFAULT 0  -- kept by triggers alone
        ) STRICT;
        CREATE TABLE message (
            id INTEGER PRIMARY KEY,             -- the backend's; below 0 for what was written here
            roomID INTEGER NOT NULL REFERENCES room(id),
            author TEXT NOT NULL,
            text TEXT NOT NULL,
            sentAt INTEGER NOT NULL,
            arrivedAt INTEGER,                  -- when a push brought it to this device; NULL if none did
            -- Of the user's own messages:
            sendingKey TEXT,                    -- the same for each attempt to send it
            delivery TEXT,                      -- queued, sent or failed; NULL if another wrote it
            account TEXT                        -- who sends it
        ) STRICT;
        CREATE INDEX message_in_room ON message(roomID, sentAt, id);
        CREATE UNIQUE INDEX message_sendingKey ON message(sendingKey) WHERE sendingKey IS NOT NULL;
        CREATE INDEX message_queued ON message(account, id) WHERE delivery = 'queued';
        CREATE TABLE deletedMessage (   -- so that a later push does not bring it back
            id INTEGER PRIMARY KEY,
            sendingKey TEXT
        ) STRICT;
        CREATE UNIQUE INDEX deletedMessage_sendingKey ON deletedMessage(sendingKey) WHERE sendingKey IS NOT NULL;
        CREATE TABLE roomReading (  -- each action "mark as read", so that it counts once
            key TEXT PRIMARY KEY NOT NULL,      -- of the action
            roomID INTEGER NOT NULL,
            readAt INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX roomReading_of_room ON roomReading(roomID, readAt);

        """
}
