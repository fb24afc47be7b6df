public import Observation

/// Holds the navigation state and is the only one to change it.
///
/// ```swift
/// let navigator = Navigator(tabRoots: [TabRoot("books", Screen("books"))])
/// navigator.enter(.main)
/// try navigator.commit([.push(.book(7))])
/// let stack = navigator.state.stack.map(\.screen)  // [Screen("books"), .book(7)]
/// ```
@MainActor @Observable
public final class Navigator {
    public private(set) var state = NavigationState()
    /// Draws every new state, and reports each screen's first frame to ``didShow(_:)``.
    @ObservationIgnored public weak var renderer: (any Renderer)?
    /// Called after every change, and after every first frame.
    @ObservationIgnored package var onChange: @MainActor () -> Void = {}
    @ObservationIgnored private var seen: Set<ShownScreen.ID> = []
    private let tabRoots: [TabRoot]

    public init(tabRoots: [TabRoot]) {
        self.tabRoots = tabRoots
    }

    /// Enters another phase; entering `main` builds the tabs, any other phase but `locked` drops them.
    public func enter(_ phase: NavigationState.Phase) {
        change { $0.enter(phase, tabRoots: tabRoots) }
    }

    /// Enters `main` as it was in an earlier process.
    /// - Returns: whether what was saved fits the app's tabs; nothing has changed if not.
    public func enterMain(restoring saved: NavigationState) -> Bool {
        guard state.tabs.isEmpty, var restored = saved.restored(for: tabRoots) else { return false }
        restored.raisedAlerts = state.raisedAlerts
        change(to: restored)
        return true
    }

    /// Enters `main` with steps applied to it, so that no other screen is seen first.
    /// - Returns: the screen that the steps lead to.
    /// - Throws: as ``commit(_:policy:)`` does.
    public func enterMain(
        committing steps: [NavigationStep], policy: RoutePolicy = .reuse
    ) throws(NavigationError) -> ShownScreen.ID {
        var main = state
        main.enter(.main, tabRoots: tabRoots)
        var (next, target) = try main.applying(steps, policy: policy, tabRoots: tabRoots)
        // The lock hid them.
        next.raisedAlerts = main.raisedAlerts
        change(to: next)
        return target
    }

    /// Applies all steps to the state as it is now, or none.
    /// - Returns: the screen that the steps lead to.
    /// - Throws: ``NavigationError`` if a step cannot be applied; nothing has changed then.
    @discardableResult
    public func commit(
        _ steps: [NavigationStep], policy: RoutePolicy = .reuse
    ) throws(NavigationError) -> ShownScreen.ID {
        let (next, target) = try state.applying(steps, policy: policy, tabRoots: tabRoots)
        change(to: next)
        return target
    }

    /// Dismisses the topmost modal, else pops the selected tab's stack. Does nothing at a root, or outside `main`, such
    /// as while the app is locked.
    public func back() {
        if let below = state.layers.dropLast().last { back(to: below.id) }
    }

    /// Goes back to a modal or to a screen of the selected tab's stack, and removes everything over it.
    public func back(to id: ShownScreen.ID) {
        guard state.phase == .main else { return }
        change { next in
            if let index = next.presented.firstIndex(where: { $0.id == id }) {
                next.presented.removeSubrange((index + 1)...)
            } else if let index = next.stack.firstIndex(where: { $0.id == id }) {
                next.presented = []
                next.stack.removeSubrange((index + 1)...)
            }
        }
    }

    /// Switches to a tab as its user left it; modals stay where they are.
    public func select(_ tab: TabID) {
        guard state.phase == .main, state.tabs.contains(where: { $0.id == tab }) else { return }
        change { $0.selectedTab = tab }
    }

    /// Shows an alert over those that are not dismissed yet; while the app is locked, once it is unlocked. It takes the
    /// place of one with its code. Does nothing in other phases, in which no account is known to be signed in.
    public func show(_ alert: NavigationAlert) {
        guard state.phase == .main || state.phase == .locked else { return }
        change { next in
            next.raisedAlerts.removeAll { $0.code == alert.code }
            next.raisedAlerts.append(alert)
        }
    }

    /// Takes the alert with that code away, wherever it lies.
    public func withdrawAlert(_ code: String) {
        change { $0.raisedAlerts.removeAll { $0.code == code } }
    }

    public func dismissAlert() {
        change { _ = $0.raisedAlerts.popLast() }
    }

    /// The renderer reports that a screen's first frame is on the display.
    public func didShow(_ id: ShownScreen.ID) {
        guard state.screens.contains(id), seen.insert(id).inserted else { return }
        onChange()
    }

    /// Whether the screen's first frame was on the display.
    public func hasShown(_ id: ShownScreen.ID) -> Bool { seen.contains(id) }

    /// Draws the state again, for a scene that has not drawn it yet or was not visible.
    public func redraw() {
        renderer?.render(state)
    }

    private func change(_ edit: (inout NavigationState) -> Void) {
        var next = state
        edit(&next)
        change(to: next)
    }

    private func change(to next: NavigationState) {
        guard next != state else { return }
        state = next
        seen.formIntersection(next.screens)
        renderer?.render(next)
        onChange()
    }
}

/// Draws the navigation: a terminal, a page, SwiftUI.
@MainActor
public protocol Renderer: AnyObject {
    /// Draws the state; calls ``Navigator/didShow(_:)`` once the visible screen's first frame is on the display.
    func render(_ state: NavigationState)
}
