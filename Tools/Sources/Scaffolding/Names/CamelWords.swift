import Layouts

/// The words that a name in camel case is made of.
package struct CamelWords: Equatable, Sendable {
    /// As they stand in the name: `Study`, `Rooms`.
    let words: [String]

    /// - Throws: `ToolError.refused` for anything but upper camel case of ASCII letters and digits.
    init(_ text: String) throws(ToolError) {
        guard text.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil, text.contains(where: \.isLowercase) else {
            throw .refused(
                "\"\(text)\" is no name in upper camel case: it starts with a capital, and holds letters and digits only, "
                    + "such as StudyRooms.")
        }
        guard text.count <= Self.limit else {
            throw .refused(
                "\"\(text)\" is too long: a name has at most \(Self.limit) letters, so that lines stay short.")
        }
        words = Self.words(in: text)
    }

    /// The words of a name in camel case: `HTTP`, `Post2` and `Go` of `HTTPPost2Go`.
    package static func words(in name: String) -> [String] {
        name.matches(of: /[A-Z]+(?![a-z])[0-9]*|[A-Z][a-z0-9]*/).map { String($0.0) }
    }

    /// - Parameter known: words that need no look.
    init(known: String...) {
        words = known
    }

    /// `StudyRooms`, as in types and modules.
    var upper: String { words.joined() }

    /// `studyRooms`, as in variables and columns.
    var lower: String { words[0].lowercased() + words.dropFirst().joined() }

    /// `study-rooms`, as in links and screens.
    var hyphenated: String { words.joined(separator: "-").lowercased() }

    /// `study rooms`, as people write them; an abbreviation keeps its capitals.
    var spaced: String {
        words.map { $0.count > 1 && $0.allSatisfy(\.isUppercase) ? $0 : $0.lowercased() }.joined(separator: " ")
    }

    /// `Study rooms`, where a sentence begins.
    var sentence: String { spaced.prefix(1).uppercased() + spaced.dropFirst() }

    /// `a` or `an`, as it is spoken.
    var article: String {
        let first = spaced.prefix { $0 != " " }
        if first.count > 1, first.allSatisfy(\.isUppercase) {
            return "AEFHILMNORSX".contains(first.prefix(1)) ? "an" : "a"
        }
        if first.prefixMatch(of: /hour|hono/) != nil { return "an" }
        return first.prefixMatch(of: /(?!uni|us[aeiou]|util|eu|one)[aeiou]/) != nil ? "an" : "a"
    }

    /// Long enough for what teams call things; sentences of tests, which nothing can break, still fit on their lines.
    private static let limit = 20
}
