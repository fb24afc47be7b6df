public import Notifications

/// The scenes that are connected, and where something is to be shown.
public struct Scenes: Hashable, Sendable {
    private var inForeground: Set<SceneID> = []
    private var connected: Set<SceneID> = []
    /// The one that came to the front last.
    public private(set) var active: SceneID?

    public init() {}

    /// Whether the user sees none of them.
    public var areInBackground: Bool { inForeground.isEmpty }

    /// A scene connected or came to the front.
    public mutating func enterForeground(_ scene: SceneID) {
        connected.insert(scene)
        inForeground.insert(scene)
        active = scene
    }

    public mutating func enterBackground(_ scene: SceneID) {
        inForeground.remove(scene)
        if active == scene { active = inForeground.min { $0.description < $1.description } ?? scene }
    }

    public mutating func disconnect(_ scene: SceneID) {
        enterBackground(scene)
        connected.remove(scene)
        if active == scene { active = connected.min { $0.description < $1.description } }
    }

    /// The scene for what wants to be shown in a certain one: that one while it is connected, else the active one.
    public func destination(of target: SceneID?) -> SceneID? {
        target.flatMap { connected.contains($0) ? $0 : nil } ?? active
    }
}
