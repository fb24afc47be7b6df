import FeedSupport
import Feeds
import TestSupport
import Testing

@MainActor
@Suite struct InMemoryFeedRepositoryTests {
    @Test(arguments: FeedRepositoryContract.rules)
    func `the contract of feed repositories is kept`(rule: ContractRule<any FeedRepository>) async throws {
        try await rule.check(InMemoryFeedRepository())
    }
}
