/// Cuts Swift source into tokens, so that rules never look into a string or a comment by mistake.
///
/// It knows nested comments, multi-line and raw strings, interpolations (their code is code), extended regular
/// expressions and raw identifiers. A plain `/regex/` is read as marks and words.
package struct SwiftLexer {
    package private(set) var tokens: [Token] = []

    /// Where each token stands, in bytes, a string's delimiters with it.
    package private(set) var ranges: [Range<Int>] = []

    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var previousEnd = -1

    package init(_ text: String) {
        bytes = Array(text.utf8)
        readCode(insideInterpolation: false)
    }

    private mutating func readCode(insideInterpolation: Bool) {
        var depth = 0
        while position < bytes.count {
            switch bytes[position] {
            case let byte where byte.isPartOfWord:
                readWord()
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
                advance()
            case UInt8(ascii: "/") where follows("//"):
                readLineComment()
            case UInt8(ascii: "/") where follows("/*"):
                readBlockComment()
            case UInt8(ascii: "\""), UInt8(ascii: "#"):
                readStringOrMark()
            case UInt8(ascii: "`"):
                readQuotedIdentifier()
            case UInt8(ascii: "("):
                depth += 1
                readMark()
            case UInt8(ascii: ")"):
                if insideInterpolation && depth == 0 {
                    position += 1
                    return
                }
                depth -= 1
                readMark()
            default:
                readMark()
            }
        }
    }

    private mutating func readWord() {
        let start = position
        while position < bytes.count, bytes[position].isPartOfWord { position += 1 }
        add(.word, from: start, line: line)
    }

    private mutating func readMark() {
        position += 1
        add(.mark, from: position - 1, line: line)
    }

    /// Keeps the backticks, so that `` `import` `` is no keyword and a test's sentence is one word.
    private mutating func readQuotedIdentifier() {
        let start = position
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "`"), bytes[position] != UInt8(ascii: "\n") {
            position += 1
        }
        position = min(position + 1, bytes.count)
        add(.word, from: start, line: line)
    }

    private mutating func readLineComment() {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    }

    private mutating func readBlockComment() {
        var depth = 0
        repeat {
            if follows("/*") {
                depth += 1
                position += 2
            } else if follows("*/") {
                depth -= 1
                position += 2
            } else {
                advance()
            }
        } while depth > 0 && position < bytes.count
    }

    private mutating func readStringOrMark() {
        var opening = position
        while opening < bytes.count, bytes[opening] == UInt8(ascii: "#") { opening += 1 }
        let hashes = opening - position
        guard opening < bytes.count else { return readMark() }
        switch bytes[opening] {
        case UInt8(ascii: "\""):
            let isMultiline = bytes[opening...].starts(with: [34, 34, 34])
            readString(from: opening, quote: isMultiline ? "\"\"\"" : "\"", hashes: hashes)
        case UInt8(ascii: "/") where hashes > 0:
            readString(from: opening, quote: "/", hashes: hashes)
        default:
            readMark()
        }
    }

    private mutating func readString(from opening: Int, quote: String, hashes: Int) {
        let first = position
        let closing = quote + String(repeating: "#", count: hashes)
        let escape = "\\" + String(repeating: "#", count: quote == "/" ? 0 : hashes)
        let endsWithLine = quote == "\""
        let startLine = line
        position = opening + quote.utf8.count
        let start = position
        var end = bytes.count
        while position < bytes.count {
            if follows(closing) || (endsWithLine && bytes[position] == UInt8(ascii: "\n")) {
                end = position
                if follows(closing) { position += closing.utf8.count }
                break
            } else if follows(escape) {
                position += escape.utf8.count
                if quote != "/", position < bytes.count, bytes[position] == UInt8(ascii: "(") {
                    position += 1
                    readCode(insideInterpolation: true)
                } else if position < bytes.count {
                    advance()
                }
            } else {
                advance()
            }
        }
        tokens.append(
            Token(kind: .string, text: text(start..<max(start, end)), line: startLine, touchesPrevious: false))
        ranges.append(first..<position)
        previousEnd = position
    }

    private mutating func add(_ kind: Token.Kind, from start: Int, line: Int) {
        tokens.append(
            Token(kind: kind, text: text(start..<position), line: line, touchesPrevious: start == previousEnd))
        ranges.append(start..<position)
        previousEnd = position
    }

    private mutating func advance() {
        if bytes[position] == UInt8(ascii: "\n") { line += 1 }
        position += 1
    }

    private func follows(_ text: String) -> Bool {
        bytes[position] == text.utf8.first && bytes[position...].starts(with: text.utf8)
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }
}

extension UInt8 {
    fileprivate var isPartOfWord: Bool {
        // A capital is the small letter without this bit.
        let small = self | 0x20
        return (small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z")) || self == UInt8(ascii: "_")
            || (self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")) || self >= 0x80
    }
}
