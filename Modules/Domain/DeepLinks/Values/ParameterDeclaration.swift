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

    /// Why a link's values are not what is declared; nil if they are.
    func fault(in bytes: Span<UInt8>, _ places: LinkPlaces, at place: ParameterPlace) -> LinkError? {
        error(of: read(bytes, places, at: place, isValue), in: bytes)
    }

    /// Reads the values that a link carries, in order: the first one, or all if it is repeated.
    ///
    /// - Parameter isValue: takes the decoded bytes of one, and says whether the type can be read from them.
    /// - Throws: `invalidParameter` if it is missing though it is required, or for the first one that is not what it
    /// is declared as.
    @usableFromInline
    func read(_ match: LinkMatch, _ isValue: (Span<UInt8>) -> Bool) throws(LinkError) {
        let place = match.place(of: self)
        let error = match.text.withBytes { bytes -> LinkError? in
            self.error(of: read(bytes, match.places, at: place, isValue), in: bytes)
        }
        if let error { throw error }
    }

    /// What stands at the parameter's place.
    private enum Reading {
        case absent
        case value
        case unreadable(Range<Int>)
    }

    @inline(__always)
    private func read(
        _ bytes: Span<UInt8>, _ places: LinkPlaces, at place: ParameterPlace, _ isValue: (Span<UInt8>) -> Bool
    ) -> Reading {
        let piece: Range<Int>
        switch place {
        case .segment(let index): piece = places.segment(index, in: bytes)
        case .rest(let index): piece = places.rest(from: index, in: bytes)
        case .query:
            let name = nameBytes
            return readItems(named: name.span, in: bytes, QueryPlaces(places.query), isValue)
        }
        return Self.isValue(bytes, at: piece, isPlain: places.isPathPlain, isValue) ? .value : .unreadable(piece)
    }

    private func readItems(
        named name: Span<UInt8>, in bytes: Span<UInt8>, _ query: consuming QueryPlaces,
        _ isValue: (Span<UInt8>) -> Bool
    ) -> Reading {
        var reading = Reading.absent
        while let place = query.nextValue(of: name, in: bytes) {
            let isPlain = bytes.first(UInt8(ascii: "%"), from: place.lowerBound, to: place.upperBound)
            let isValue = Self.isValue(bytes, at: place, isPlain: isPlain == place.upperBound, isValue)
            reading = isValue ? .value : .unreadable(place)
            if !isValue || !isRepeated { break }
        }
        return reading
    }

    /// Whether what stands at a place is not empty, and a value once decoded.
    @inline(__always)
    private static func isValue(
        _ bytes: Span<UInt8>, at place: Range<Int>, isPlain: Bool, _ isValue: (Span<UInt8>) -> Bool
    ) -> Bool {
        let raw = bytes.extracting(place)
        if isPlain { return raw.count > 0 && isValue(raw) }
        guard let decoded = try? PercentCoding.decoded(raw) else { return false }
        return decoded.withBytes(isValue)
    }

    @inline(__always)
    private func error(of reading: Reading, in bytes: Span<UInt8>) -> LinkError? {
        switch reading {
        case .value: nil
        case .absent: isRequired ? .invalidParameter(name: name, expected: typeName, found: nil) : nil
        case .unreadable(let place): error(at: place, in: bytes)
        }
    }

    /// What was found is decoded, or as it is written where that cannot be.
    @inline(never)
    private func error(at place: Range<Int>, in bytes: Span<UInt8>) -> LinkError {
        .invalidParameter(name: name, expected: typeName, found: PercentCoding.legible(bytes.extracting(place)))
    }
}
