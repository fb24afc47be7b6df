import Storage

extension ChatStoreSchema {
    /// What is unread is counted where it changes, by the database itself: no write can forget it, and nobody ever counts
    /// all messages of a room. A message counts from when it reached the device, if a push brought it, else from when it
    /// was sent; one of the user's own never counts.
    static let unread = SchemaMigration(
        "chat-4",
        sql: """
            ALTER TABLE room ADD COLUMN readAt INTEGER;
            ALTER TABLE room ADD COLUMN unreadCount INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE message ADD COLUMN arrivedAt INTEGER;
            ALTER TABLE message ADD COLUMN delivery TEXT;
            ALTER TABLE message ADD COLUMN account TEXT;
            CREATE TABLE deletedMessage (
                id INTEGER PRIMARY KEY,
                sendingKey TEXT
            ) STRICT;
            CREATE INDEX message_unread ON message(roomID, coalesce(arrivedAt, sentAt)) WHERE sendingKey IS NULL;
            CREATE INDEX message_queued ON message(account, id) WHERE delivery = 'queued';
            CREATE INDEX room_unread ON room(unreadCount) WHERE unreadCount > 0;
            CREATE UNIQUE INDEX deletedMessage_sendingKey ON deletedMessage(sendingKey) WHERE sendingKey IS NOT NULL;
            UPDATE message SET delivery = 'sent' WHERE sendingKey IS NOT NULL;
            UPDATE room SET readAt = (SELECT max(readAt) FROM roomReading WHERE roomID = room.id);
            UPDATE room SET unreadCount = (
                SELECT count(*) FROM message WHERE roomID = room.id AND sendingKey IS NULL
                    AND (room.readAt IS NULL OR coalesce(arrivedAt, sentAt) > room.readAt));
            CREATE TRIGGER message_inserted AFTER INSERT ON message WHEN NEW.sendingKey IS NULL BEGIN
                UPDATE room SET unreadCount = unreadCount + 1
                WHERE id = NEW.roomID AND (readAt IS NULL OR coalesce(NEW.arrivedAt, NEW.sentAt) > readAt);
            END;
            CREATE TRIGGER message_deleted AFTER DELETE ON message WHEN OLD.sendingKey IS NULL BEGIN
                UPDATE room SET unreadCount = unreadCount - 1
                WHERE id = OLD.roomID AND (readAt IS NULL OR coalesce(OLD.arrivedAt, OLD.sentAt) > readAt);
            END;
            CREATE TRIGGER message_moved AFTER UPDATE OF roomID, sentAt ON message WHEN NEW.sendingKey IS NULL BEGIN
                UPDATE room SET unreadCount = unreadCount - 1
                WHERE id = OLD.roomID AND (readAt IS NULL OR coalesce(OLD.arrivedAt, OLD.sentAt) > readAt);
                UPDATE room SET unreadCount = unreadCount + 1
                WHERE id = NEW.roomID AND (readAt IS NULL OR coalesce(NEW.arrivedAt, NEW.sentAt) > readAt);
            END;
            CREATE TRIGGER room_read AFTER UPDATE OF readAt ON room BEGIN
                UPDATE room SET unreadCount = (
                    SELECT count(*) FROM message WHERE roomID = NEW.id AND sendingKey IS NULL
                        AND coalesce(arrivedAt, sentAt) > NEW.readAt)
                WHERE id = NEW.id;
            END;
            """)
}
