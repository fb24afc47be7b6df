import GRDB
import LaunchStore
import Launches
import TestSupport
import Testing

@MainActor
@Suite struct SavedNavigationStoreContractTests {
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
}
