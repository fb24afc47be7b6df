import Foundation

/// A secret of this app's widgets: a link that carries it is trusted like a link on the app's own screens.
///
/// A widget and a Live Activity can do no more than open a URL of the app's own scheme, as any other app can; a control
/// runs an intent that opens the app, and needs none. The nonce is given out at sign-in and lasts until sign-out, since
/// a widget shows the same link for hours. A link with an unknown one is trusted as any link of the scheme.
public struct LinkNonce: Hashable, Sendable, CustomStringConvertible {
    public let text: String

    /// Logs hold no nonce.
    public var description: String { "a nonce" }

    /// - Parameter text: of letters and digits.
    public init(_ text: String) {
        self.text = text
    }

    /// A new one, of 122 random bits.
    public static func random() -> LinkNonce {
        LinkNonce(UUID().uuidString.lowercased().replacing("-", with: ""))
    }

    /// The link as a widget opens it: with the query item `nonce`.
    public func added(to link: String) -> String {
        let end = link.firstIndex(of: "#") ?? link.endIndex
        return link[..<end] + (link[..<end].utf8.contains(UInt8(ascii: "?")) ? "&" : "?") + item + link[end...]
    }

    /// The link as it was before ``added(to:)``; nil if it does not carry this nonce. Whoever knows the nonce is
    /// trusted, wherever in the link it stands.
    public func removed(from link: String) -> String? {
        guard !text.isEmpty else { return nil }
        let rest = link.replacing("?\(item)&", with: "?")
            .replacing("?\(item)", with: "").replacing("&\(item)", with: "")
        return rest == link ? nil : rest
    }

    private var item: String { "nonce=\(text)" }
}
