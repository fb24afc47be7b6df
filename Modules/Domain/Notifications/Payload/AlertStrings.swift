/// An app's own strings, which a payload can name by their keys.
///
/// Apple, "Generating a remote notification": the keys of `Localizable.strings`.
public struct AlertStrings: Sendable, ExpressibleByDictionaryLiteral {
    let string: @Sendable (_ key: String) -> String?

    /// - Parameter string: the string of a key in the user's language, or nil if there is none.
    public init(_ string: @escaping @Sendable (_ key: String) -> String?) {
        self.string = string
    }

    /// The first of two strings of one key stands.
    public init(dictionaryLiteral elements: (String, String)...) {
        let strings = Dictionary(elements) { first, _ in first }
        self.init { strings[$0] }
    }
}
