import AppFlow

/// Why a line of an import is no row: a code with a sentence, and what the sentence names.
public struct BadRow: Error, Equatable, Sendable {
    let code: String
    let field: String
    let expected: String

    /// - Parameters:
    ///   - code: `notAnObject`, `missingField`, `badField`, `repeated` or `tooLarge`.
    ///   - field: the field, or the repeated id; of what is too large, how large it may be.
    ///   - expected: the code of what should stand there; its sentence is that of `import.kind.` and the code.
    public init(_ code: String, field: String = "", expected: String = "") {
        self.code = code
        self.field = field
        self.expected = expected
    }

    func sentence(in language: Language) -> String {
        let kind = expected.isEmpty ? "" : language.sentence("import.kind.\(expected)")
        return language.sentence("import.\(code)", ["field": field, "expected": kind])
    }
}
