import ChatStore
import Foundation
import GRDB
import LaunchStore
import Launches
import NotificationStore
import Storage

extension Beginning {
    /// Both files as the first version of the app made them, with a reply and a link that wait.
    static func ofFirstVersion() async throws -> Beginning {
        let folder = try DiskFolder.make()
        defer { try? FileManager.default.removeItem(at: folder) }
        let inbox = try DatabaseFile(folder.appending(path: StoredFiles.inboxName))
            .open(migrations: Array(LaunchStoreSchema.migrations.prefix(1)), now: .distantPast).writer
        try await inbox.writeWithoutTransaction { database in
            try database.execute(
                sql: Self.waiting, arguments: [Data(MessengerScenario.push(56).utf8), MessengerScenario.replyText])
            // That version stamped no file.
            try database.execute(sql: "PRAGMA application_id=0; PRAGMA user_version=0")
        }
        try inbox.close()
        let migrations = NotificationStoreSchema.migrations.prefix(1) + ChatStoreSchema.migrations.prefix(1)
        let content = try DatabaseFile(folder.appending(path: StoredFiles.contentName))
            .openLarge(migrations: Array(migrations), now: .distantPast).writer
        try await content.writeWithoutTransaction { database in
            try database.execute(
                sql: """
                    INSERT INTO room (id, title) VALUES (5, 'Five'), (6, 'Six');
                    INSERT INTO message (id, roomID, author, text, sentAt) VALUES (51, 5, 'Bob', 'Hello', 1700000000000);
                    PRAGMA application_id=0;
                    PRAGMA user_version=0;
                    """)
        }
        try content.close()
        let recorded = ["request|action:reply|1800000000000", "link|1"].map(EventIdentity.init)
        return Beginning(image: try DiskImage(of: folder), promises: Promises(recorded: recorded))
    }

    private static let waiting = """
        INSERT INTO launch (event, source, state, owner, link, request, notifiedAt, userInfo, action, text, deliveredAt,
            arrivedAt, expiresAt, trace)
        VALUES
            ('request|action:reply|1800000000000', 'notificationResponse', 'pending', '1', NULL, 'request',
                1800000000000, ?, 'action:reply', ?, 1800000000000, 1800000000000, 1800086400000, ''),
            ('link|1', 'openURL', 'pending', '1', 'messenger://chat/6', NULL, NULL, NULL, NULL, NULL, 1800000000000,
                1800000000000, 1800000600000, '');
        INSERT INTO session (id, account, hasOnboarded) VALUES (1, '1', 1);
        """
}
