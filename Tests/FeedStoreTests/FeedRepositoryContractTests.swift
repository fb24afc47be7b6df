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
        switch conformer {
        case .inMemory:
            try await rule.check(InMemoryFeedRepository())
        case .sqlite:
            try await withTemporaryFolder { folder in
                try await rule.check(SQLiteFeedRepository(try FeedFile.open(in: folder)))
            }
        }
    }
}
