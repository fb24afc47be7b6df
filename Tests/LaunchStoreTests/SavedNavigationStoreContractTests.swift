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
        switch conformer {
        case .inMemory:
            try await rule.check(InMemorySavedNavigationStore())
        case .sqlite:
            try await withTemporaryFolder { folder in
                let database = try InboxFile.open(in: folder)
                try await database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous=OFF") }
                try await rule.check(SQLiteSavedNavigationStore(database))
            }
        }
    }
}
