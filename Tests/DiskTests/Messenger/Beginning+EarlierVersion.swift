import ChatStore
import Foundation
import GRDB
import LaunchStore
import Launches
import Storage

extension Beginning {
    /// Both files as a version of the app made them that kept no list of notifications, with a reply and a link that wait.
    static func ofEarlierVersion() async throws -> Beginning {
        let folder = try DiskFolder.make()
        defer { try? FileManager.default.removeItem(at: folder) }
        let inbox = try DatabaseFile(folder.appending(path: StoredFiles.inboxName))
            .open(migrations: LaunchStoreSchema.migrations, now: .distantPast).writer
        try await inbox.writeWithoutTransaction { database in
            try database.execute(
                sql: Self.waiting, arguments: [Data(MessengerScenario.push(56).utf8), MessengerScenario.replyText])
        }
        try inbox.close()
        let content = try DatabaseFile(folder.appending(path: StoredFiles.contentName))
            .openLarge(migrations: ChatStoreSchema.migrations, now: .distantPast).writer
        try await content.writeWithoutTransaction { database in
            try database.execute(
                sql: """
                    INSERT INTO room (id, title) VALUES (5, 'Five'), (6, 'Six');
                    INSERT INTO message (id, roomID, author, text, sentAt) VALUES (51, 5, 'Bob', 'Hello', 1700000000000);
                    """)
        }
        try content.close()
        let recorded = ["request|action:reply|1800000000000", "link|1"].map(EventIdentity.init)
        return Beginning(image: try DiskImage(of: folder), promises: Promises(recorded: recorded))
    }

    private static let waiting = """
        INSERT INTO launch (event, source, state, owner, link, requestID, notifiedAt, userInfo, action, text, deliveredAt,
            arrivedAt, expiresAt, trace)
        VALUES
            ('request|action:reply|1800000000000', 'notificationResponse', 'pending', '1', NULL, 'request',
                1800000000000, ?, 'action:reply', ?, 1800000000000, 1800000000000, 1800086400000, ''),
            ('link|1', 'openURL', 'pending', '1', 'messenger://chat/6', NULL, NULL, NULL, NULL, NULL, 1800000000000,
                1800000000000, 1800000600000, '');
        INSERT INTO session (id, account, hasOnboarded) VALUES (1, '1', 1);
        """
}
