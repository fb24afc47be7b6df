import AppleBridge
import Navigation

/// Views that are bound to the navigation, in the place of SwiftUI's: they hold what they were drawn with until they
/// are drawn again.
@MainActor
final class ViewsDouble {
    let navigator = Navigator(tabRoots: [TabRoot("first", Screen("list")), TabRoot("second", Screen("settings"))])
    let renderer: ViewRenderer
    private let changes = Changes()

    init(inMain: Bool = true) {
        renderer = ViewRenderer(navigator) { [changes] isAnimated, change in
            changes.animations.append(isAnimated)
            change()
        }
        guard inMain else { return }
        navigator.enter(.main)
        draw()
        changes.animations = []
    }

    /// Whether each change was animated.
    var animations: [Bool] { changes.animations }

    var state: NavigationState { navigator.state }
    var stack: [String] { state.stack.map(\.screen.description) }
    var modals: [String] { state.modals.map(\.screen.description) }

    /// The visible screen's view comes to the display.
    func draw() {
        if let visible = state.visible { renderer.didAppear(visible.id) }
    }

    /// A route leads there, and is drawn.
    func go(_ steps: NavigationStep..., policy: RoutePolicy = .reuse) throws {
        try navigator.commit(steps, policy: policy)
        draw()
    }

    /// A stack of views that was drawn as it is now is left with so many screens above its root.
    func keep(_ count: Int, in tab: TabID = "first") {
        let path = renderer.path(of: tab)
        renderer[pathOf: tab, drawnAs: path] = Array(path.prefix(count))
    }

    /// The sheet over so many others goes.
    func dismissModal(over count: Int) {
        renderer[modalOver: count, drawnAs: renderer.modal(over: count)?.id] = nil
    }

    @MainActor
    private final class Changes {
        var animations: [Bool] = []
    }
}
