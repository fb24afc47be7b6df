import Foundation

/// What is left of a line, read from its front.
///
/// A word ends at a blank, and a text with the line. Either may stand in quotation marks, as JSON writes a text: only
/// so can it be empty, begin or end with a blank, or have several lines.
struct LineText {
    private(set) var rest: String

    init(_ line: String) {
        rest = line.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// By scalars, as a mark that stands on a letter can stand on a blank, too.
    private static var front: Regex<Substring> {
        /"(?:[^"\\]|\\.)*"(?=\s|$)|\S+/.matchingSemantics(.unicodeScalar)
    }

    /// The text up to the next blank, or in quotation marks; nil at the end.
    mutating func takeWord() -> String? {
        guard let word = rest.prefixMatch(of: Self.front)?.output else { return nil }
        self = LineText(String(rest[word.endIndex...]))
        return Self.unquoted(String(word)) ?? String(word)
    }

    /// All that is left; nil at the end.
    mutating func takeText() -> String? {
        guard !rest.isEmpty else { return nil }
        defer { rest = "" }
        return Self.unquoted(rest) ?? rest
    }

    /// Whether a name and an equals sign come next, which are taken then.
    mutating func take(name: String) -> Bool {
        guard rest.utf8.starts(with: "\(name)=".utf8) else { return false }
        rest = String(rest.unicodeScalars.dropFirst(name.unicodeScalars.count + 1))
        return true
    }

    /// A text as ``takeWord()`` reads it.
    static func word(_ text: String) -> String {
        var line = LineText(text)
        // What follows could end a quotation that the word would begin.
        let isPlain = line.takeWord() == text && line.rest.isEmpty && text.utf8.first != UInt8(ascii: "\"")
        return isPlain ? text : quoted(text)
    }

    /// A text as ``takeText()`` reads it.
    static func text(_ text: String) -> String {
        let hasLineFeed = text.unicodeScalars.contains(where: CharacterSet.newlines.contains)
        var line = LineText(text)
        return line.takeText() == text && !hasLineFeed ? text : quoted(text)
    }

    /// Words, and a text if there is one.
    static func line(_ words: [String], _ text: String?) -> String {
        (words.map(word) + [text.map(Self.text)].compactMap(\.self)).joined(separator: " ")
    }

    static func quoted(_ text: String) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private static func unquoted(_ text: String) -> String? {
        guard text.utf8.first == UInt8(ascii: "\"") else { return nil }
        return try? JSONDecoder().decode(String.self, from: Data(text.utf8))
    }
}
