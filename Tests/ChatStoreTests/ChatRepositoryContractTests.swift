import ChatStore
import ChatSupport
import Chats
import TestSupport
import Testing

@MainActor
@Suite struct ChatRepositoryContractTests {
    @Test(arguments: ChatRepositoryContract.rules)
    func `the contract of chat repositories is kept`(rule: ContractRule<any ChatRepository>) async throws {
        try await withTemporaryFolder { folder in
            try await rule.check(SQLiteChatRepository(try ChatFile.open(in: folder)))
        }
    }
}
