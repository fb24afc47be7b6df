/// One thing to change in the navigation. Routes return these; nothing changes until all are committed.
public enum NavigationStep: Equatable, Sendable {
    /// All tabs anew, each at its root, the first one selected.
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

/// How a route's screen comes to what is already there.
public struct RoutePolicy: Equatable, Sendable {
    /// What becomes of the screens that are presented.
    public enum Presentation: String, Sendable {
        /// Everything presented goes, unanimated, and the walk starts at the tab's root.
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

    public static let reuse = RoutePolicy(.dismissAll, .reuse)
    public static let push = RoutePolicy(.dismissAll, .push)
    public static let onTop = RoutePolicy(.onTop, .reuse)
}

/// Why steps could not be committed.
public enum NavigationError: Error, Equatable, Sendable {
    /// There is no main screen to navigate in.
    case notInMain
    case unknownTab(TabID)
    /// A route that shows nothing leads nowhere.
    case nothingToShow
}
