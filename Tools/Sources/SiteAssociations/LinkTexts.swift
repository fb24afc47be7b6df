import Foundation

/// A link's parts in both spellings, for all components that are held against it.
struct LinkTexts {
    struct Spelling {
        /// Without slashes at its end.
        let path: WildcardTexts
        let query: WildcardTexts
        let fragment: WildcardTexts
        /// By the bytes of their names: texts of other bytes can be equal.
        private let values: [[UInt8]: WildcardTexts]
        private let noValue = WildcardTexts([""])

        fileprivate init(_ address: SiteAddress, spelling: (String) -> String) {
            path = WildcardTexts([PathPattern.withoutEnd(spelling(address.path))])
            query = WildcardTexts([spelling(address.query)])
            fragment = WildcardTexts([spelling(address.fragment)])
            values = Dictionary(grouping: address.queryItems) { Array(spelling($0.name).utf8) }
                .mapValues { items in WildcardTexts(items.map { spelling($0.value) }) }
        }

        /// An empty one if no item of the query has the name.
        func values(of name: [UInt8]) -> WildcardTexts { values[name] ?? noValue }
    }

    let encoded: Spelling
    let decoded: Spelling

    init(_ address: SiteAddress) {
        encoded = Spelling(address) { $0 }
        decoded = Spelling(address) { $0.removingPercentEncoding ?? $0 }
    }
}
