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
