import Foundation
import GRDB
import LaunchStore
import Launches
import Notifications
import TestSupport
import Testing

@MainActor
@Suite struct LaunchStoreSchemaTests {
    @Test(arguments: ReleasedSchema.allCases)
    func `from every older schema what waits and what has ended is kept`(schema: ReleasedSchema) async throws {
        try await withTemporaryFolder { folder in
            try await make(schema, in: folder)
            let inbox = SQLiteLaunchInbox(try InboxFile.open(in: folder))
            let (reply, link) = (Self.reply(from: schema), Self.link)
            #expect(try inbox.pending() == [reply, link])
            let history = try inbox.history()
            #expect(history.map(\.id) == [1, 2, 5, 6])
            #expect(history.map(\.state) == [.routing, .settled, .pending, .settled])
            #expect(history.map(\.attempts) == [1, 0, 0, 2])
            #expect(
                history.map(\.settlement) == [
                    nil, Settlement(.failed, code: "linkNotFound"), nil, Settlement(.shown, route: "home/feed/:feedID"),
                ])
            #expect(history.map(\.trace.count) == [1, 0, 0, 2])
            let next = try inbox.record(Self.next, expiresAt: InboxFile.now, trace: [])
            #expect(next == .new(7))
            // A tap that ended keeps its identity.
            #expect(try inbox.record(Self.shown, expiresAt: InboxFile.now, trace: []) == .duplicate(of: 6))
        }
    }

    @Test(arguments: ReleasedSchema.allCases)
    func `from every older schema the session is kept, and the navigation`(schema: ReleasedSchema) async throws {
        try await withTemporaryFolder { folder in
            try await make(schema, in: folder)
            let database = try InboxFile.open(in: folder)
            var session = Session(
                account: AccountID("1"), token: schema.has(.version3) ? SessionToken("token") : nil, hasOnboarded: true,
                loggedOutAt: Date(timeIntervalSince1970: 1_700_000_000))
            session.needsSignOutCleanup = schema.has(.version2)
            session.hasLock = schema.has(.version3)
            session.nonce = schema.has(.version4) ? LinkNonce("0a") : nil
            #expect(try SQLiteSessionStore(database).load() == session)
            let navigation = try SQLiteSavedNavigationStore(database).take(of: AccountID("1"))
            #expect(navigation == (schema.has(.version3) ? Data("{}".utf8) : nil))
        }
    }

    @Test(arguments: ReleasedSchema.allCases)
    func `a new file and an updated one have the same schema`(schema: ReleasedSchema) async throws {
        try await withTemporaryFolder { folder in
            try await make(schema, in: folder)
            let updated = try await InboxFile.open(in: folder).read(Self.tables)
            let new = try await InboxFile.open(in: folder.appending(path: "new")).read(Self.tables)
            #expect(updated == new)
        }
    }

    /// The newest of these is what a new file has; the next version's migration starts from it.
    @Test func `every migration has a released schema to start from`() {
        #expect(LaunchStoreSchema.migrations.count == ReleasedSchema.allCases.count)
    }

    private static func reply(from schema: ReleasedSchema) -> LaunchRecord {
        var payload = InboxFile.reply
        if schema.has(.version3), case .response(var response) = payload.content {
            response.targetScene = SceneID("left")
            payload.content = .response(response)
        }
        var record = LaunchRecord(
            id: 1, payload: payload, expiresAt: InboxFile.now + 600,
            trace: [TraceEntry(.arrived, "notificationResponse", at: InboxFile.now)])
        record.state = .routing
        record.attempts = 1
        record.failures = schema.has(.version3) ? 2 : 0
        return record
    }

    private static let link = LaunchRecord(
        id: 5,
        payload: LaunchPayload(
            source: .openURL, content: .link("sample://home/feed/é"), event: EventIdentity("link|2"), owner: nil,
            deliveredAt: InboxFile.now + 2, arrivedAt: InboxFile.now + 2),
        expiresAt: InboxFile.now + 602)

    private static let next = LaunchPayload(link: "sample://home", from: .inApp, for: nil, at: InboxFile.now)

    private static let shown: LaunchPayload = {
        var payload = InboxFile.reply
        payload.event = EventIdentity("r|open|1800000003000")
        return payload
    }()

    private func make(_ schema: ReleasedSchema, in folder: URL) async throws {
        let sql = schema.sql
        try await DatabaseQueue(path: folder.appending(path: "inbox.sqlite").path).write { try $0.execute(sql: sql) }
    }

    nonisolated private static func tables(of database: Database) throws -> [String] {
        try String.fetchAll(
            database, sql: "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'grdb%' ORDER BY name"
        )
    }
}
