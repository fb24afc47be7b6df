/// Where feeds are kept; the flow that shows them knows nothing more of it.
///
/// Every function throws ``FeedRepositoryError/unavailable(reason:)`` if the database gives no answer.
public protocol FeedRepository: Sendable {
    /// Whether there is a feed of that id.
    func contains(_ id: Feed.ID) async throws(FeedRepositoryError) -> Bool

    /// The feed of that id, or nil if there is none.
    func feed(id: Feed.ID) async throws(FeedRepositoryError) -> OpenedFeed?

    /// The feed of that id at once, nil while there is none, and again each time that it has become another, to one
    /// consumer.
    func feedUpdates(id: Feed.ID) -> FeedUpdates<OpenedFeed?>

    /// The first feeds of the list at once, and again each time that they have become other ones, to one consumer.
    func newestFeedUpdates(limit: Int) -> FeedUpdates<[ListedFeed]>

    /// Feeds from the newest to the oldest, of equal dates by falling id; only those after `cursor` in that order.
    func feeds(after cursor: FeedCursor?, limit: Int) async throws(FeedRepositoryError) -> [ListedFeed]

    /// Keeps the feeds, all of them or none: an equal one is skipped, one of the same id but other content replaced.
    /// What their reader did with them stays.
    func save(_ feeds: [Feed]) async throws(FeedRepositoryError) -> FeedChanges

    /// Keeps what the reader of a feed did with it.
    /// - Parameters:
    ///   - id: the feed.
    ///   - change: a mark and how it stands from now on; the others stay.
    /// - Returns: whether there is a feed of that id.
    @discardableResult
    func mark(_ id: Feed.ID, _ change: FeedMarkChange) async throws(FeedRepositoryError) -> Bool

    /// Takes all marks away, as the logout of their reader wants it.
    func removeMarks() async throws(FeedRepositoryError)
}

/// What a store holds, each time that it has become another; after a failure it ends.
public typealias FeedUpdates<Value> = AsyncStream<Result<Value, FeedRepositoryError>>

/// One mark of a feed's ``FeedMarks``, set or taken away.
public enum FeedMarkChange: Equatable, Sendable {
    case read(Bool)
    case bookmarked(Bool)
}

/// How many feeds one `save` added, replaced and skipped.
public struct FeedChanges: Equatable, Sendable {
    public var added: Int
    public var replaced: Int
    public var skipped: Int

    public init(added: Int = 0, replaced: Int = 0, skipped: Int = 0) {
        self.added = added
        self.replaced = replaced
        self.skipped = skipped
    }
}

/// Why feeds could not be read or written.
public enum FeedRepositoryError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The database gave no answer; `reason` is for the log.
    case unavailable(reason: String)
    /// The disk refused: it is full, fails, or is not to be had yet. The same may be tried again, however often.
    case refused(reason: String)

    public var description: String {
        switch self {
        case .unavailable(let reason), .refused(let reason): reason
        }
    }
}
