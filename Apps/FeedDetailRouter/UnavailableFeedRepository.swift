import Feeds

/// Stands in for the feeds when their file cannot be opened.
struct UnavailableFeedRepository: FeedRepository {
    let reason: String

    private var error: FeedRepositoryError { .unavailable(reason: reason) }

    func contains(_ id: Feed.ID) async throws(FeedRepositoryError) -> Bool { throw error }
    func feed(id: Feed.ID) async throws(FeedRepositoryError) -> Feed? { throw error }
    func feeds(after cursor: FeedCursor?, limit: Int) async throws(FeedRepositoryError) -> [ListedFeed] { throw error }
    func save(_ feeds: [Feed]) async throws(FeedRepositoryError) -> FeedChanges { throw error }
    func mark(_ id: Feed.ID, _ change: FeedMarkChange) async throws(FeedRepositoryError) -> Bool { throw error }
}
