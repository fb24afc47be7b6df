/// The path of a route, such as `home/feed/:feedID` or `files/*path`.
///
/// Its literals are written as in a link: `%3Aid` is the literal `:id`. A name is letters of any script, digits, `_`
/// and `-`.
public struct LinkPattern: Hashable, Sendable, CustomStringConvertible {
    let segments: [PatternSegment]

    /// One leading and one trailing slash are ignored; `/` is the pattern of the empty path.
    ///
    /// - Throws: `emptySegment`, `emptyName` or `unreachable` for a segment that no link can match, `otherSyntax` for
    ///   one as another router has it, `tooDeep`, `catchAllNotLast`, or `repeatedName`.
    public init(_ text: String) throws(LinkTableError) {
        guard !text.isEmpty else { throw .emptySegment(pattern: text) }
        var pieces = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)[...]
        if pieces.first?.isEmpty == true { pieces.removeFirst() }
        if pieces.last?.isEmpty == true { pieces.removeLast() }
        try self.init(
            segments: pieces.map { piece throws(LinkTableError) in
                try PatternSegment(String(Substring(piece)), in: text)
            })
    }

    private init(segments: [PatternSegment]) throws(LinkTableError) {
        self.segments = segments
        guard segments.count <= LinkLimits.segments else { throw .tooDeep(pattern: description) }
        for (place, segment) in segments.enumerated() {
            guard let name = segment.name else { continue }
            if segment.isCatchAll, place < segments.count - 1 { throw .catchAllNotLast(pattern: description) }
            if segments[..<place].contains(where: { $0.name == name }) {
                throw .repeatedName(name.text, pattern: description)
            }
        }
    }

    /// The names of its parameters in order, the catch-all's included; a bare `*` is named `*`.
    public var parameterNames: [String] {
        segments.compactMap(\.name?.text)
    }

    /// Whether one of its parameters has this name, byte by byte.
    public func hasParameter(_ name: String) -> Bool {
        if case .query = place(of: name) { false } else { true }
    }

    /// Where links carry a parameter of this name.
    func place(of name: String) -> ParameterPlace {
        guard let index = segments.firstIndex(where: { $0.name?.text.isExactly(name) ?? false }) else { return .query }
        return segments[index].isCatchAll ? .rest(index) : .segment(index)
    }

    /// The pattern of a child's route under this one.
    ///
    /// - Throws: `tooDeep`, `catchAllNotLast` if this one ends in a catch-all, or `repeatedName`.
    public func appending(_ other: LinkPattern) throws(LinkTableError) -> LinkPattern {
        try LinkPattern(segments: segments + other.segments)
    }

    /// Its normal form, without leading and trailing slash.
    public var description: String {
        segments.isEmpty ? "/" : segments.map(\.description).joined(separator: "/")
    }
}
