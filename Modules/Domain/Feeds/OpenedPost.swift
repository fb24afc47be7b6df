/// A post whole, with what its reader did with it.
public struct OpenedPost: Equatable, Sendable {
    public var post: Post
    public var marks: PostMarks

    public init(_ post: Post, marks: PostMarks = PostMarks()) {
        self.post = post
        self.marks = marks
    }
}
