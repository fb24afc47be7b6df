/// How a route's screen comes to what is already there.
public struct RoutePolicy: Equatable, Sendable {
    /// What becomes of the screens that are presented.
    public enum Presentation: String, Sendable {
        /// Dismisses everything presented, without animation, and starts at the tab's root.
        case dismissAll
        /// Everything stays; the screen comes on top.
        case onTop
    }

    /// What becomes of a screen that is on top already.
    public enum Repetition: String, Sendable {
        /// The same screen on top is kept.
        case reuse
        /// A second copy is pushed.
        case push
    }

    public var presentation: Presentation
    public var repetition: Repetition

    public init(_ presentation: Presentation = .dismissAll, _ repetition: Repetition = .reuse) {
        self.presentation = presentation
        self.repetition = repetition
    }

    /// Dismisses what is presented, and keeps the same screen if it is on top.
    public static let reuse = RoutePolicy(.dismissAll, .reuse)
    /// Dismisses what is presented, and pushes a second copy of a screen that is on top.
    public static let push = RoutePolicy(.dismissAll, .push)
    /// Dismisses nothing, and keeps the same screen if it is on top.
    public static let onTop = RoutePolicy(.onTop, .reuse)
}
