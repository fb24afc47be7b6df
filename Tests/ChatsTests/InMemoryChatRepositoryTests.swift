import ChatSupport
import Chats
import TestSupport
import Testing

@MainActor
@Suite struct InMemoryChatRepositoryTests {
    @Test(arguments: ChatRepositoryContract.rules)
    func `the contract of chat repositories is kept`(rule: ContractRule<any ChatRepository>) async throws {
        try await rule.check(InMemoryChatRepository())
    }
}
