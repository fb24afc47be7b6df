import FeedStore
import FeedSupport
import Feeds
import TestSupport
import Testing

@MainActor
@Suite struct FeedRepositoryContractTests {
    @Test(arguments: FeedRepositoryContract.rules)
    func `the contract of feed repositories is kept`(rule: ContractRule<any FeedRepository>) async throws {
        try await withTemporaryFolder { folder in
            try await rule.check(SQLiteFeedRepository(try FeedFile.open(in: folder)))
        }
    }
}
