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
        switch conformer {
        case .inMemory:
            try await rule.check(InMemoryLaunchInbox())
        case .sqlite:
            try await withTemporaryFolder { folder in
                try await rule.check(SQLiteLaunchInbox(try InboxFile.open(in: folder)))
            }
        }
    }
}
