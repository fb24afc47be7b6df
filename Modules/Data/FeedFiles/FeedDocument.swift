public import Feeds
public import Foundation

/// Reads files that hold feeds as a whole: RSS 2.0 (RSS Advisory Board, "RSS 2.0 Specification"), Atom (RFC 4287) and
/// JSON Feed (jsonfeed.org, version 1.1).
public enum FeedDocument {
    /// How many bytes of a document are read at most.
    public static let sizeLimit = 64 << 20

    /// Whether a file is such a document, by how it begins. What else it is may be JSON Lines.
    /// - Parameter beginning: some kilobytes, or all that there is.
    public static func isDocument(beginning: Data) -> Bool {
        let bytes = beginning.prefix(4_096).filter { $0 != 0 }
        let text = bytes.drop { $0 > 0x7F || $0 == 0x20 || (0x09...0x0D).contains($0) }
        return text.first == UInt8(ascii: "<") || JSONFeed.isFeed(beginning: Data(text))
    }

    /// Reads all that can be read, and says where something cannot.
    /// - Returns: in the order of the document.
    public static func rows(in data: Data) -> [FeedDocumentRow] {
        guard data.count <= sizeLimit else { return [FeedDocumentRow(line: 1, .failure(.tooLarge))] }
        if JSONFeed.isFeed(beginning: data.prefix(4_096)) { return JSONFeed.rows(in: data) }
        do {
            return XMLFeedReader.rows(in: try MendedXML(data))
        } catch {
            return [FeedDocumentRow(line: 1, .failure(error))]
        }
    }
}

/// One feed of a document, or what is wrong at one of its lines.
public struct FeedDocumentRow: Equatable, Sendable {
    /// Counted from 1.
    public let line: Int
    public let feed: Result<Feed, FeedDocumentError>

    init(line: Int, _ feed: Result<Feed, FeedDocumentError>) {
        self.line = line
        self.feed = feed
    }
}

/// Why a document, or a part of it, cannot be read.
public enum FeedDocumentError: Error, Equatable, Sendable {
    case malformed(Malformation)
    case missingField(String)
    /// - Parameter expected: the stable short code of what should stand there, such as `date`.
    case badField(String, expected: String)
    /// It declares entities, which no feed needs: they can be made to grow without end, or to name files.
    case declaresEntities
    case tooLarge
    /// Its elements are nested too deep for a feed.
    case tooDeep
    /// It is a document, but none of feeds.
    case noFeed

    /// Stable across versions, for machines.
    public var code: String {
        switch self {
        case .malformed: "malformed"
        case .missingField: "missingField"
        case .badField: "badField"
        case .declaresEntities: "declaresEntities"
        case .tooLarge: "tooLarge"
        case .tooDeep: "tooDeep"
        case .noFeed: "noFeed"
        }
    }
}

/// How a document is not well-formed.
public enum Malformation: String, Sendable, CaseIterable {
    /// It is more than the parser takes.
    case parserLimit
    case endsEarly
    /// The text is not in the encoding that it names.
    case wrongEncoding
    /// It names an encoding that is not known, or none that can be read safely.
    case unknownEncoding
    case undeclaredEntity
    case badAttribute
    case unclosedTag
    /// A character that XML does not allow.
    case badCharacter
    /// There are more such characters from here on than are listed.
    case moreBadCharacters
    /// There were so many errors that nothing behind is read.
    case tooManyErrors
    /// Anything else that is no XML.
    case notWellFormed
    /// The JSON is not that of a JSON Feed.
    case notJSONFeed
}
