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
        try await rule.check(conformer, inMemory: InMemoryNotificationArchive()) {
            SQLiteNotificationArchive(try NotificationFile.open(in: $0))
        }
    }
}
