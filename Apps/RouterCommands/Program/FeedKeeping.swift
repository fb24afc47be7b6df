public import Feeds

/// A program that keeps feeds.
@MainActor
public protocol FeedKeeping: RouterProgram {
    var feeds: any FeedRepository { get }
}
