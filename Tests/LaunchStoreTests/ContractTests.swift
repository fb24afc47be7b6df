import GRDB
import LaunchStore
import Launches
import TestSupport
import Testing

@MainActor
@Suite struct ContractTests {
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

    @Test(arguments: StoreConformer.allCases, SavedNavigationStoreContract.rules)
    func `U10: the contract of saved navigation is kept`(
        conformer: StoreConformer, rule: ContractRule<any SavedNavigationStore>
    ) async throws {
        try await rule.check(conformer, inMemory: InMemorySavedNavigationStore()) { folder in
            let database = try InboxFile.open(in: folder)
            try await database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous=OFF") }
            return SQLiteSavedNavigationStore(database)
        }
    }

    @Test(arguments: StoreConformer.allCases, SessionStoreContract.rules)
    func `the contract of session stores is kept`(
        conformer: StoreConformer, rule: ContractRule<any SessionStore>
    ) async throws {
        try await rule.check(conformer, inMemory: InMemorySessionStore()) {
            SQLiteSessionStore(try InboxFile.open(in: $0))
        }
    }
}
