import Foundation
import GRDB
import NotificationStore
import Storage
import TestSupport
import Testing

@Suite struct ExampleTests {
    @Test func `a new archive is empty`() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appending(path: "content.sqlite")
            let opened = try DatabaseFile(file).openLarge(migrations: NotificationStoreSchema.migrations, now: .now)
            let archive = SQLiteNotificationArchive(opened.writer)
            let newest = try await archive.notifications(limit: 50)
            #expect(newest == [])
        }
    }
}
