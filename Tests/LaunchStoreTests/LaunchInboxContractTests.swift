import GRDB
import LaunchStore
import Launches
import TestSupport
import Testing

@MainActor
@Suite struct LaunchInboxContractTests {
    @Test(arguments: StoreConformer.allCases, LaunchInboxContract.rules)
    func `the contract of inboxes is kept`(
        conformer: StoreConformer, rule: ContractRule<any LaunchInbox>
    ) async throws {
        try await rule.check(conformer, inMemory: InMemoryLaunchInbox()) { folder in
            let database = try InboxFile.open(in: folder)
            // A rule may commit thousands of times; that each commit waits for the disk is tested elsewhere.
            try await database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous=OFF") }
            return SQLiteLaunchInbox(database)
        }
    }
}
