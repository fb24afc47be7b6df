public import Storage

/// The tables of rooms and messages.
public enum ChatStoreSchema {
    public static let migrations = [
        SchemaMigration(
            "chat-1",
            sql: """
                CREATE TABLE room (
                    id INTEGER PRIMARY KEY,
                    title TEXT NOT NULL
                ) STRICT;
                CREATE TABLE message (
                    id INTEGER PRIMARY KEY,
                    roomID INTEGER NOT NULL REFERENCES room(id),
                    author TEXT NOT NULL,
                    text TEXT NOT NULL,
                    sentAt INTEGER NOT NULL
                ) STRICT;
                CREATE INDEX message_in_room ON message(roomID, sentAt, id);
                """),
        SchemaMigration(
            "chat-2",
            sql: """
                ALTER TABLE message ADD COLUMN sendingKey TEXT;
                CREATE UNIQUE INDEX message_sendingKey ON message(sendingKey) WHERE sendingKey IS NOT NULL;
                """),
        SchemaMigration(
            "chat-3",
            sql: """
                CREATE TABLE roomReading (
                    key TEXT PRIMARY KEY NOT NULL,
                    roomID INTEGER NOT NULL,
                    readAt INTEGER NOT NULL
                ) STRICT;
                CREATE INDEX roomReading_of_room ON roomReading(roomID, readAt);
                """),
        unread, ownMessages, reading,
    ]
}
