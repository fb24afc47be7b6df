import OrderSupport
import Orders
import TestSupport
import Testing

@Suite struct InMemoryOrderRepositoryTests {
    @Test(arguments: OrderRepositoryContract.rules)
    func `the contract of order repositories is kept`(rule: ContractRule<any OrderRepository>) async throws {
        try await rule.check(InMemoryOrderRepository())
    }
}
