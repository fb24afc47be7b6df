public import Navigation
public import Observation

/// Draws the navigation with views that are bound to a state, such as SwiftUI's, and passes the user's gestures to the
/// navigator.
///
/// Views read ``drawing``, and write to ``selectedTab`` and the subscripts. A written value only counts if it can be a
/// gesture of the user on the visible screen. Any other changes nothing: the state is drawn again, once, so that views
/// and navigator cannot chase each other.
@MainActor @Observable
public final class ViewRenderer: Renderer {
    public private(set) var drawing = Drawing()
    @ObservationIgnored private var appeared: Set<ShownScreen.ID> = []
    @ObservationIgnored private var unannounced: ShownScreen.ID?
    @ObservationIgnored private var userActs = false
    @ObservationIgnored private var mayCorrect = true
    /// The alert under which the user reached something: views cannot have presented it.
    @ObservationIgnored private var unpresented: NavigationAlert?
    private let navigator: Navigator
    private let change: @MainActor (_ isAnimated: Bool, _ change: @MainActor () -> Void) -> Void

    /// - Parameters:
    ///   - navigator: the app's, whose renderer it becomes.
    ///   - change: has the views follow a change, animated or at once.
    public init(
        _ navigator: Navigator,
        change: @escaping @MainActor (_ isAnimated: Bool, _ change: @MainActor () -> Void) -> Void
    ) {
        self.navigator = navigator
        self.change = change
        drawing.state = navigator.state
        navigator.renderer = self
    }

    public func render(_ state: NavigationState) {
        let old = drawing.state
        mayCorrect = mayCorrect || state != old
        if state.alert != old.alert { unpresented = nil }
        appeared = state.phase == .main ? appeared.intersection(state.screens) : []
        let isAnimated = userActs || state.isOneStep(from: old)
        if state.visible?.id != old.visible?.id { unannounced = isAnimated ? nil : state.visible?.id }
        change(isAnimated) {
            drawing.state = state
            drawing.lastAlert = state.alert ?? drawing.lastAlert
            // Views that present one alert do not present another in its place by themselves.
            if let alert = state.alert, let last = old.alert, alert != last { drawing.alertDrawings += 1 }
            if state.phase == .main, old.phase != .main { drawing.entries += 1 }
        }
        reportVisible()
    }

    /// A screen's view appeared. Call it once its first frame is on the display.
    public func didAppear(_ id: ShownScreen.ID) {
        guard drawing.state.phase == .main, drawing.state.screens.contains(id) else { return }
        appeared.insert(id)
        reportVisible()
    }

    /// Goes back as `Navigator.back()` does, for a button on a screen.
    public func back() {
        asUser { navigator.back() }
    }

    private func reportVisible() {
        guard hasVisibleAppeared, let visible = drawing.state.visible else { return }
        if unannounced == visible.id {
            unannounced = nil
            drawing.announcements += 1
        }
        navigator.didShow(visible.id)
    }

    private var hasVisibleAppeared: Bool { drawing.state.visible.map { appeared.contains($0.id) } == true }

    private func asUser(_ act: () -> Void) {
        userActs = true
        act()
        userActs = false
    }

    /// - Parameter act: the user's gesture in a state; nil if it is impossible there. There is no gesture before the
    ///   first frame.
    private func take(_ act: (NavigationState) -> (() -> Void)?) {
        if hasVisibleAppeared {
            if let act = act(drawing.state) { return asUser(act) }
            if let alert = drawing.state.alert, act(drawing.state.withoutAlert) != nil { return presentAnew(alert) }
        }
        guard mayCorrect else { return }
        mayCorrect = false
        drawing.corrections += 1
    }

    /// SwiftUI drops an alert that comes while something else is on its way to the display or from it. The second time
    /// the alert goes, so that the user is not locked out.
    private func presentAnew(_ alert: NavigationAlert) {
        if unpresented == alert { return navigator.dismissAlert() }
        unpresented = alert
        drawing.alertDrawings += 1
    }
}

/// The state that views draw.
public struct Drawing: Equatable, Sendable {
    public internal(set) var state = NavigationState()
    /// The alert that is presented, or was last: its text is still to be seen while it goes.
    public internal(set) var lastAlert: NavigationAlert?
    /// How often an alert was drawn again, because views had not presented it.
    public internal(set) var alertDrawings = 0
    /// How often the main screen was entered: its views are made again each time and keep nothing.
    public internal(set) var entries = 0
    /// How often an assistive app is to announce a new screen.
    public internal(set) var announcements = 0
    /// How often a state was drawn again, because views had put something else in its place.
    var corrections = 0
}

extension ViewRenderer {
    /// The tab bar's selection.
    public var selectedTab: TabID? {
        get { drawing.state.selectedTab }
        set {
            guard newValue != selectedTab else { return }
            take { state in state.tab(chosen: newValue).map { tab in { self.navigator.select(tab) } } }
        }
    }

    /// The screens above the root of a tab's stack.
    public func path(of tab: TabID) -> [ShownScreen] { drawing.state.path(of: tab) }

    /// The same for a stack of views to be bound to.
    /// - Parameters:
    ///   - tab: whose stack it is.
    ///   - drawn: the path that the stack is drawn with.
    public subscript(pathOf tab: TabID, drawnAs drawn: [ShownScreen]) -> [ShownScreen] {
        get { path(of: tab) }
        set {
            guard newValue != path(of: tab) else { return }
            take { state in
                let below = state.screenBelow(path: newValue, drawnAs: drawn, in: tab)
                return below.map { id in { self.navigator.back(to: id) } }
            }
        }
    }

    /// The modal over that many others; nil if there are fewer.
    public func modal(over count: Int) -> ShownScreen? { drawing.state.modals.dropFirst(count).first }

    /// The same for a sheet to be bound to.
    /// - Parameters:
    ///   - count: how many modals are below the sheet.
    ///   - drawn: the modal that the sheet is drawn with.
    public subscript(modalOver count: Int, drawnAs drawn: ShownScreen.ID?) -> ShownScreen? {
        get { modal(over: count) }
        set {
            guard newValue?.id != modal(over: count)?.id else { return }
            let dismissed = newValue == nil ? modal(over: count)?.id : nil
            take { state in
                let below = dismissed.flatMap { $0 == drawn ? state.screenBelow(modal: $0) : nil }
                return below.map { id in { self.navigator.back(to: id) } }
            }
        }
    }

    /// Whether an alert is presented from over so many modals; the topmost one presents it.
    /// - Parameters:
    ///   - count: how many modals are below the alert.
    ///   - drawn: the alert that is drawn.
    public subscript(alertOver count: Int, drawnAs drawn: NavigationAlert?) -> Bool {
        get { drawing.state.alert != nil && drawing.state.modals.count == count }
        set {
            guard newValue != self[alertOver: count, drawnAs: drawn] else { return }
            let isDismissed = !newValue && drawn == drawing.state.alert
            take { _ in isDismissed ? { self.navigator.dismissAlert() } : nil }
        }
    }
}
