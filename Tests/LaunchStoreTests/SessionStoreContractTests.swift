import LaunchStore
import Launches
import TestSupport
import Testing

@MainActor
@Suite struct SessionStoreContractTests {
    @Test(arguments: StoreConformer.allCases, SessionStoreContract.rules)
    func `the contract of session stores is kept`(
        conformer: StoreConformer, rule: ContractRule<any SessionStore>
    ) async throws {
        switch conformer {
        case .inMemory:
            try await rule.check(InMemorySessionStore())
        case .sqlite:
            try await withTemporaryFolder { folder in
                try await rule.check(SQLiteSessionStore(try InboxFile.open(in: folder)))
            }
        }
    }
}
