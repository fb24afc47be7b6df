import Foundation

/// An XML document without what would stop a parser that reading can do without: `&` and `<` that stand for themselves are
/// escaped, characters that XML does not allow become blanks, a document type is left out, and so are the end of an
/// element that is not open and an attribute that is not well-formed. An element that is left open ends with the one
/// that it is in.
struct MendedXML {
    private(set) var bytes: [UInt8] = []
    /// The first lines with characters that XML does not allow.
    private(set) var badLines: [Int] = []
    /// The line after those that has such a character, too; nil if none has.
    private(set) var unlistedBadLine: Int?
    /// The first lines with tags or references that were mended, and how they were malformed.
    private(set) var badMarkup: [(line: Int, malformation: Malformation)] = []
    /// How many lines lie before `bytes`.
    private(set) var leadingLines = 0

    private static let badLineLimit = 1_000

    private var balance = TagBalance()
    /// How many of `bytes` were looked through for lines, and how many lines ended in them.
    private var counted = (bytes: 0, lines: 0)

    /// - Throws: ``FeedDocumentError/declaresEntities``, or `malformed` for text in no encoding that can be read safely.
    init(_ data: Data) throws(FeedDocumentError) {
        let source: [UInt8]
        if let encoding = Self.wideEncoding(of: data) {
            guard let text = String(data: data, encoding: encoding) else { throw .malformed(.wrongEncoding) }
            // What follows is UTF-8, whatever the declaration says.
            source = blanked(text.hasPrefix("<?xml") ? text.drop { $0 != ">" }.dropFirst().utf8 : text.utf8[...])
        } else {
            source = blanked(data)
        }
        let start = source.firstIndex { $0 != 0x20 && !(0x09...0x0D).contains($0) } ?? source.endIndex
        guard XMLEncoding.isPlain(source[start...]) else { throw .malformed(.unknownEncoding) }
        leadingLines = source[..<start].count { $0 == 0x0A }
        bytes.reserveCapacity(source.count)
        try mend(source[start...])
    }

    /// That of two bytes for each character, which a mark or the first `<` shows (XML 1.0, appendix F); nil for others.
    private static func wideEncoding(of data: Data) -> String.Encoding? {
        switch Array(data.prefix(2)) {
        case [0xFF, 0xFE], [0xFE, 0xFF]: .utf16
        case [0x3C, 0x00]: .utf16LittleEndian
        case [0x00, 0x3C]: .utf16BigEndian
        default: nil
        }
    }

    private mutating func blanked(_ source: some Collection<UInt8>) -> [UInt8] {
        var bytes = Array(source)
        var line = 1
        for index in bytes.indices where bytes[index] < 0x20 {
            switch bytes[index] {
            case 0x0A: line += 1
            case 0x09, 0x0D: break
            default:
                bytes[index] = 0x20
                if badLines.last == line || unlistedBadLine != nil { continue }
                if badLines.count < Self.badLineLimit { badLines.append(line) } else { unlistedBadLine = line }
            }
        }
        return bytes
    }

    private mutating func mend(_ source: ArraySlice<UInt8>) throws(FeedDocumentError) {
        var rest = source
        while let byte = rest.first, badMarkup.last?.malformation != .tooManyErrors {
            if byte == UInt8(ascii: "<") {
                rest = try copyMarkup(rest)
            } else {
                let text = rest.prefix { $0 != UInt8(ascii: "<") }
                copyText(text)
                rest = rest[text.endIndex...]
            }
        }
    }

    private mutating func copyText(_ source: ArraySlice<UInt8>) {
        var rest = source
        while let byte = rest.first {
            switch byte == UInt8(ascii: "&") ? XMLReference(rest) : .allowed {
            case .none:
                bytes += Array("&amp;".utf8)
                rest = rest.dropFirst()
            case .badCharacter(let length):
                tell(.badCharacter)
                bytes.append(0x20)
                rest = rest.dropFirst(length)
            case .allowed:
                let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "&")) ?? rest.endIndex
                bytes += rest[..<end]
                rest = rest[end...]
            }
        }
    }

    /// Copies what markup begins with, to its end where `&` means nothing in it.
    private mutating func copyMarkup(_ source: ArraySlice<UInt8>) throws(FeedDocumentError) -> ArraySlice<UInt8> {
        for (start, end) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")] where source.starts(with: start.utf8)
        {
            let length = Self.length(of: source, to: end)
            bytes += source.prefix(length)
            return source.dropFirst(length)
        }
        if source.starts(with: "<!DOCTYPE".utf8) {
            let close = Self.length(of: source, to: ">")
            let subset =
                source.prefix(close).firstIndex(of: UInt8(ascii: "[")) == nil ? 0 : Self.length(of: source, to: "]")
            let length = max(close, subset) + (subset == 0 ? 0 : Self.length(of: source.dropFirst(subset), to: ">"))
            let type = source.prefix(length)
            if Self.length(of: type, to: "<!ENTITY") < type.count { throw .declaresEntities }
            bytes += type.filter { $0 == 0x0A }
            return source.dropFirst(length)
        }
        return copyTag(source)
    }

    private mutating func copyTag(_ source: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard let tag = XMLTag(source) else {
            let isLast = !source.dropFirst().contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }
            if !isLast { tell(.notWellFormed) }
            // Where a document ends within a tag is for the parser to tell.
            bytes += Array((isLast ? "<" : "&lt;").utf8)
            return source.dropFirst()
        }
        if let (text, malformation) = balance.mend(tag) {
            tell(malformation)
            copyText(text[...])
        } else {
            copyText(tag.bytes)
        }
        return source.dropFirst(tag.bytes.count)
    }

    /// One error of a line says enough of it.
    private mutating func tell(_ malformation: Malformation) {
        counted.lines += bytes[counted.bytes...].count { $0 == 0x0A }
        counted.bytes = bytes.count
        let line = leadingLines + counted.lines + 1
        guard badMarkup.last?.line != line else { return }
        badMarkup.append((line, badMarkup.count < Self.badLineLimit ? malformation : .tooManyErrors))
    }

    /// How many bytes there are to the end of `mark`, all if it is not there.
    private static func length(of source: ArraySlice<UInt8>, to mark: String) -> Int {
        let mark = Array(mark.utf8)
        var index = source.startIndex
        while let first = source[index...].firstIndex(of: mark[0]) {
            if source[first...].starts(with: mark) { return first + mark.count - source.startIndex }
            index = first + 1
        }
        return source.count
    }
}
