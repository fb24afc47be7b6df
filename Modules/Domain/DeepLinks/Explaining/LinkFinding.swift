/// What was found out about a link or a payload: a code and its values for a sentence in any language, and that sentence in
/// English.
///
/// ```swift
/// let finding = LinkFinding("noRouteAt", "no route is at {place}", ["place": "the root"])
/// finding.description  // no route is at the root
/// ```
public struct LinkFinding: Equatable, Sendable, CustomStringConvertible {
    /// Stable, and the key of the sentence in other languages.
    public let code: String
    /// The sentence in English, with `{name}` where the value of that name stands.
    public let sentence: String
    public let values: [String: String]

    public init(_ code: String, _ sentence: String, _ values: [String: String] = [:]) {
        self.code = code
        self.sentence = sentence
        self.values = values
    }

    public var description: String { Self.fill(sentence, with: values) }

    /// The sentence with each value in its place, read once: what a value holds is text.
    public static func fill(_ sentence: String, with values: [String: String]) -> String {
        sentence.split(separator: "{", omittingEmptySubsequences: false).enumerated().map { index, piece in
            guard index > 0 else { return String(piece) }
            guard let end = piece.firstIndex(of: "}"), let value = values[String(piece[..<end])] else {
                return "{" + piece
            }
            return value + piece[piece.index(after: end)...]
        }.joined()
    }
}
