/// A path's pattern as the system reads it: the slash at its front can be left out (Apple,
/// "applinks.Details.Components"), slashes at an end do not count, and what ends in `/*` takes the path above as well
/// (`swcutil match` on macOS).
struct PathPattern: Sendable {
    private let spellings: [WildcardPattern]

    init(_ text: String, variables: SubstitutionVariables, isCaseSensitive: Bool) {
        let text = Self.withoutEnd(text)
        var spellings = text.hasPrefix("/") ? ["/" + text.drop { $0 == "/" }] : [text, "/" + text]
        if text.hasSuffix("/*") { spellings += spellings.map { String($0.dropLast(2)) } }
        self.spellings = spellings.map {
            WildcardPattern($0, variables: variables, isCaseSensitive: isCaseSensitive)
        }
    }

    /// How many steps it takes over a path at most.
    var size: Int { spellings.reduce(0) { $0 + $1.size } }

    /// - Parameter path: without slashes at its end.
    func matches(_ path: WildcardTexts) -> Bool {
        spellings.contains { $0.matches(path) }
    }

    static func withoutEnd(_ text: String) -> String {
        var text = text[...]
        while text.unicodeScalars.last == "/" { text.unicodeScalars.removeLast() }
        return String(text)
    }
}
