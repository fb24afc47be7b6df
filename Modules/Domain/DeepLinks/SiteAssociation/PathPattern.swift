/// A path's pattern as the system reads it: the slash at its front can be left out (Apple,
/// "applinks.Details.Components"), slashes at an end do not count, and what ends in `/*` takes the path above as well
/// (`swcutil match` on macOS).
struct PathPattern: Sendable {
    private let spellings: [WildcardPattern]

    init(_ text: String, variables: SubstitutionVariables, isCaseSensitive: Bool) {
        let text = String(Self.withoutEnd(text[...]))
        var spellings = text.hasPrefix("/") ? ["/" + text.drop { $0 == "/" }] : [text, "/" + text]
        if text.hasSuffix("/*") { spellings += spellings.map { String($0.dropLast(2)) } }
        self.spellings = spellings.map {
            WildcardPattern($0, variables: variables, isCaseSensitive: isCaseSensitive)
        }
    }

    /// How many elements are looked at in one place of a path at most.
    var size: Int { spellings.reduce(0) { $0 + $1.size } }

    func matches(_ path: String) -> Bool {
        let path = String(Self.withoutEnd(path[...]))
        return spellings.contains { $0.matches(path) }
    }

    private static func withoutEnd(_ text: Substring) -> Substring {
        var text = text
        while text.unicodeScalars.last == "/" { text.unicodeScalars.removeLast() }
        return text
    }
}
