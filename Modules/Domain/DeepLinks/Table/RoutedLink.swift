/// A link and the route that it leads to; ``LinkTable/match(_:)`` says what it carries.
///
/// In this order it takes four words, which are returned in registers.
public struct RoutedLink: Sendable {
    let text: LinkText
    private let place: Int32

    @inline(__always)
    init(_ text: consuming LinkText, place: Int32) {
        self.text = text
        self.place = place
    }

    /// The route's place in the table's declarations.
    public var index: Int { Int(place) }
}
