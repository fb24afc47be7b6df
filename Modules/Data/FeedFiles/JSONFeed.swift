import Feeds
import Foundation

/// Reads JSON Feed.
enum JSONFeed {
    /// Whether an object begins that names a version of JSON Feed, or has items, behind which the version may stand: then it
    /// is no line of its own, as JSON Lines have them. In a text of JSON, quotes would be escaped.
    static func isFeed(beginning: Data) -> Bool {
        let text = String(decoding: beginning, as: UTF8.self)
        let object = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        guard object.first == "{" else { return false }
        if text.contains(#/"version"\s*:\s*"https?:\\?/\\?/jsonfeed\.org\\?/version/#) { return true }
        let line = object.prefix { !$0.isNewline }
        return text.contains(#/"items"\s*:\s*\[/#)
            && (try? JSONSerialization.jsonObject(with: Data(line.utf8))) == nil
    }

    /// - Returns: with the line of the document's beginning, since JSON's decoder says none.
    static func rows(in data: Data) -> [FeedDocumentRow] {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        guard let feed = try? decoder.decode(Document.self, from: data),
            feed.version?.value?.contains("jsonfeed.org/version/") == true
        else { return [FeedDocumentRow(line: 1, .failure(.malformed(.notJSONFeed)))] }
        var blog = FeedDraft(line: 1)
        blog[.guid] = feed.feedUrl?.value
        blog[.link] = feed.homePageUrl?.value
        blog[.title] = feed.title?.value
        blog[.author] = feed.author?.name ?? feed.authors?.value?.first?.name
        return feed.items.enumerated().map { index, item in
            FeedDocumentRow(
                line: 1,
                Result { () throws(FeedDocumentError) in
                    guard let item = item.value else { throw .badField("items[\(index)]", expected: "item") }
                    return try item.draft.feed(of: blog)
                })
        }
    }

    // The members are named as in the format, but for its underscores. Of a wrong type none costs the others.
    private struct Document: Decodable {
        let version, title, homePageUrl, feedUrl: Text?
        let author: Author?
        let authors: Lenient<[Author]>?
        let items: [Lenient<Item>]
    }

    /// An object, or the name alone.
    private struct Author: Decodable {
        let name: String?

        private enum CodingKeys: CodingKey {
            case name
        }

        init(from decoder: any Decoder) throws {
            let object = try? decoder.container(keyedBy: CodingKeys.self)
            let text = try? object?.decode(Text.self, forKey: .name) ?? Text(from: decoder)
            name = text?.value
        }
    }

    private struct Item: Decodable {
        let id, url, externalUrl, title, contentText, contentHtml, summary, datePublished, dateModified: Text?
        let author: Author?
        let authors: Lenient<[Author]>?

        var draft: FeedDraft {
            var draft = FeedDraft(line: 1)
            draft[.guid] = id?.value
            draft[.link] = url?.value ?? externalUrl?.value
            draft[.title] = title?.value
            draft[.body] = contentText?.value ?? contentHtml?.value
            draft[.summary] = summary?.value
            draft[.author] = author?.name ?? authors?.value?.first?.name
            draft[.published] = datePublished?.value
            draft[.updated] = dateModified?.value
            return draft
        }
    }

    /// Version 1 has ids that are numbers, too.
    private struct Text: Decodable {
        /// Nil for what is neither text nor a whole number.
        let value: String?

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let number = try? container.decode(Int64.self)
            value = try? number.map { String($0) } ?? container.decode(String.self)
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
