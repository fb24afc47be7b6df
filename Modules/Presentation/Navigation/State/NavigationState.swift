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
    package var raisedAlerts: [NavigationAlert] = []
    var nextID = 1

    // No alert outlives its process.
    private enum CodingKeys: CodingKey {
        case phase, tabs, selectedTab, presented, nextID
    }

    public init() {}

    /// The selected tab's stack; empty outside `main`.
    public internal(set) var stack: [ShownScreen] {
        get { phase == .main ? tabs.first { $0.id == selectedTab }?.stack ?? [] : [] }
        set {
            guard let index = tabs.firstIndex(where: { $0.id == selectedTab }) else { return }
            tabs[index].stack = newValue
        }
    }

    /// Presented over the tabs, the topmost last; empty outside `main`.
    public var modals: [ShownScreen] { phase == .main ? presented : [] }

    /// Over everything; nil outside `main`.
    public var alert: NavigationAlert? { phase == .main ? raisedAlerts.last : nil }

    /// What lies one over the other, from the selected tab's root to the topmost modal; empty outside `main`.
    public var layers: [ShownScreen] { stack + modals }

    /// The screen that the user sees under any alert; nil outside `main`.
    public var visible: ShownScreen? { layers.last }

    /// The identities of all screens that are somewhere in the navigation.
    public var screens: Set<ShownScreen.ID> { Set((tabs.flatMap(\.stack) + presented).map(\.id)) }
}

extension NavigationState {
    /// Enters a phase: `main` builds the tabs unless they are there, `locked` keeps them out of sight, any other drops
    /// them.
    mutating func enter(_ next: Phase, tabRoots: [TabRoot]) {
        phase = next
        switch next {
        case .main: if tabs.isEmpty { buildTabs(tabRoots) }
        case .locked: break
        case .launching, .onboarding, .login, .retry:
            buildTabs([])
            raisedAlerts = []
        }
    }

    /// This state as it may be shown again in a later process; nil if it does not fit the app's tabs (any more).
    func restored(for tabRoots: [TabRoot]) -> NavigationState? {
        let roots = tabs.map { TabRoot($0.id, $0.stack.first?.screen ?? Screen("")) }
        let ids = tabs.flatMap(\.stack).map(\.id) + presented.map(\.id)
        guard roots == tabRoots, tabs.contains(where: { $0.id == selectedTab }), Set(ids).count == ids.count,
            ids.allSatisfy({ $0 < nextID }), nextID < .max / 2
        else { return nil }
        var restored = self
        restored.phase = .main
        return restored
    }
}

/// A tab and the screen at the bottom of its stack.
public struct TabRoot: Equatable, Sendable {
    public let tab: TabID
    public let screen: Screen

    public init(_ tab: TabID, _ screen: Screen) {
        self.tab = tab
        self.screen = screen
    }
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
    /// What the sentence names, each under its name in braces.
    public let values: [String: String]

    public init(code: String, values: [String: String] = [:]) {
        self.code = code
        self.values = values
    }
}
