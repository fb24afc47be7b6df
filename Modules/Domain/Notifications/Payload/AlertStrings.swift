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

    /// Puts arguments into a string's places: `%@` takes the next, `%2$@` the second, `%%` is a percent sign.
    ///
    /// Apple, "String Format Specifiers": those of them that a payload's arguments, texts all, can fill. Anything else
    /// stays as it stands, and a place without an argument is left empty: a server's mistake must not read what is not
    /// there.
    static func fill(_ format: String, with arguments: [String]) -> String {
        func argument(_ index: Int) -> String { arguments.indices.contains(index) ? arguments[index] : "" }
        var next = 0
        let place = /%(?:%|([0-9]+\$)?@)/.matchingSemantics(.unicodeScalar)
        return format.replacing(place) { match in
            if match.0 == "%%" { return "%" }
            guard let numbered = match.1 else {
                defer { next += 1 }
                return argument(next)
            }
            guard let number = Int(numbered.dropLast()), number > 0 else { return String(match.0) }
            return argument(number - 1)
        }
    }
}
