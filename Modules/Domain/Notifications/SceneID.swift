/// Which scene. Apple: `UISceneSession.persistentIdentifier`.
public struct SceneID: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    public init(_ description: String) {
        self.description = description
    }

    /// The only scene of an app that has one.
    public static let main = SceneID("main")
}
