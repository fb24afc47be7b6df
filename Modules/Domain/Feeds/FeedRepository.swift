public import StoreErrors

/// Where posts are kept; the flow that shows them knows nothing more of it.
///
/// Every function throws `StoreError` if the database cannot be used.
public protocol FeedRepository: Sendable {
    /// Whether there is a post of that id.
    func contains(_ id: Post.ID) async throws(StoreError) -> Bool

    /// The post of that id, or nil if there is none.
    func post(id: Post.ID) async throws(StoreError) -> Post?

    /// The post of that id at once, nil while there is none, and again after each change, for one consumer.
    func postUpdates(id: Post.ID) -> StoreUpdates<Post?>

    /// The first posts of the list at once, and again after each change, for one consumer.
    func newestPostUpdates(limit: Int) -> StoreUpdates<[ListedPost]>

    /// The first posts from the newest to the oldest, of equal dates by falling id.
    func posts(limit: Int) async throws(StoreError) -> [ListedPost]

    /// Keeps the posts, all of them or none: an equal one is skipped, one of the same id but other content replaced.
    /// What was read stays read.
    func save(_ posts: [Post]) async throws(StoreError) -> StoreChanges

    /// Marks the post as read.
    /// - Returns: whether there is a post of that id.
    @discardableResult
    func markAsRead(_ id: Post.ID) async throws(StoreError) -> Bool

    /// Makes every post unread again, for a sign-out.
    func markAllAsUnread() async throws(StoreError)
}
