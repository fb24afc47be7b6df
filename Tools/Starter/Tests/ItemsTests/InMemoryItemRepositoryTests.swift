import ItemSupport
import Items
import TestSupport
import Testing

@Suite struct InMemoryItemRepositoryTests {
    @Test(arguments: ItemRepositoryContract.rules)
    func `the contract of item repositories is kept`(rule: ContractRule<any ItemRepository>) async throws {
        try await rule.check(InMemoryItemRepository())
    }
}
