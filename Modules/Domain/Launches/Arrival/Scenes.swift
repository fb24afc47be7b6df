public import Notifications

/// The scenes that are connected, and where something is to be shown.
public struct Scenes: Hashable, Sendable {
    /// The one that was in use last is the last.
    private var connected: [ConnectedScene] = []

    public init() {}

    /// The one in the foreground that came there last, else the one that was left last.
    public var active: SceneID? { (connected.last(where: \.isInForeground) ?? connected.last)?.id }

    /// Whether the user sees none of them.
    public var areInBackground: Bool { !connected.contains(where: \.isInForeground) }

    /// A scene connected; it may stay in the background.
    public mutating func connect(_ scene: SceneID) {
        if !isConnected(scene) { connected.append(ConnectedScene(id: scene, isInForeground: false)) }
    }

    public mutating func enterForeground(_ scene: SceneID) {
        disconnect(scene)
        connected.append(ConnectedScene(id: scene, isInForeground: true))
    }

    public mutating func enterBackground(_ scene: SceneID) {
        guard connected.contains(ConnectedScene(id: scene, isInForeground: true)) else { return }
        disconnect(scene)
        connected.append(ConnectedScene(id: scene, isInForeground: false))
    }

    public mutating func disconnect(_ scene: SceneID) {
        connected.removeAll { $0.id == scene }
    }

    /// The scene for what wants to be shown in a certain one: that one while it is connected, else the active one.
    public func destination(of target: SceneID?) -> SceneID? {
        target.flatMap { isConnected($0) ? $0 : nil } ?? active
    }

    private func isConnected(_ scene: SceneID) -> Bool { connected.contains { $0.id == scene } }
}

private struct ConnectedScene: Hashable {
    let id: SceneID
    let isInForeground: Bool
}
