import Foundation
import GRDB
import NotificationStore
import Notifications
import TestSupport
import Testing

@MainActor
@Suite struct ScheduledNotificationContractTests {
    @Test(arguments: StoreConformer.allCases, ScheduledNotificationContract.rules)
    func `the contract of scheduled notifications is kept`(
        conformer: StoreConformer, rule: ContractRule<any ScheduledNotificationRepository>
    ) async throws {
        try await rule.check(conformer, inMemory: InMemoryScheduledNotificationRepository()) {
            SQLiteScheduledNotificationRepository(try NotificationFile.open(in: $0))
        }
    }

    @Test func `what was scheduled, fired and allowed is there when the file is opened again`() async throws {
        try await withTemporaryFolder { folder in
            let content = LocalNotificationContent(title: "Title", body: "Body")
            let store = SQLiteScheduledNotificationRepository(try NotificationFile.open(in: folder))
            for id in ["fired", "scheduled"] {
                try store.save(ScheduledNotification(id: id, category: "c", content: content, firesAt: .distantPast))
            }
            try store.fire("fired")
            try store.list([DeliveredNotification(requestID: "push", deliveredAt: .now, userInfo: Data("x".utf8))])
            try store.save(.denied)
            let next = SQLiteScheduledNotificationRepository(try NotificationFile.open(in: folder))
            #expect(try next.scheduled().map(\.id) == ["scheduled"])
            #expect(try next.delivered().map(\.requestID) == ["fired", "push"])
            #expect(try next.delivered().map(\.isLocal) == [true, false])
            #expect(try next.authorization() == .denied)
        }
    }

    @Test func `[P7] a notification that cannot be taken off the schedule is not listed, either`() async throws {
        try await withTemporaryFolder { folder in
            let database = try NotificationFile.open(in: folder)
            let store = SQLiteScheduledNotificationRepository(database)
            let content = LocalNotificationContent(title: "Title", body: "Body")
            try store.save(ScheduledNotification(id: "a", category: nil, content: content, firesAt: .distantPast))
            try await database.write { database in
                try database.execute(
                    sql: """
                        CREATE TRIGGER refusal BEFORE DELETE ON scheduledNotification BEGIN SELECT RAISE(ABORT, 'no'); END
                        """)
            }
            #expect(throws: ScheduledNotificationError.self) { try store.fire("a") }
            #expect(try store.delivered().isEmpty && store.scheduled().map(\.id) == ["a"])
        }
    }

    @Test func `[P9] tables of another shape give nothing, and end no process`() async throws {
        try await withTemporaryFolder { folder in
            let database = try NotificationFile.open(in: folder)
            try await database.write { database in
                try database.execute(
                    sql: """
                        DROP TABLE scheduledNotification;
                        CREATE TABLE scheduledNotification
                            (id, category, title, body, sound, thread, custom, firesAt);
                        INSERT INTO scheduledNotification VALUES
                            (NULL, 1, 'a', 'b', 3, 4, '{}', 5), ('a', NULL, 'a', 'b', NULL, NULL, 'x', 5),
                            ('b', NULL, 'a', 'b', 1.5, x'FF', '{"a":1}', 5), ('c', 1, 'a', 'b', NULL, NULL, '{}', 'n'),
                            ('d', NULL, 'a', 'b', 1, 2, '{}', 5);
                        DROP TABLE firedNotification;
                        CREATE TABLE firedNotification (position, id, userInfo, firedAt, isLocal);
                        INSERT INTO firedNotification VALUES
                            (1, NULL, x'FF', 1, 1), (2, 'a', 1, 1, 1), (3, 'b', x'FF', 'n', 1), (4, 'c', x'FF', 1, 'n');
                        DROP TABLE notificationPermission;
                        CREATE TABLE notificationPermission (id, status);
                        INSERT INTO notificationPermission VALUES (1, 'later');
                        """)
            }
            let store = SQLiteScheduledNotificationRepository(database)
            #expect(try store.scheduled().map(\.id) == ["d"])
            #expect(try store.delivered().isEmpty)
            #expect(try store.authorization() == .unknown)
        }
    }

    @Test func `a file without the tables is unavailable`() async throws {
        try await withTemporaryFolder { folder in
            let database = try NotificationFile.open(in: folder)
            try await database.write { database in
                for table in ["scheduledNotification", "firedNotification", "notificationPermission"] {
                    try database.execute(sql: "DROP TABLE \(table)")
                }
            }
            let store = SQLiteScheduledNotificationRepository(database)
            #expect(throws: ScheduledNotificationError.self) { _ = try store.scheduled() }
            #expect(throws: ScheduledNotificationError.self) { _ = try store.delivered() }
            #expect(throws: ScheduledNotificationError.self) { _ = try store.authorization() }
            #expect(throws: ScheduledNotificationError.self) { try store.fire("a") }
            let push = DeliveredNotification(requestID: "a", deliveredAt: .now, userInfo: Data())
            #expect(throws: ScheduledNotificationError.self) { try store.list([push]) }
        }
    }
}
