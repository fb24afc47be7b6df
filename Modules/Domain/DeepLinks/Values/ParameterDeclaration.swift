/// A declared parameter whose type is not known to the compiler, for the table and whatever lists routes.
///
/// Its place follows from the pattern: a name in the path, else a query item. It is a class since one reference is
/// copied faster than what it holds, for each value of a link.
public final class ParameterDeclaration: Sendable {
    public let name: String
    public let isRequired: Bool
    public let isRepeated: Bool
    let type: any LinkValue.Type
    private let isValue: @Sendable (Span<UInt8>) -> Bool

    @usableFromInline
    init(
        name: String, type: any LinkValue.Type, isRequired: Bool, isRepeated: Bool,
        isValue: @escaping @Sendable (Span<UInt8>) -> Bool
    ) {
        self.name = name
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
        error(of: read(bytes, places, at: place, isValue))
    }

    /// Reads the values that a link carries, in order: the first one, or all if it is repeated.
    ///
    /// - Parameter isValue: takes the decoded bytes of one, and says whether the type can be read from them.
    /// - Throws: `invalidParameter` if it is missing though it is required, or for the first one that is not what it
    /// is declared as.
    @usableFromInline
    func read(_ match: LinkMatch, _ isValue: (Span<UInt8>) -> Bool) throws(LinkError) {
        let place = match.place(of: self)
        let reading = match.text.withBytes { read($0, match.places, at: place, isValue) }
        if let error = error(of: reading) { throw error }
    }

    /// What stands at the parameter's place.
    private enum Reading {
        case absent
        case value
        /// Decoded, or as it is written where that cannot be.
        case unreadable(String)
    }

    @inline(__always)
    private func error(of reading: Reading) -> LinkError? {
        switch reading {
        case .value: nil
        case .absent: isRequired ? .invalidParameter(name: name, expected: typeName, found: nil) : nil
        case .unreadable(let found): .invalidParameter(name: name, expected: typeName, found: found)
        }
    }

    private func read(
        _ link: Span<UInt8>, _ places: LinkPlaces, at place: ParameterPlace, _ isValue: (Span<UInt8>) -> Bool
    ) -> Reading {
        switch place {
        case .segment(let index):
            Self.read(link.extracting(places.segment(index, in: link)), isPlain: places.isPathPlain, isValue)
        case .rest(let index):
            Self.read(link.extracting(places.rest(from: index, in: link)), isPlain: places.isPathPlain, isValue)
        case .query: name.withBytes { readItems(named: $0, in: link, QueryPlaces(places.query), isValue) }
        }
    }

    @inline(__always)
    private func readItems(
        named name: Span<UInt8>, in link: Span<UInt8>, _ query: QueryPlaces, _ isValue: (Span<UInt8>) -> Bool
    ) -> Reading {
        var query = query
        var reading = Reading.absent
        while let place = query.nextValue(of: name, in: link) {
            let raw = link.extracting(place)
            let isPlain = raw.first(UInt8(ascii: "%"), from: 0, to: raw.count) == raw.count
            reading = Self.read(raw, isPlain: isPlain, isValue)
            guard case .value = reading, isRepeated else { break }
        }
        return reading
    }

    @inline(__always)
    private static func read(_ raw: Span<UInt8>, isPlain: Bool, _ isValue: (Span<UInt8>) -> Bool) -> Reading {
        if isPlain { return raw.count > 0 && isValue(raw) ? .value : .unreadable(raw.text) }
        guard let decoded = try? PercentCoding.decoded(raw) else { return .unreadable(raw.text) }
        return decoded.withBytes(isValue) ? .value : .unreadable(decoded)
    }
}
