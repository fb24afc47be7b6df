/// A declared parameter whose type is not known to the compiler, for the table and whatever lists routes.
///
/// Its place follows from the pattern: a name in the path, else a query item. It is a class since one reference is
/// copied faster than what it holds, for each value of a link.
public final class ParameterDeclaration: Sendable {
    public let name: String
    public let isRequired: Bool
    public let isRepeated: Bool
    let type: any LinkValue.Type
    private let bytes: ContiguousArray<UInt8>
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
        bytes = ContiguousArray(name.utf8)
        self.isValue = isValue
    }

    public var typeName: String { type.linkTypeName }

    /// Whether a text, decoded, is a value of its type.
    public func takes(_ text: String) -> Bool {
        !text.isEmpty && text.withBytes(isValue)
    }

    /// Why a link's values are not what is declared; nil if they are.
    func fault(in bytes: Span<UInt8>, _ places: LinkPlaces, _ captures: [LinkPattern.Capture]) -> LinkError? {
        error(of: read(bytes, places, captures, isValue))
    }

    /// Reads the values that a link carries, in order: the first one, or all if it is repeated.
    ///
    /// - Parameter isValue: takes the decoded bytes of one, and says whether the type can be read from them.
    /// - Throws: `invalidParameter` if it is missing though it is required, or for the first one that is not what it
    /// is declared as.
    @usableFromInline
    func read(_ match: LinkMatch, _ isValue: (Span<UInt8>) -> Bool) throws(LinkError) {
        let reading = match.text.withBytes { read($0, match.places, match.pattern.captures, isValue) }
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
        _ link: Span<UInt8>, _ places: LinkPlaces, _ captures: [LinkPattern.Capture],
        _ isValue: (Span<UInt8>) -> Bool
    ) -> Reading {
        let name = bytes
        for index in captures.indices where captures[index].name.withBytes({ $0.isExactly(name.span) }) {
            let place = places.capture(captures[index].place, isCatchAll: captures[index].isCatchAll, in: link)
            return Self.read(link.extracting(place), isValue)
        }
        var query = QueryPlaces(places.query)
        var reading = Reading.absent
        while let place = query.nextValue(of: name.span, in: link) {
            reading = Self.read(link.extracting(place), isValue)
            guard case .value = reading, isRepeated else { break }
        }
        return reading
    }

    @inline(__always)
    private static func read(_ raw: Span<UInt8>, _ isValue: (Span<UInt8>) -> Bool) -> Reading {
        guard raw.first(UInt8(ascii: "%"), from: 0, to: raw.count) < raw.count else {
            return raw.count > 0 && isValue(raw) ? .value : .unreadable(raw.text)
        }
        guard let decoded = try? PercentCoding.decoded(raw) else { return .unreadable(raw.text) }
        return decoded.withBytes(isValue) ? .value : .unreadable(decoded)
    }
}
