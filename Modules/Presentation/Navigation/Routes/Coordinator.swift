/// Knows the screens of one part of the app and the links that lead to them.
///
/// ```swift
/// final class LibraryCoordinator: Coordinator {
///     nonisolated static var routes: [Route<LibraryCoordinator>] {
///         [
///             Route(
///                 "book/:id", LinkParameter("id", Int64.self), screen: { .book($0) },
///                 plan: { _, _, id in [.push(.book(id))] })
///         ]
///     }
/// }
///
/// let tree = try RouteTree(LibraryCoordinator.self, origins: LinkOrigins(schemes: ["library"], hosts: []))
/// let match = try tree.table.resolve("library://book/7", from: .scheme, now: .now)
/// let steps = try await tree.plan(match, from: LibraryCoordinator()).steps  // [.push(.book(7))]
/// ```
@MainActor
public protocol Coordinator: AnyObject, SendableMetatype {
    /// The links below this coordinator's own place in the tree. A conformer is final and spells its own type.
    nonisolated static var routes: [Route<Self>] { get }
}
