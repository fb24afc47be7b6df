/// A screen of the app as a plain value: its name, the id of its content, and further arguments.
public struct Screen: Hashable, Codable, Sendable, CustomStringConvertible {
    public let name: String
    /// Which of its kind, such as a feed's id; nil if there is only one.
    public let id: String?
    /// Further values that it was opened with. Two screens that differ only in these are the same screen.
    public let arguments: [String: String]

    public init(_ name: String, id: String? = nil, arguments: [String: String] = [:]) {
        self.name = name
        self.id = id
        self.arguments = arguments
    }

    /// `feed-list`, `feed-detail/<id>`.
    public var description: String { id.map { "\(name)/\($0)" } ?? name }

    /// Whether the user would call both the same screen.
    public func isSame(as other: Screen) -> Bool { name == other.name && id == other.id }
}

/// A screen that is in the navigation, with an identity that lasts as long as it stays there.
public struct ShownScreen: Hashable, Codable, Sendable, Identifiable {
    public let id: Int
    public var screen: Screen

    public init(id: Int, screen: Screen) {
        self.id = id
        self.screen = screen
    }
}
