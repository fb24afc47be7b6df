import Storage

extension ChatStoreSchema {
    /// A message of the user's own is known by how far it has come, wherever it came from: one that was imported has no
    /// key. And a room that is not read any more counts all of its messages.
    static let ownMessages = SchemaMigration(
        "chat-5",
        sql: """
            DROP INDEX message_unread;
            DROP TRIGGER message_inserted;
            DROP TRIGGER message_deleted;
            DROP TRIGGER message_moved;
            DROP TRIGGER room_read;
            CREATE INDEX message_unread ON message(roomID, coalesce(arrivedAt, sentAt)) WHERE delivery IS NULL;
            CREATE TRIGGER message_inserted AFTER INSERT ON message WHEN NEW.delivery IS NULL BEGIN
                UPDATE room SET unreadCount = unreadCount + 1
                WHERE id = NEW.roomID AND (readAt IS NULL OR coalesce(NEW.arrivedAt, NEW.sentAt) > readAt);
            END;
            CREATE TRIGGER message_deleted AFTER DELETE ON message WHEN OLD.delivery IS NULL BEGIN
                UPDATE room SET unreadCount = unreadCount - 1
                WHERE id = OLD.roomID AND (readAt IS NULL OR coalesce(OLD.arrivedAt, OLD.sentAt) > readAt);
            END;
            CREATE TRIGGER message_moved AFTER UPDATE OF roomID, sentAt, delivery ON message BEGIN
                UPDATE room SET unreadCount = unreadCount - 1
                WHERE OLD.delivery IS NULL AND id = OLD.roomID
                    AND (readAt IS NULL OR coalesce(OLD.arrivedAt, OLD.sentAt) > readAt);
                UPDATE room SET unreadCount = unreadCount + 1
                WHERE NEW.delivery IS NULL AND id = NEW.roomID
                    AND (readAt IS NULL OR coalesce(NEW.arrivedAt, NEW.sentAt) > readAt);
            END;
            CREATE TRIGGER room_read AFTER UPDATE OF readAt ON room BEGIN
                UPDATE room SET unreadCount = (
                    SELECT count(*) FROM message WHERE roomID = NEW.id AND delivery IS NULL
                        AND (NEW.readAt IS NULL OR coalesce(arrivedAt, sentAt) > NEW.readAt))
                WHERE id = NEW.id;
            END;
            """)
}
