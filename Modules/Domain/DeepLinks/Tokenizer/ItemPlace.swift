/// The ranges of a query item's name and value among a link's bytes, which are still encoded.
struct ItemPlace {
    let name: Range<Int>
    /// Nil where the item has no `=`.
    let value: Range<Int>?

    /// The items of a query, in order; nothing between two `&` is no item.
    static func all(in bytes: [UInt8], of query: Range<Int>) -> [ItemPlace] {
        var items: [ItemPlace] = []
        var start = query.lowerBound
        while start < query.upperBound {
            var (end, equals) = (start, Int?.none)
            while end < query.upperBound, bytes[end] != UInt8(ascii: "&") {
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
