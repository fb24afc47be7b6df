import Foundation
import GRDB
import LaunchStore
import Launches
import Storage
import StoreErrors
import TestSupport
import Testing

@MainActor @Suite struct ExampleTests {
    private let payload = InboxFile.reply
    private let expiry = Date(timeIntervalSince1970: 1_800_086_400)

    @Test func `a payload is recorded, tried and settled`() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appending(path: "inbox.sqlite")
            let opened = try DatabaseFile(file).open(migrations: LaunchStoreSchema.migrations, now: .now)
            let inbox = SQLiteLaunchInbox(opened.writer)
            if case .new(let id) = try inbox.record(payload, expiresAt: expiry, trace: []) {
                try inbox.beginRouting(id)
                try inbox.settle([PendingSettlement(id, as: Settlement(.shown), trace: [])], at: .now)
            }
            #expect(try inbox.history().map(\.settlement?.outcome) == [.shown])
        }
    }

    @Test func `a file that cannot be opened yet is opened at its next use`() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appending(path: "inbox.sqlite")
            let log = Log()
            let opened = ReopeningDatabase.open(file.path) { () throws(StoreError) in
                try DatabaseFile(file).open(migrations: LaunchStoreSchema.migrations, now: .now)
            } reporting: {
                log.critical("\($0)")
            }
            let sessions = SQLiteSessionStore(opened.database)
            let session = try sessions.load()
            #expect(session == nil)
        }
    }
}

private struct Log {
    func critical(_ text: String) {}
}
