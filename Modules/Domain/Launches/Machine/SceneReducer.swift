import Notifications

/// Which scenes are connected, which of them shows the navigation, and when the app leaves the display.
struct SceneReducer: LaunchReducer, Hashable {
    private var scenes = Scenes()
    /// The one that shows the navigation; nil before the first connects.
    private(set) var shown: SceneID?

    var areInBackground: Bool { scenes.areInBackground }

    mutating func reduce(_ event: LaunchEvent, in context: LaunchContext) -> [LaunchStep] {
        switch event {
        case .connected(let scene):
            scenes.connect(scene)
            shown = shown ?? scene
        case .enteredForeground(let scene):
            scenes.enterForeground(scene)
        case .enteredBackground(let scene):
            scenes.enterBackground(scene)
            return leaveDisplay()
        case .disconnected(let scene):
            scenes.disconnect(scene)
            if shown == scene { shown = scenes.active }
            return leaveDisplay()
        case .willTerminate:
            return [.event(.leftDisplay)]
        case .committed(_, let scene):
            shown = scenes.destination(of: scene)
        case .leftDisplay:
            if case .ready(let account) = context.phase { return [.effect(.saveNavigation(account))] }
        default:
            break
        }
        return []
    }

    private func leaveDisplay() -> [LaunchStep] { areInBackground ? [.event(.leftDisplay)] : [] }
}
