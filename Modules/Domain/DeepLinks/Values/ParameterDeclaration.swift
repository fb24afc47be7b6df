/// A declared parameter whose type is not known to the compiler, for the table and whatever lists routes.
///
/// Its place follows from the pattern: a name in the path, else a query item. It is a class since one reference is
/// copied faster than what it holds, for each value of a link.
public final class ParameterDeclaration: Sendable {
    public let name: String
    public let isRequired: Bool
    public let isRepeated: Bool
    let type: any LinkValue.Type
    private let nameBytes: ContiguousArray<UInt8>
    private let isValue: @Sendable (Span<UInt8>) -> Bool

    @usableFromInline
    init(
        name: String, type: any LinkValue.Type, isRequired: Bool, isRepeated: Bool,
        isValue: @escaping @Sendable (Span<UInt8>) -> Bool
    ) {
        self.name = name
        nameBytes = ContiguousArray(name.utf8)
        self.isRequired = isRequired
        self.isRepeated = isRepeated
        self.type = type
        self.isValue = isValue
    }

    public var typeName: String { type.linkTypeName }

    /// Whether a text, decoded, is a value of its type.
    public func takes(_ text: String) -> Bool {
        !text.isEmpty && text.withBytes(isValue)
    }

    /// - Throws: `invalidParameter` if a link's values are not what is declared: the first one, or all if it is repeated.
    @inline(__always)
    func check(_ bytes: Span<UInt8>, _ places: LinkPlaces, at place: ParameterPlace) throws(LinkError) {
        var query = QueryPlaces(places.query)
        guard var value = next(in: bytes, places, at: place, &query) else {
            if isRequired { throw missing }
            return
        }
        while isValue(bytes, at: value) {
            guard isRepeated, case .query = place, let next = next(in: bytes, places, at: place, &query) else { return }
            value = next
        }
        throw unreadable(value, in: bytes)
    }

    /// Where a link carries its first value; nil where it carries none.
    @inline(__always)
    func first(in bytes: Span<UInt8>, _ places: LinkPlaces, at place: ParameterPlace) -> ValuePlace? {
        var query = QueryPlaces(places.query)
        return next(in: bytes, places, at: place, &query)
    }

    /// Where a link carries all its values.
    func all(in bytes: Span<UInt8>, _ places: LinkPlaces, at place: ParameterPlace) -> [ValuePlace] {
        var query = QueryPlaces(places.query)
        var all: [ValuePlace] = []
        while let value = next(in: bytes, places, at: place, &query) {
            all.append(value)
            guard case .query = place else { break }
        }
        return all
    }

    @inline(__always)
    private func next(
        in bytes: Span<UInt8>, _ places: LinkPlaces, at place: ParameterPlace, _ query: inout QueryPlaces
    ) -> ValuePlace? {
        switch place {
        case .segment(let index):
            return ValuePlace(places.segment(index, in: bytes), isPlain: places.isPathPlain)
        case .rest(let index):
            return ValuePlace(places.rest(from: index, in: bytes), isPlain: places.isPathPlain)
        case .query:
            let name = nameBytes
            return query.nextValue(of: name.span, in: bytes)
        }
    }

    @usableFromInline
    var missing: LinkError { .invalidParameter(name: name, expected: typeName, found: nil) }

    /// What was found is decoded, or as it is written where that cannot be.
    @usableFromInline @inline(never)
    func unreadable(_ place: ValuePlace, in bytes: Span<UInt8>) -> LinkError {
        .invalidParameter(
            name: name, expected: typeName, found: PercentCoding.legible(bytes.extracting(place.range)))
    }

    @inline(__always)
    private func isValue(_ bytes: Span<UInt8>, at place: ValuePlace) -> Bool {
        if place.isPlain { return !place.range.isEmpty && isValue(bytes.extracting(place.range)) }
        return place.decoded(in: bytes)?.withBytes(isValue) ?? false
    }
}
