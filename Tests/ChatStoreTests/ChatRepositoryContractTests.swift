import ChatStore
import ChatSupport
import Chats
import TestSupport
import Testing

@MainActor
@Suite struct ChatRepositoryContractTests {
    @Test(arguments: StoreConformer.allCases, ChatRepositoryContract.rules)
    func `the contract of chat repositories is kept`(
        conformer: StoreConformer, rule: ContractRule<any ChatRepository>
    ) async throws {
        switch conformer {
        case .inMemory:
            try await rule.check(InMemoryChatRepository())
        case .sqlite:
            try await withTemporaryFolder { folder in
                try await rule.check(SQLiteChatRepository(try ChatFile.open(in: folder)))
            }
        }
    }
}
