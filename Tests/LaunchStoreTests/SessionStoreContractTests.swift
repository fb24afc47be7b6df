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
        try await rule.check(conformer, inMemory: InMemorySessionStore()) {
            SQLiteSessionStore(try InboxFile.open(in: $0))
        }
    }
}
