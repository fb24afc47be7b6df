/// The path of a route, such as `home/feed/:feedID` or `files/*path`; its literals are decoded text.
public struct LinkPattern: Hashable, Sendable {
    let segments: [PatternSegment]

    /// One leading and one trailing slash are ignored; `/` is the pattern of nothing.
    ///
    /// - Throws: `emptySegment`, `emptyName` or `unreachable` for a segment that no link can match, `tooDeep`,
    ///   `catchAllNotLast`, or `repeatedName`.
    public init(_ text: String) throws(LinkTableError) {
        guard !text.isEmpty else { throw .emptySegment(pattern: text) }
        var segments: [PatternSegment] = []
        for piece in PathPieces.split(Array(text.utf8)[...]) {
            segments.append(try PatternSegment(String(decoding: piece, as: UTF8.self), in: text))
        }
        try self.init(segments: segments)
    }

    private init(segments: [PatternSegment]) throws(LinkTableError) {
        self.segments = segments
        guard segments.count <= LinkLimits.segments else { throw .tooDeep(pattern: description) }
        guard !segments.dropLast().contains(where: \.isCatchAll) else { throw .catchAllNotLast(pattern: description) }
        let names = segments.compactMap(\.name)
        for (index, name) in names.enumerated() where names[..<index].contains(name) {
            throw .repeatedName(name.text, pattern: description)
        }
    }

    /// The names of its parameters in order, the catch-all's included; a bare `*` is named `*`.
    public var parameterNames: [String] {
        segments.compactMap(\.name?.text)
    }

    /// Whether one of its parameters has this name, byte by byte.
    public func hasParameter(_ name: String) -> Bool {
        segments.contains { $0.name?.text.isExactly(name) == true }
    }

    /// The pattern of a child's route under this one.
    ///
    /// - Throws: `tooDeep`, `catchAllNotLast` if this one ends in a catch-all, or `repeatedName`.
    public func appending(_ other: LinkPattern) throws(LinkTableError) -> LinkPattern {
        try LinkPattern(segments: segments + other.segments)
    }

    /// What the parameters took of a path that this pattern matches.
    func captures(from path: [String]) -> [LinkMatch.Capture] {
        segments.indices.compactMap { index in
            switch segments[index] {
            case .literal: nil
            case .parameter(let name): LinkMatch.Capture(name: name.text, value: path[index])
            case .catchAll(let name):
                LinkMatch.Capture(name: name.text, value: path[index...].joined(separator: "/"))
            }
        }
    }
}

extension LinkPattern: CustomStringConvertible {
    /// Its normal form, without leading and trailing slash.
    public var description: String {
        segments.isEmpty ? "/" : segments.map(\.description).joined(separator: "/")
    }
}
