import Feeds

/// Stands in for the feeds when their file cannot be opened.
struct UnavailableFeedRepository: FeedRepository {
    let reason: String

    private var error: FeedRepositoryError { .refused(reason: reason) }

    func contains(_ id: Feed.ID) async throws(FeedRepositoryError) -> Bool { throw error }
    func feed(id: Feed.ID) async throws(FeedRepositoryError) -> OpenedFeed? { throw error }
    func feedUpdates(id: Feed.ID) -> FeedUpdates<OpenedFeed?> { failed() }
    func newestFeedUpdates(limit: Int) -> FeedUpdates<[ListedFeed]> { failed() }
    func feeds(after cursor: FeedCursor?, limit: Int) async throws(FeedRepositoryError) -> [ListedFeed] { throw error }
    func save(_ feeds: [Feed]) async throws(FeedRepositoryError) -> FeedChanges { throw error }
    func mark(_ id: Feed.ID, _ change: FeedMarkChange) async throws(FeedRepositoryError) -> Bool { throw error }
    func removeMarks() async throws(FeedRepositoryError) { throw error }

    private func failed<Value>() -> FeedUpdates<Value> {
        AsyncStream { continuation in
            continuation.yield(.failure(error))
            continuation.finish()
        }
    }
}
