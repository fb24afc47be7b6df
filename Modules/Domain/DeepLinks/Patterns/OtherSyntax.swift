/// How segments of a pattern that are written as other routers have them are written here.
enum OtherSyntax {
    /// Nil for a segment in the syntax of ``LinkPattern``.
    static func instead(of segment: Span<UInt8>) -> String? {
        let isNamed = segment[0] == UInt8(ascii: ":") || segment[0] == UInt8(ascii: "*")
        var index = isNamed ? 1 : 0
        while index < segment.count, isNamed ? isNameByte(segment[index]) : !isMark(segment[index]) { index += 1 }
        return index == segment.count ? nil : instead(of: Substring(segment.text), isNamed)
    }

    /// Whether a byte means something in a pattern, here or elsewhere, so that a literal has it as an escape.
    static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ":"), UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "{"),
            UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
            UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "\\"), UInt8(ascii: "%"):
            true
        default: false
        }
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        byte.isLetterOrDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }

    private static func instead(of segment: Substring, _ isNamed: Bool) -> String? {
        let text = isNamed ? Substring(segment.utf8.dropFirst()) : segment
        if isNamed ? isName(text) : !text.utf8.contains(where: { isMark($0) && $0 != UInt8(ascii: "%") }) { return nil }
        return foreign(segment, text, isNamed)
    }

    /// Letters of any script, digits, `_` and `-`.
    private static func isName(_ text: Substring) -> Bool {
        text.allSatisfy { character in
            guard let scalar = character.unicodeScalars.first else { return false }
            return character == "_" || character == "-" || character.isLetter
                || scalar.properties.numericType == .decimal
        }
    }

    /// - Parameter text: the segment without the mark that makes it a parameter.
    private static func foreign(_ segment: Substring, _ text: Substring, _ isNamed: Bool) -> String {
        let bytes = segment.utf8
        let name = Self.name(in: segment)
        if let mark = bytes.firstIndex(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }) {
            if bytes[mark] == UInt8(ascii: "#") { return "leave the fragment out: it is never part of a pattern" }
            let rest = bytes[bytes.index(after: mark)...]
            let isOptional = isNamed || segment.contains { "(){}[]<>*".contains($0) }
            guard isOptional, rest.allSatisfy({ "})]>".utf8.contains($0) }) else {
                return "declare the query item as a parameter of the route: LinkParameter(\"\(Self.item(rest))\", …)"
            }
            return "write two patterns, one with the segment and one without"
        }
        if bytes.contains(UInt8(ascii: "\\")), !bytes.contains(UInt8(ascii: "(")) {
            return "write a literal \":\" as %3A"
        }
        if segment.hasPrefix("**") || segment == ":*" { return "write *, or *rest with a name, as the last segment" }
        if isRest(segment) { return "write *\(name) as the last segment" }
        if isTyped(segment) { return "write :\(name), and give it a type: LinkParameter(\"\(name)\", Int.self)" }
        if bytes.contains(UInt8(ascii: "(")) || bytes.contains(UInt8(ascii: ")")) {
            return "write two patterns, one with the segment and one without"
        }
        if isWrapped(segment) { return "write :\(name)" }
        if segment.hasPrefix("::") { return "write :\(name); a literal \":\" is %3A" }
        if bytes.first == UInt8(ascii: "*") || !isNamed && bytes.contains(UInt8(ascii: "*")) {
            return "write *rest as the last segment, which takes whole segments; a literal \"*\" is %2A"
        }
        return "make the whole segment one parameter, :\(name), and take its value apart in the route; "
            + "a literal \":\" is %3A, \"{\" is %7B"
    }

    /// `[...x]`, `{*x}`, `{x...}`, `{x*}`, `:x*`, `:x+`, `<path:x>`
    private static func isRest(_ segment: Substring) -> Bool {
        let isWrapped = isWrapped(segment)
        return segment.contains("...") && isWrapped || segment.hasPrefix("{*") || segment.hasPrefix("<path:")
            || isWrapped && (segment.dropLast().last == "*" || segment.dropLast().last == "+")
            || segment.hasPrefix(":") && (segment.hasSuffix("*") || segment.hasSuffix("+") || segment.hasSuffix("..."))
    }

    /// `:x(\\d+)`, `:x<int>`, `{x:int}`, `<int:x>`
    private static func isTyped(_ segment: Substring) -> Bool {
        let inner = segment.dropFirst()
        if segment.hasPrefix(":") { return inner.contains("(") || inner.contains("<") || inner.contains("{") }
        return isWrapped(segment) && inner.contains(":")
    }

    private static func isWrapped(_ segment: Substring) -> Bool {
        guard let first = segment.utf8.first, let last = segment.utf8.last else { return false }
        return [("{", "}"), ("<", ">"), ("[", "]")].contains { $0.0.utf8.first == first && $0.1.utf8.first == last }
    }

    /// The first name in it, for the example.
    private static func name(in segment: Substring) -> String {
        var words = segment.split { !isName(Substring(String($0))) }[...]
        // `<int:x>` names the type first, and `pre:x` is not named by what comes before.
        if segment.utf8.contains(UInt8(ascii: ":")), segment.utf8.first != UInt8(ascii: ":"),
            segment.utf8.first != UInt8(ascii: "{"), words.count > 1
        {
            words = words.dropFirst()
        }
        return words.first.map(String.init) ?? "name"
    }

    /// The name of a query item that a pattern ends in.
    private static func item(_ rest: Substring.UTF8View) -> String {
        let name = Substring(rest).prefix { $0 != "=" && $0 != "&" }
        return name.isEmpty ? "name" : String(name)
    }
}
