/// Where a link carries one value.
@usableFromInline
struct ValuePlace: Sendable {
    @usableFromInline let range: Range<Int>
    /// Whether it is written as it says.
    @usableFromInline let isPlain: Bool

    init(_ range: Range<Int>, isPlain: Bool) {
        self.range = range
        self.isPlain = isPlain
    }

    /// Nil if it is empty, or is none of that type once decoded.
    @inlinable
    func value<Value: LinkValue>(in bytes: Span<UInt8>) -> Value? {
        guard isPlain else { return decoded(in: bytes).flatMap { Value(linkText: $0) } }
        return range.isEmpty ? nil : Value(linkBytes: bytes.extracting(range))
    }

    @usableFromInline
    func decoded(in bytes: Span<UInt8>) -> String? {
        try? PercentCoding.decoded(bytes.extracting(range))
    }
}
