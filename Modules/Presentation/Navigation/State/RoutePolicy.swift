/// How a route's screen joins those that are there.
public enum RoutePolicy: Sendable {
    /// Dismisses what is presented, without animation, and starts at the tab's root. The same screen on top is kept.
    case reuse
    /// Dismisses what is presented, and pushes a second copy of a screen that is on top.
    case push
    /// Everything stays, and the screen comes on top. The same screen on top is kept.
    case onTop
}
