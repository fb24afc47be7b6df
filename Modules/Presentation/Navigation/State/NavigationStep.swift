/// One thing to change in the navigation. Routes return these; nothing changes until all are committed.
public enum NavigationStep: Equatable, Sendable {
    /// Rebuilds all tabs, each at its root, the first one selected.
    case rebuildMain
    case selectTab(TabID)
    case push(Screen)
    /// Over everything else.
    case present(Screen)

    /// The step in words, for explaining.
    public var summary: String {
        switch self {
        case .rebuildMain: "rebuild main"
        case .selectTab(let tab): "select tab \(tab)"
        case .push(let screen): "push \(screen)"
        case .present(let screen): "present \(screen)"
        }
    }
}

/// How a route's screen joins those that are there.
public enum RoutePolicy: Sendable {
    /// The tab's screens and sheets become those of the plan: what is there already, from the root up, stays, and the
    /// rest goes without animation.
    case reuse
    /// As `reuse`, but pushes a second copy of a screen that is on top.
    case push
    /// Everything stays, and the screen comes on top. The same screen on top is kept.
    case onTop
}

/// Why steps could not be committed.
public enum NavigationError: Error, Equatable, Sendable {
    /// There is no main screen to navigate in.
    case notInMain
    case unknownTab(TabID)
    /// There are no steps, or they end on no screen.
    case nothingToShow
}
