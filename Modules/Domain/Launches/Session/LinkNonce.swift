/// A secret of this app's widgets: a link that carries it is trusted like a link on the app's own screens.
///
/// A widget and a Live Activity can do no more than open a URL of the app's own scheme, as any other app can; a control runs
/// an intent that opens the app, and needs none. The nonce is given out at sign-in and lasts until sign-out, since a widget
/// shows the same link for hours. A link with an unknown one is trusted as any link of the scheme.
public struct LinkNonce: Hashable, Sendable, CustomStringConvertible {
    public let text: String

    /// Logs hold no nonce.
    public var description: String { "a nonce" }

    /// - Parameter text: of letters and digits.
    public init(_ text: String) {
        self.text = text
    }

    /// A new one, of 128 random bits.
    public static func random() -> LinkNonce {
        let digits = (0..<2).map { _ in
            let half = String(UInt64.random(in: .min ... .max), radix: 16)
            return String(repeating: "0", count: 16 - half.count) + half
        }
        return LinkNonce(digits.joined())
    }

    /// The link as a widget opens it: with the query item `nonce`.
    public func added(to link: String) -> String {
        let parts = LinkParts(link)
        return parts.text(with: parts.items + [item])
    }

    /// The link as it was before ``added(to:)``; nil if it does not carry this nonce.
    public func removed(from link: String) -> String? {
        let parts = LinkParts(link)
        guard !text.isEmpty, parts.items.contains(item) else { return nil }
        return parts.text(with: parts.items.filter { $0 != item })
    }

    private var item: [UInt8] { Array("nonce=\(text)".utf8) }
}

/// A link split at its query, by bytes: to Swift a mark after a `?` makes another character of it.
private struct LinkParts {
    let path: ArraySlice<UInt8>
    let items: [[UInt8]]
    /// With its `#`.
    let fragment: ArraySlice<UInt8>

    init(_ link: String) {
        let bytes = Array(link.utf8)[...]
        let end = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
        fragment = bytes[end...]
        let query = bytes[..<end].firstIndex(of: UInt8(ascii: "?")) ?? end
        path = bytes[..<query]
        items = bytes[query..<end].dropFirst().split(separator: UInt8(ascii: "&")).map(Array.init)
    }

    func text(with items: [[UInt8]]) -> String {
        let query = items.isEmpty ? [] : [UInt8(ascii: "?")] + items.joined(separator: [UInt8(ascii: "&")])
        return String(decoding: path + query + fragment, as: UTF8.self)
    }
}
