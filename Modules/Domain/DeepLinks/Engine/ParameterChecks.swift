/// What the declarations ask of a link, laid out so that its bytes can be checked without a copy.
struct ParameterChecks: Sendable {
    private struct Check {
        let type: any LinkValue.Type
        /// Where in the path, or -1 for a query item.
        let position: Int
        let isCatchAll: Bool
        let isRequired: Bool
        let isRepeated: Bool
        let name: Range<Int>
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
        checks.append(
            Check(
                type: parameter.type, position: position ?? -1,
                isCatchAll: position.map { pattern.segments[$0].isCatchAll } ?? false,
                isRequired: parameter.isRequired, isRepeated: parameter.isRepeated, name: start..<names.count))
    }

    /// Whether a link says when it expires.
    @inline(__always)
    func findExpiry(in bytes: Span<UInt8>, _ places: LinkPlaces) -> Bool {
        guard places.query.count >= expiryEnd else { return false }
        return bytes.queryValue(0..<expiryEnd, of: names.span, in: places.query) != nil
    }

    /// Whether a link carries all that a declaration asks for; false also where that takes a closer look.
    ///
    /// - Parameter segments: those of the path, if there is no escape among them.
    @inline(__always)
    func hold(
        for declaration: Int, in bytes: Span<UInt8>, _ places: LinkPlaces, _ segments: SegmentStarts
    ) -> Bool {
        for number in starts[declaration]..<starts[declaration &+ 1] {
            let check = checks[number]
            let place: Range<Int>
            if check.position >= 0 {
                guard !check.isCatchAll, let segment = segments.segment(check.position) else { return false }
                place = segment
            } else if check.isRepeated {
                guard places.query.isEmpty else { return false }
                continue
            } else if let value = bytes.queryValue(check.name, of: names.span, in: places.query) {
                let end = value.upperBound
                guard bytes.first(UInt8(ascii: "%"), from: value.lowerBound, to: end) == end else { return false }
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
}
