/// Knows the screens of one part of the app and the links that lead to them.
@MainActor
public protocol Coordinator: AnyObject, SendableMetatype {
    /// The links below this coordinator's own place in the tree. A conformer is final and spells its own type.
    nonisolated static var routes: [Route<Self>] { get }
}
