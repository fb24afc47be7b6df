public import Notifications

/// The scenes that are connected, and where something is to be shown.
public struct Scenes: Hashable, Sendable {
    /// The one that was in use last is the last.
    private var connected: [SceneID] = []
    private var inForeground: Set<SceneID> = []

    public init() {}

    /// The one in the foreground that came there last, else the one that was left last.
    public var active: SceneID? { connected.last { inForeground.contains($0) } ?? connected.last }

    /// Whether the user sees none of them.
    public var areInBackground: Bool { inForeground.isEmpty }

    /// A scene connected; it may stay in the background.
    public mutating func connect(_ scene: SceneID) {
        if !connected.contains(scene) { connected.append(scene) }
    }

    /// A scene came to the front.
    public mutating func enterForeground(_ scene: SceneID) {
        connected.removeAll { $0 == scene }
        connected.append(scene)
        inForeground.insert(scene)
    }

    public mutating func enterBackground(_ scene: SceneID) {
        guard inForeground.remove(scene) != nil else { return }
        connected.removeAll { $0 == scene }
        connected.append(scene)
    }

    public mutating func disconnect(_ scene: SceneID) {
        inForeground.remove(scene)
        connected.removeAll { $0 == scene }
    }

    /// The scene for what wants to be shown in a certain one: that one while it is connected, else the active one.
    public func destination(of target: SceneID?) -> SceneID? {
        target.flatMap { connected.contains($0) ? $0 : nil } ?? active
    }
}
