import NotificationStore
import Notifications
import TestSupport
import Testing

@MainActor
@Suite struct NotificationArchiveContractTests {
    @Test(arguments: StoreConformer.allCases, NotificationArchiveContract.rules)
    func `the contract of notification archives is kept`(
        conformer: StoreConformer, rule: ContractRule<any NotificationArchive>
    ) async throws {
        switch conformer {
        case .inMemory:
            try await rule.check(InMemoryNotificationArchive())
        case .sqlite:
            try await withTemporaryFolder { folder in
                try await rule.check(SQLiteNotificationArchive(try NotificationFile.open(in: folder)))
            }
        }
    }
}
