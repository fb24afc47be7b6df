/// A segment in another router's syntax, taken apart as far as the advice to its author needs.
struct SegmentParts {
    private let segment: String
    /// What stands in no brackets.
    let outside: String
    /// Whether each bracket has its other half.
    let isBalanced: Bool
    /// Whether it is one pair of brackets and what they hold.
    let isWrapped: Bool

    init(_ segment: String) {
        self.segment = segment
        var open: [Character] = []
        var outside = ""
        var (isBalanced, isClosedBefore) = (true, false)
        let ends: [Character: Character] = ["(": ")", "{": "}", "<": ">", "[": "]"]
        for character in segment {
            if open.isEmpty, ends[character] == nil { isClosedBefore = true }
            if let end = ends[character] {
                if open.isEmpty, character != segment.first || !outside.isEmpty { isClosedBefore = true }
                open.append(end)
            } else if character == open.last {
                open.removeLast()
                if open.isEmpty { outside.append(" ") }
            } else if open.isEmpty {
                if ends.values.contains(character) { isBalanced = false }
                outside.append(character)
            }
        }
        self.outside = outside
        self.isBalanced = isBalanced && open.isEmpty
        isWrapped = self.isBalanced && !isClosedBefore && segment.first != "("
    }

    /// What the brackets hold around the whole segment.
    private var inside: Substring? { isWrapped ? segment.dropFirst().dropLast() : nil }

    /// `:id?`, `(opt)?`, `{id?}`, `{id:int?}`
    var isOptional: Bool {
        if let inside { return inside.last == "?" }
        return outside.last == "?" && (outside.first == ":" || outside.contains(" "))
            && !outside.dropLast().contains("?")
    }

    /// `[...x]`, `{*x}`, `{+x}`, `{x...}`, `{x*}`, `:x*`, `:x+`, `<path:x>`, `{x:path}`, `{x:.*}`
    var isRest: Bool {
        guard let inside else {
            return segment.hasPrefix(":") && ["*", "+", "..."].contains(where: segment.hasSuffix)
        }
        let parts = inside.split(separator: ":", maxSplits: 1)
        if parts.count == 2 { return parts.contains("path") || [".*", ".+", "*", "+"].contains(parts[1]) }
        return inside.contains("...") || ["*", "+"].contains { inside.hasPrefix($0) || inside.hasSuffix($0) }
    }

    /// `:x(\\d+)`, `:x<int>`, `{x:int}`, `<int:x>`
    var isTyped: Bool {
        if let inside { return inside.contains(":") }
        // In `:x(.:format)` the brackets hold what may be left out.
        return segment.hasPrefix(":") && isBalanced && outside.hasSuffix(" ")
            && !outside.dropFirst().contains(":") && !segment.contains("(.") && !segment.contains("(/")
    }

    /// Its first name, for the example.
    var name: String {
        let words = segment.split { !($0 == "_" || $0 == "-" || $0.isLetter || $0.isNumber) }
        // `<int:x>` names the type first, and `pre:x` is not named by what comes before.
        let isSecond = words.count > 1 && segment.contains(":") && !":{[".contains(segment.first ?? ":")
        let word = words.dropFirst(isSecond ? 1 : 0).first ?? "name"
        let name = word.drop { $0 == "-" }
        return String(name.last == "-" ? name.dropLast() : name)
    }
}
