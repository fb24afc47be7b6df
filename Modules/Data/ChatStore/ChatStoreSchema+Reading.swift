import Storage

extension ChatStoreSchema {
    /// A room that is read counts what came since, from the index's end; only one that is not read any more counts all.
    static let reading = SchemaMigration(
        "chat-6",
        sql: """
            DROP TRIGGER room_read;
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
            """)
}
