public import Feeds

/// The dependencies of the feed flow, which its program provides.
@MainActor
public protocol FeedFlowFactory {
    var feeds: any FeedRepository { get }
}
