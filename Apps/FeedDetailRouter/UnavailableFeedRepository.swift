import Feeds
import Foundation

/// Stands in for the feeds when their file cannot be opened.
struct UnavailableFeedRepository: FeedRepository {
    let reason: String

    private var error: FeedRepositoryError { .unavailable(reason: reason) }

    func feed(id: UUID) async throws(FeedRepositoryError) -> Feed? { throw error }
    func feeds(after cursor: FeedCursor?, limit: Int) async throws(FeedRepositoryError) -> [Feed] { throw error }
    func save(_ feeds: [Feed]) async throws(FeedRepositoryError) -> FeedChanges { throw error }
}
