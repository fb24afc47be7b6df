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
