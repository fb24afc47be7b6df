public import Feeds

/// What the feed flow needs of its program.
@MainActor
public protocol FeedFlowFactory {
    var feeds: any FeedRepository { get }
}
