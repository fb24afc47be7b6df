/// The items of a query as places in a link's bytes, in order; nothing between two `&` is no item.
struct QueryPlaces {
    private let end: Int
    private var index: Int

    @inline(__always)
    init(_ query: Range<Int>) {
        index = query.lowerBound
        end = query.upperBound
    }

    /// The next item; its value is nil where it has no `=`.
    mutating func next(_ bytes: Span<UInt8>) -> (name: Range<Int>, value: Range<Int>?)? {
        guard findItem(bytes) else { return nil }
        let name = readName(bytes)
        let hasValue = index < end && bytes[index] == UInt8(ascii: "=")
        let value = readValue(bytes).range
        return (name, hasValue ? value : nil)
    }

    /// The next value whose name is this once decoded; empty where the item has none.
    @inline(__always)
    mutating func nextValue(of name: Span<UInt8>, in bytes: Span<UInt8>) -> ValuePlace? {
        while findItem(bytes) {
            let isNamed = skip(name, in: bytes) || bytes.decodesSlowly(readName(bytes), to: name)
            let value = readValue(bytes)
            if isNamed { return value }
        }
        return nil
    }

    @inline(__always)
    private mutating func findItem(_ bytes: Span<UInt8>) -> Bool {
        while index < end, bytes[index] == UInt8(ascii: "&") { index &+= 1 }
        return index < end
    }

    /// Whether the item's name is written like this; it is not read otherwise.
    @inline(__always)
    private mutating func skip(_ name: Span<UInt8>, in bytes: Span<UInt8>) -> Bool {
        let nameEnd = index &+ name.count
        guard nameEnd <= end, nameEnd == end || bytes[nameEnd].endsName,
            bytes.extracting(index..<nameEnd).isExactly(name)
        else { return false }
        index = nameEnd
        return true
    }

    @inline(__always)
    private mutating func readName(_ bytes: Span<UInt8>) -> Range<Int> {
        let start = index
        while index < end, !bytes[index].endsName { index &+= 1 }
        return Range(uncheckedBounds: (start, index))
    }

    /// What is between the name's end and the item's.
    @inline(__always)
    private mutating func readValue(_ bytes: Span<UInt8>) -> ValuePlace {
        if index < end, bytes[index] == UInt8(ascii: "=") { index &+= 1 }
        let start = index
        var isPlain = true
        while index < end, bytes[index] != UInt8(ascii: "&") {
            if bytes[index] == UInt8(ascii: "%") { isPlain = false }
            index &+= 1
        }
        return ValuePlace(Range(uncheckedBounds: (start, index)), isPlain: isPlain)
    }
}

extension UInt8 {
    fileprivate var endsName: Bool { self == UInt8(ascii: "=") || self == UInt8(ascii: "&") }
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
    fileprivate func decodesSlowly(_ place: Range<Int>, to text: Span<UInt8>) -> Bool {
        guard place.count > text.count else { return false }
        let bytes = extracting(place)
        var reader = EscapeReader(at: 0)
        for index in text.indices {
            guard reader.index < bytes.count, (try? reader.read(bytes)) == text[index] else { return false }
        }
        return reader.index == bytes.count && reader.isComplete
    }
}
