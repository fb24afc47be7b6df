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

        /// Compares bytes, like everything in a link.
        public static func == (left: Capture, right: Capture) -> Bool {
            left.name.isExactly(right.name) && left.value.isExactly(right.value)
        }
    }

    /// The route's index in the table's declarations.
    public let index: Int
    let declaration: LinkDeclaration
    @usableFromInline let link: LinkText

    @inline(__always)
    init(_ routed: consuming RoutedLink, _ declaration: LinkDeclaration) {
        index = routed.index
        link = routed.link
        self.declaration = declaration
    }

    public var pattern: LinkPattern { declaration.pattern }

    /// In the order of the path.
    public var captures: [Capture] { link.captures(of: pattern) }

    public var queryItems: [QueryItem] { link.queryItems }

    /// Decoded, or as written if it cannot be decoded; nil if the link has no `#`.
    public var fragment: String? { link.fragment }

    public func capture(_ name: String) -> String? {
        captures.first { $0.name.isExactly(name) }?.value
    }

    /// The first value of that name; empty where the item has none, nil where there is no item.
    ///
    /// - Throws: `invalidLink` if it cannot be decoded.
    public func queryValue(_ name: String) throws(LinkError) -> String? {
        try queryItems.first { $0.isNamed(name) }?.value
    }

    /// Checks the link's `expiredAt` again, at a later time than that of ``LinkTable/resolve(_:from:now:)``.
    ///
    /// - Throws: `expiredLink` from that moment on.
    public func checkExpiry(at now: Date) throws(LinkError) {
        guard let expiry = try link.expiry else { return }
        guard now < expiry else { throw .expiredLink }
    }

    /// - Throws: `invalidParameter` for the first declared parameter that the link does not carry as declared.
    func checkParameters() throws(LinkError) {
        try link.text.withBytes { bytes throws(LinkError) in try declaration.check(bytes, link.places) }
    }

    /// The decoded segments that a catch-all took, one of which may hold a slash; of another parameter its value alone.
    public func segments(_ name: String) -> [String] {
        link.segments(at: pattern.place(of: name))
    }
}

extension LinkMatch: Equatable {
    public static func == (left: LinkMatch, right: LinkMatch) -> Bool {
        left.index == right.index && left.pattern == right.pattern && left.captures == right.captures
            && left.queryItems == right.queryItems
            && left.fragment.map(ExactText.init) == right.fragment.map(ExactText.init)
    }
}
