import FeedStore
import FeedSupport
import Feeds
import TestSupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(30))) struct FeedRepositoryContractTests {
    @Test(arguments: StoreConformer.allCases, FeedRepositoryContract.rules)
    func `the contract of feed repositories is kept`(
        conformer: StoreConformer, rule: ContractRule<any FeedRepository>
    ) async throws {
        try await rule.check(conformer, inMemory: InMemoryFeedRepository()) {
            SQLiteFeedRepository(try FeedFile.open(in: $0))
        }
    }
}
