import Feeds
import Foundation

/// Reads JSON Feed.
enum JSONFeed {
    /// Whether an object begins that names a version of JSON Feed. In a text of JSON, quotes would be escaped.
    static func isFeed(beginning: Data) -> Bool {
        let text = String(decoding: beginning, as: UTF8.self)
        return text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.first == "{"
            && text.contains(#/"version"\s*:\s*"https?:\\?/\\?/jsonfeed\.org\\?/version/#)
    }

    /// - Returns: with the line of the document's beginning, since JSON's decoder says none.
    static func rows(in data: Data) -> [FeedDocumentRow] {
        let feed: Document
        do {
            let decoder = JSONDecoder()
            decoder.keyDecodingStrategy = .convertFromSnakeCase
            feed = try decoder.decode(Document.self, from: data)
        } catch {
            return [FeedDocumentRow(line: 1, .failure(.malformed(.notJSONFeed)))]
        }
        var blog = FeedDraft(line: 1)
        blog[.guid] = feed.feedUrl
        blog[.link] = feed.homePageUrl
        blog[.title] = feed.title
        blog[.author] = feed.author?.name ?? feed.authors?.first?.name
        return feed.items.enumerated().map { index, item in
            FeedDocumentRow(
                line: 1,
                Result { () throws(FeedDocumentError) in
                    guard let item = item.value else { throw .badField("items[\(index)]", expected: "item") }
                    return try item.draft.feed(of: blog)
                })
        }
    }

    // The members are named as in the format, but for its underscores.
    private struct Document: Decodable {
        let title, homePageUrl, feedUrl: String?
        let author: Author?
        let authors: [Author]?
        let items: [Lenient<Item>]
    }

    private struct Author: Decodable {
        let name: String?
    }

    private struct Item: Decodable {
        let id: Text
        let url, externalUrl, title, contentText, contentHtml, summary, datePublished, dateModified: String?
        let author: Author?
        let authors: [Author]?

        var draft: FeedDraft {
            var draft = FeedDraft(line: 1)
            draft[.guid] = id.value
            draft[.link] = url ?? externalUrl
            draft[.title] = title
            draft[.body] = contentText ?? contentHtml
            draft[.summary] = summary
            draft[.author] = author?.name ?? authors?.first?.name
            draft[.published] = datePublished
            draft[.updated] = dateModified
            return draft
        }
    }

    /// Version 1 has ids that are numbers, too.
    private struct Text: Decodable {
        let value: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Int64.self) {
                value = String(number)
            } else {
                value = try container.decode(String.self)
            }
        }
    }

    /// One bad item is not to cost the others.
    private struct Lenient<Value: Decodable>: Decodable {
        let value: Value?

        init(from decoder: any Decoder) throws {
            value = try? Value(from: decoder)
        }
    }
}
