/// The id of an account.
public struct AccountID: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    /// A recipient that cannot be read. No account has an empty id, so it never equals the signed-in account.
    public static let unreadable = AccountID("")

    public init(_ description: String) {
        self.description = description
    }

    /// Compares bytes: `==` of strings accepts another Unicode spelling, a backend need not.
    public static func == (one: Self, other: Self) -> Bool {
        one.description.utf8.elementsEqual(other.description.utf8)
    }
}
