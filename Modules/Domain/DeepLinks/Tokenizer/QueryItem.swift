/// One `name=value` of a query, kept as it is written and decoded when asked for.
public struct QueryItem: Equatable, Sendable {
    public let rawName: String
    /// Nil where the item has no `=`.
    public let rawValue: String?

    public init(rawName: String, rawValue: String?) {
        self.rawName = rawName
        self.rawValue = rawValue
    }

    /// - Throws: `invalidLink` if it cannot be decoded.
    public var name: String {
        get throws(LinkError) { try Self.decoded(rawName) }
    }

    /// Empty where the item has no value.
    ///
    /// - Throws: `invalidLink` if it cannot be decoded.
    public var value: String {
        get throws(LinkError) { try Self.decoded(rawValue ?? "") }
    }

    private static func decoded(_ written: String) throws(LinkError) -> String {
        // A text without escapes is the same text, and needs no array.
        guard written.utf8.contains(UInt8(ascii: "%")) else { return written }
        guard let text = try? PercentCoding.decoded(Array(written.utf8)[...]) else { throw .invalidLink }
        return text
    }
}

/// The ranges of a query item's name and value among a link's bytes, which are still encoded.
struct ItemPlace {
    let name: Range<Int>
    /// Nil where the item has no `=`.
    let value: Range<Int>?

    /// The items of the query behind a path, in order; nothing between two `&` is no item.
    static func all(in bytes: [UInt8], behind pathEnd: Int, upTo queryEnd: Int) -> [ItemPlace] {
        guard pathEnd < queryEnd, bytes[pathEnd] == UInt8(ascii: "?") else { return [] }
        var items: [ItemPlace] = []
        var start = pathEnd + 1
        while start < queryEnd {
            var (end, equals) = (start, Int?.none)
            while end < queryEnd, bytes[end] != UInt8(ascii: "&") {
                if bytes[end] == UInt8(ascii: "="), equals == nil { equals = end }
                end += 1
            }
            if start < end {
                items.append(ItemPlace(name: start..<(equals ?? end), value: equals.map { $0 + 1..<end }))
            }
            start = end + 1
        }
        return items
    }
}
