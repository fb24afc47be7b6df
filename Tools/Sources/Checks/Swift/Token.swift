/// One piece of Swift code outside comments.
package struct Token: Equatable, Sendable {
    package enum Kind: Sendable {
        case word, string, mark
    }

    package let kind: Kind

    /// A word or mark as written; a string's text between its delimiters, escapes untouched.
    package let text: String

    /// The line it starts on, from 1.
    package let line: Int

    /// Whether nothing stands between it and the token before.
    package let touchesPrevious: Bool
}
