import Foundation
import GRDB
import LaunchStore
import Storage
import TestSupport
import Testing

@MainActor @Suite struct StoredOrdersTests {
    /// A sample of the sequences that the other suite runs in memory.
    @Test func `P1, P2, P3, P4, P5, P6, P7, P8, P9: the promises hold over the inbox on disk, too`() async throws {
        try await withTemporaryFolder { folder in
            for seed in 0..<UInt64(100) {
                let file = DatabaseFile(folder.appending(path: "\(seed).sqlite"))
                let opened = try file.open(migrations: LaunchStoreSchema.migrations, now: .distantPast)
                let violation = try await Scenario.violation(
                    after: RandomOrders.events(seed: seed), inbox: SQLiteLaunchInbox(opened.writer))
                #expect(violation == nil, "seed \(seed)")
                try opened.writer.close()
            }
        }
    }
}
