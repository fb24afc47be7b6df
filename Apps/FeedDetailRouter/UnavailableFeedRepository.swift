import Feeds

/// Stands in for the posts when their file cannot be opened.
struct UnavailableFeedRepository: FeedRepository {
    let reason: String

    private var error: FeedRepositoryError { .refused(reason: reason) }

    func contains(_ id: Post.ID) async throws(FeedRepositoryError) -> Bool { throw error }
    func post(id: Post.ID) async throws(FeedRepositoryError) -> OpenedPost? { throw error }
    func postUpdates(id: Post.ID) -> PostUpdates<OpenedPost?> { failed() }
    func newestPostUpdates(limit: Int) -> PostUpdates<[ListedPost]> { failed() }
    func posts(after cursor: PostCursor?, limit: Int) async throws(FeedRepositoryError) -> [ListedPost] { throw error }
    func save(_ feeds: [Post]) async throws(FeedRepositoryError) -> PostChanges { throw error }
    func mark(_ id: Post.ID, _ change: PostMarkChange) async throws(FeedRepositoryError) -> Bool { throw error }
    func removeMarks() async throws(FeedRepositoryError) { throw error }

    private func failed<Value>() -> PostUpdates<Value> {
        AsyncStream { continuation in
            continuation.yield(.failure(error))
            continuation.finish()
        }
    }
}
