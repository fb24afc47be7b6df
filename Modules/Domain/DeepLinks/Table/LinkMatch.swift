public import Foundation

/// The route that a link leads to, with what the link carries for it.
public struct LinkMatch: Sendable {
    /// What one parameter of the path took.
    public struct Capture: Equatable, Sendable {
        public let name: String
        /// Decoded; for a catch-all its segments joined by `/`.
        public let value: String

        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The route's index in the table's declarations.
    public let index: Int
    let declaration: LinkDeclaration
    let link: ParsedLink

    public var pattern: LinkPattern { declaration.pattern }

    /// In the order of the path.
    public var captures: [Capture] {
        pattern.segments.enumerated().compactMap { index, segment in
            switch segment {
            case .literal: nil
            case .parameter(let name): Capture(name: name.text, value: link.text(link.path[index]))
            case .catchAll(let name): Capture(name: name.text, value: link.rest(from: index).joined(separator: "/"))
            }
        }
    }

    public var queryItems: [QueryItem] { link.queryItems }

    /// Decoded, or as written if it cannot be decoded; nil if the link has no `#`, or a path behind it.
    public var fragment: String? { link.fragment }

    public func capture(_ name: String) -> String? {
        captures.first { $0.name.isExactly(name) }?.value
    }

    /// The first value of that name; empty where the item has none, nil where there is no item.
    ///
    /// - Throws: `invalidLink` if it cannot be decoded.
    public func queryValue(_ name: String) throws(LinkError) -> String? {
        try link.query.first { link.isNamed(name, $0) }.map(link.queryItem)?.value
    }

    /// The decoded segments that a catch-all took, one of which may hold a slash; of another parameter its value alone.
    public func segments(_ name: String) -> [String] {
        switch pattern.place(of: name) {
        case .segment(let index): [link.text(link.path[index])]
        case .rest(let index): link.rest(from: index)
        case .query: []
        }
    }

    /// Checks the link's `expiredAt` again, at a later time than that of ``LinkTable/resolve(_:from:now:)``.
    ///
    /// - Throws: `expiredLink` from that moment on.
    public func checkExpiry(at now: Date) throws(LinkError) {
        try link.checkExpiry(at: now)
    }
}
