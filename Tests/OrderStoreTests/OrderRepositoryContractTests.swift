import OrderStore
import OrderSupport
import Orders
import TestSupport
import Testing

@Suite struct OrderRepositoryContractTests {
    @Test(arguments: OrderRepositoryContract.rules)
    func `the contract of order repositories is kept`(rule: ContractRule<any OrderRepository>) async throws {
        try await withTemporaryFolder { folder in
            try await rule.check(SQLiteOrderRepository(try OrderFile.open(in: folder)))
        }
    }
}
