/// The items of a query as places in a link's bytes, in order; nothing between two `&` is no item.
struct QueryPlaces {
    struct Item {
        private let start: Int
        private let nameEnd: Int
        private let end: Int

        @inline(__always)
        fileprivate init(_ start: Int, _ nameEnd: Int, _ end: Int) {
            (self.start, self.nameEnd, self.end) = (start, nameEnd, end)
        }

        @inline(__always)
        var name: Range<Int> { Range(uncheckedBounds: (start, nameEnd)) }

        /// Whether it has a `=`.
        var hasValue: Bool { nameEnd < end }

        /// Empty where the item has no `=`.
        @inline(__always)
        var value: Range<Int> { Range(uncheckedBounds: (Swift.min(nameEnd &+ 1, end), end)) }
    }

    private let end: Int
    private var index: Int

    @inline(__always)
    init(_ query: Range<Int>) {
        index = query.lowerBound
        end = query.upperBound
    }

    @inline(__always)
    mutating func next(_ bytes: Span<UInt8>) -> Item? {
        while index < end, bytes[index] == UInt8(ascii: "&") { index &+= 1 }
        guard index < end else { return nil }
        let start = index
        var nameEnd = end
        while index < end, bytes[index] != UInt8(ascii: "&") {
            if bytes[index] == UInt8(ascii: "="), nameEnd == end { nameEnd = index }
            index &+= 1
        }
        return Item(start, Swift.min(nameEnd, index), index)
    }

    /// The next value whose name is this once decoded; empty where the item has none.
    @inline(__always)
    mutating func nextValue(of name: Span<UInt8>, in bytes: Span<UInt8>) -> ValuePlace? {
        while let item = next(bytes) {
            guard bytes.decodes(item.name, to: name) else { continue }
            let escape = bytes.first(UInt8(ascii: "%"), from: item.value.lowerBound, to: item.value.upperBound)
            return ValuePlace(item.value, isPlain: escape == item.value.upperBound)
        }
        return nil
    }
}

extension Span<UInt8> {
    /// Whether these bytes are, once decoded, the given text; an escape is longer than what it stands for.
    @inline(__always)
    func decodes(_ place: Range<Int>, to text: Span<UInt8>) -> Bool {
        guard place.count >= text.count else { return false }
        if place.count == text.count { return extracting(place).isExactly(text) }
        return decodesSlowly(place, to: text)
    }

    @inline(never)
    private func decodesSlowly(_ place: Range<Int>, to text: Span<UInt8>) -> Bool {
        let bytes = extracting(place)
        var reader = EscapeReader(at: 0)
        for index in text.indices {
            guard reader.index < bytes.count, (try? reader.read(bytes)) == text[index] else { return false }
        }
        return reader.index == bytes.count && reader.isComplete
    }
}
