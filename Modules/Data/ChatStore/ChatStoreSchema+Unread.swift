extension ChatStoreSchema {
    /// What is unread is counted where it changes, by the database itself: no write can forget it, and nobody ever
    /// counts all messages of a room that is read. A message counts from when it reached the device, if a push brought
    /// it, else from when it was sent; one of the user's own never counts.
    static let unreadCounts = """
        CREATE INDEX room_unread ON room(unreadCount) WHERE unreadCount > 0;
        CREATE INDEX message_unread ON message(roomID, coalesce(arrivedAt, sentAt)) WHERE delivery IS NULL;
        CREATE TRIGGER message_inserted AFTER INSERT ON message WHEN NEW.delivery IS NULL BEGIN
            UPDATE room SET unreadCount = unreadCount + 1
            WHERE id = NEW.roomID AND (readAt IS NULL OR coalesce(NEW.arrivedAt, NEW.sentAt) > readAt);
        END;
        CREATE TRIGGER message_deleted AFTER DELETE ON message WHEN OLD.delivery IS NULL BEGIN
            UPDATE room SET unreadCount = unreadCount - 1
            WHERE id = OLD.roomID AND (readAt IS NULL OR coalesce(OLD.arrivedAt, OLD.sentAt) > readAt);
        END;
        CREATE TRIGGER message_moved AFTER UPDATE OF roomID, sentAt, arrivedAt, delivery ON message BEGIN
            UPDATE room SET unreadCount = unreadCount - 1
            WHERE OLD.delivery IS NULL AND id = OLD.roomID
                AND (readAt IS NULL OR coalesce(OLD.arrivedAt, OLD.sentAt) > readAt);
            UPDATE room SET unreadCount = unreadCount + 1
            WHERE NEW.delivery IS NULL AND id = NEW.roomID
                AND (readAt IS NULL OR coalesce(NEW.arrivedAt, NEW.sentAt) > readAt);
        END;
        CREATE TRIGGER room_read AFTER UPDATE OF readAt ON room WHEN NEW.readAt IS NOT NULL BEGIN
            UPDATE room SET unreadCount = (
                SELECT count(*) FROM message WHERE roomID = NEW.id AND delivery IS NULL
                    AND coalesce(arrivedAt, sentAt) > NEW.readAt)
            WHERE id = NEW.id;
        END;
        CREATE TRIGGER room_unread_again AFTER UPDATE OF readAt ON room WHEN NEW.readAt IS NULL BEGIN
            UPDATE room SET unreadCount = (
                SELECT count(*) FROM message WHERE roomID = NEW.id AND delivery IS NULL)
            WHERE id = NEW.id;
        END;
        """
}
