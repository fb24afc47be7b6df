import Feeds
import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reads RSS and Atom with Foundation's XML parser, which is told to resolve nothing from outside of the document.
final class XMLFeedReader: NSObject, XMLParserDelegate {
    private var outline: FeedOutline?
    private var depth = 0
    private var problems: [FeedDocumentRow] = []
    private var parserErrors = 0
    private let leadingLines: Int
    private let bytes: [UInt8]
    private lazy var isUTF8 = String(bytes: bytes, encoding: .utf8) != nil

    private static let depthLimit = 100
    /// A document with more errors than that is given up.
    private static let parserErrorLimit = 1_000

    private init(_ document: MendedXML) {
        leadingLines = document.leadingLines
        bytes = document.bytes
        super.init()
        for line in document.badLines { report(.malformed(.badCharacter), at: line) }
        if let line = document.unlistedBadLine { report(.malformed(.moreBadCharacters), at: line) }
        for (line, malformation) in document.badMarkup { report(.malformed(malformation), at: line) }
    }

    static func rows(in document: MendedXML) -> [FeedDocumentRow] {
        let reader = XMLFeedReader(document)
        // Piece by piece: of a document that is handed over whole, the parser takes 10 MB on Linux.
        let parser = XMLParser(stream: InputStream(data: Data(document.bytes)))
        parser.shouldProcessNamespaces = true
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        _ = parser.parse()
        if reader.outline?.isFeed != true, reader.problems.isEmpty { reader.report(.noFeed, at: 1) }
        return (reader.problems + (reader.outline?.rows ?? [])).sorted { $0.line < $1.line }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        depth += 1
        guard depth <= Self.depthLimit else {
            report(.tooDeep, at: line(of: parser))
            return parser.abortParsing()
        }
        let element = FeedElement(name: name, namespace: namespaceURI ?? "")
        if depth == 1 {
            outline = FeedOutline(root: element, attributes)
        } else {
            outline?.begin(element, attributes, depth: depth, line: line(of: parser))
        }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        outline?.end(depth: depth)
        depth -= 1
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        outline?.add(text)
    }

    func parser(_ parser: XMLParser, foundCDATA data: Data) {
        outline?.add(String(decoding: data, as: UTF8.self))
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        let code = (error as NSError).code
        guard var malformation = Malformation(parserError: code) else { return }
        // The parser has one error for both.
        if malformation == .badCharacter, !isUTF8 { malformation = .wrongEncoding }
        parserErrors += 1
        guard parserErrors > Self.parserErrorLimit else {
            return report(.malformed(malformation), at: line(of: parser))
        }
        // The parser may go on to tell of some more before it stops.
        if parserErrors == Self.parserErrorLimit + 1 {
            problems.append(FeedDocumentRow(line: line(of: parser), .failure(.malformed(.tooManyErrors))))
        }
        parser.abortParsing()
    }

    private func line(of parser: XMLParser) -> Int { max(parser.lineNumber, 1) + leadingLines }

    /// One error of a line says enough of it.
    private func report(_ error: FeedDocumentError, at line: Int) {
        if problems.last?.line != line { problems.append(FeedDocumentRow(line: line, .failure(error))) }
    }
}

extension Malformation {
    /// What the parser's errors mean for a feed. The numbers are those of libxml2 (`xmlerror.h`), as Foundation passes them.
    /// Nil for what takes nothing from a feed: namespaces that are not declared, warnings, and its own giving up.
    fileprivate init?(parserError code: Int) {
        switch code {
        case 27, 111, 200..<210: return nil
        case 1, 2: self = .parserLimit
        case 4, 5: self = .endsEarly
        case 9: self = .badCharacter
        case 26: self = .undeclaredEntity
        case 31, 32: self = .unknownEncoding
        case 38...42, 65: self = .badAttribute
        case 73, 76, 77: self = .unclosedTag
        default: self = .notWellFormed
        }
    }
}
