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
        try await rule.check(conformer, inMemory: InMemoryChatRepository()) {
            SQLiteChatRepository(try ChatFile.open(in: $0))
        }
    }
}
