import Layouts
import Scaffolding

/// A copy's name, in each form that the layout writes its own name in.
struct TeamName: Equatable, Sendable {
    /// `AcmeMail`: the package, and what people read.
    let text: String

    private let words: [String]

    /// - Throws: `ToolError.refused` for anything but an upper camel case name of letters and digits.
    init(_ text: String) throws(ToolError) {
        guard let first = text.first, first.isUppercase, text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
        else {
            throw .refused("\"\(text)\" is no name: it starts with a capital, and holds letters and digits only.")
        }
        guard text.count <= Self.limit else {
            throw .refused("\"\(text)\" is too long: a name has at most \(Self.limit) letters.")
        }
        guard !ReservedNames.isOfSwift(text), !["App", "Type"].contains(text) else {
            throw .refused("\"\(text)\" is a word or a module of Swift's own.")
        }
        self.text = text
        words = CamelWords.words(in: text)
    }

    /// `acme-mail`: programs, schemes, hosts and files.
    var hyphenated: String { words.joined(separator: "-").lowercased() }

    /// `acmeMail`: variables and functions.
    var camel: String { (words.first ?? "").lowercased() + words.dropFirst().joined() }

    /// `ACME_MAIL`: environment variables.
    var capitals: String { words.joined(separator: "_").uppercased() }

    private static let limit = 40
}
