/// What the declarations ask of a link, laid out so that its bytes can be checked without a copy.
struct ParameterChecks: Sendable {
    private struct Check {
        let type: any LinkValue.Type
        /// Where in the path, or -1 for a query item.
        let position: Int
        let isCatchAll: Bool
        let isRequired: Bool
        let isRepeated: Bool
        let isPlain: Bool
        let name: Range<Int>
        /// The name and `=`; zero if they are more than eight bytes.
        let nameWord: UInt64
        let nameMask: UInt64
    }

    private var checks: ContiguousArray<Check> = []
    private var starts: ContiguousArray<Int> = [0]
    private var names: ContiguousArray<UInt8>
    private let expiryEnd: Int

    init(_ declarations: [LinkDeclaration]) {
        names = ContiguousArray(LinkExpiry.name.utf8)
        expiryEnd = names.count
        for declaration in declarations {
            for parameter in declaration.parameters { add(parameter, of: declaration.pattern) }
            starts.append(checks.count)
        }
        // So that eight bytes can be read at once of the last as well.
        names += [UInt8](repeating: 0, count: 8)
    }

    private mutating func add(_ parameter: ParameterDeclaration, of pattern: LinkPattern) {
        let position = pattern.segments.firstIndex { $0.name?.text.isExactly(parameter.name) ?? false }
        let start = names.count
        names += parameter.name.utf8
        let item = ContiguousArray("\(parameter.name)=".utf8)
        let isShort = item.count <= 8
        checks.append(
            Check(
                type: parameter.type, position: position ?? -1,
                isCatchAll: position.map { pattern.segments[$0].isCatchAll } ?? false,
                isRequired: parameter.isRequired, isRepeated: parameter.isRepeated,
                isPlain: parameter.name.isPlainQueryName,
                name: start..<names.count, nameWord: isShort ? item.span.word(at: 0) : 0,
                nameMask: isShort ? ByteWords.mask(item.count) : ~0))
    }

    /// Whether a link says when it expires.
    @inline(__always)
    func findExpiry(in bytes: Span<UInt8>, _ places: LinkPlaces) -> Bool {
        guard places.query.count >= expiryEnd else { return false }
        return bytes.queryValue(0..<expiryEnd, of: names.span, in: places.query) != nil
    }

    /// Whether a link, without an escape in its path, carries all that a declaration asks for; false also where that takes
    /// a closer look.
    @inline(__always)
    func hold(
        for declaration: Int, in bytes: Span<UInt8>, _ places: LinkPlaces, _ path: PathWalk
    ) -> Bool {
        for number in starts[declaration]..<starts[declaration &+ 1] {
            let check = checks[number]
            let place: Range<Int>
            if check.position >= 0 {
                guard !check.isCatchAll, let segment = path.segment(check.position) else { return false }
                place = segment
            } else if check.isRepeated || !check.isPlain {
                guard places.query.isEmpty, !check.isRequired else { return false }
                continue
            } else if let value = value(of: check, in: bytes, places.query) {
                guard
                    !places.hasEscapes
                        || bytes.first(UInt8(ascii: "%"), from: value.lowerBound, to: value.upperBound)
                            == value.upperBound
                else { return false }
                place = value
            } else if check.isRequired {
                return false
            } else {
                continue
            }
            guard !place.isEmpty, check.type.canRead(bytes.extracting(place)) else { return false }
        }
        return true
    }

    @inline(__always)
    private func value(of check: Check, in bytes: Span<UInt8>, _ query: Range<Int>) -> Range<Int>? {
        guard !query.isEmpty else { return nil }
        if (bytes.word(at: query.lowerBound) ^ check.nameWord) & check.nameMask == 0 {
            let start = query.lowerBound &+ check.name.count &+ 1
            return start..<bytes.first(UInt8(ascii: "&"), from: start, to: query.upperBound)
        }
        return bytes.queryValue(check.name, of: names.span, in: query)
    }
}
