import Navigation

/// A display that shows each frame at once.
@MainActor
final class ImmediateRenderer: Renderer {
    weak var navigator: Navigator?

    func render(_ state: NavigationState) {
        if let visible = state.visible { navigator?.didShow(visible.id) }
    }
}
