import Foundation

/// How a component reads a link.
struct LinkSpelling: Hashable {
    let isCaseSensitive: Bool
    let isPercentEncoded: Bool
}

/// A link's parts in one spelling.
struct SpelledLink {
    /// Without slashes at its end.
    let path: WildcardPattern.Text
    let query: WildcardPattern.Text
    let fragment: WildcardPattern.Text
    /// By the bytes of their names: texts of other bytes can be equal.
    private let values: [[UInt8]: [WildcardPattern.Text]]

    init(_ address: SiteAddress, _ spelling: LinkSpelling) {
        func decoded(_ text: String) -> String {
            spelling.isPercentEncoded ? text : text.removingPercentEncoding ?? text
        }
        func text(_ text: String) -> WildcardPattern.Text {
            PatternReader.text(text, isCaseSensitive: spelling.isCaseSensitive)
        }
        path = text(Self.withoutSlashes(decoded(address.path)))
        query = text(decoded(address.query))
        fragment = text(decoded(address.fragment))
        values = Dictionary(grouping: address.queryItems) { Array(decoded($0.name).utf8) }
            .mapValues { items in items.map { text(decoded($0.value)) } }
    }

    /// An empty one if no item of the query has the name.
    func values(of name: [UInt8]) -> [WildcardPattern.Text] { values[name] ?? [[]] }

    static func withoutSlashes(_ text: String) -> String {
        var text = text[...]
        while text.unicodeScalars.last == "/" { text.unicodeScalars.removeLast() }
        return String(text)
    }
}
