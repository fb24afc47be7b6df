/// A link and the route that it leads to; ``LinkTable/match(_:)`` says what it carries.
public struct RoutedLink: Sendable {
    let link: LinkText
    /// The route's index in the table's declarations.
    public let index: Int
}
