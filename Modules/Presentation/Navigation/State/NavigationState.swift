/// Everything that decides what is on the display, as one value.
public struct NavigationState: Codable, Equatable, Sendable {
    /// Which part of the app is shown: the tabs exist only in `main`.
    public enum Phase: String, Codable, Sendable, CaseIterable {
        case launching, onboarding, login, locked, retry, main
    }

    /// A tab, and the screens in it.
    public struct Tab: Codable, Equatable, Sendable, Identifiable {
        public let id: TabID
        /// From the root, which is always there, to the top.
        public var stack: [ShownScreen]
    }

    public var phase = Phase.launching
    public internal(set) var tabs: [Tab] = []
    public internal(set) var selectedTab: TabID?
    /// The modals and the alerts, also while the lock hides them.
    var presented: [ShownScreen] = []
    /// The last is shown, unless the lock hides it; under it are those that its dismissal uncovers.
    var raisedAlerts: [NavigationAlert] = []
    var nextID = 1

    // No alert outlives its process.
    private enum CodingKeys: CodingKey {
        case phase, tabs, selectedTab, presented, nextID
    }

    public init() {}

    /// The selected tab's stack; empty outside `main`.
    public var stack: [ShownScreen] {
        guard phase == .main else { return [] }
        return tabs.first { $0.id == selectedTab }?.stack ?? []
    }

    /// Presented over the tabs, the topmost last; empty outside `main`.
    public var modals: [ShownScreen] { phase == .main ? presented : [] }

    /// Over everything; nil outside `main`.
    public var alert: NavigationAlert? { phase == .main ? raisedAlerts.last : nil }

    /// The screen that the user sees under any alert; nil outside `main`.
    public var visible: ShownScreen? { modals.last ?? stack.last }

    /// The identities of all screens that are somewhere in the navigation.
    public var screens: Set<ShownScreen.ID> { Set((tabs.flatMap(\.stack) + presented).map(\.id)) }
}

/// A tab's name, the same as the link segment that leads to it.
public struct TabID: Hashable, Codable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    public let description: String

    public init(stringLiteral value: String) {
        description = value
    }
}

/// A message over everything, known by its code; the sentence is the renderer's to look up.
public struct NavigationAlert: Hashable, Codable, Sendable {
    public let code: String

    public init(code: String) {
        self.code = code
    }
}
