/// A feed whole, with what its reader did with it.
public struct OpenedFeed: Equatable, Sendable {
    public var feed: Feed
    public var marks: FeedMarks

    public init(_ feed: Feed, marks: FeedMarks = FeedMarks()) {
        self.feed = feed
        self.marks = marks
    }
}
