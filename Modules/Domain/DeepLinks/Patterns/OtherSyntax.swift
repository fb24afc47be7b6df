/// How segments of a pattern that are written as other routers have them are written here.
enum OtherSyntax {
    /// Nil for a segment in the syntax of ``LinkPattern``.
    static func instead(of segment: Span<UInt8>) -> String? {
        let isNamed = segment[0] == UInt8(ascii: ":") || segment[0] == UInt8(ascii: "*")
        var index = isNamed ? 1 : 0
        while index < segment.count, isNamed ? isNameByte(segment[index]) : !isMark(segment[index]) { index += 1 }
        return index == segment.count ? nil : instead(of: segment.text, isNamed: isNamed)
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

    private static func instead(of segment: String, isNamed: Bool) -> String? {
        let rest = segment.unicodeScalars.dropFirst(isNamed ? 1 : 0)
        if isNamed ? rest.allSatisfy(isName) : !rest.contains(where: isMark) { return nil }
        let parts = SegmentParts(segment)
        if let instead = insteadOfOutside(parts) { return instead }
        let name = parts.name
        if segment.hasPrefix("**") || segment == ":*" { return "write *, or *rest with a name, as the last segment" }
        if parts.isRest {
            return "write *\(name) as the last segment, which takes one or more; a pattern without it takes none"
        }
        if parts.isTyped {
            return "write :\(name), and declare its type, such as LinkParameter(\"\(name)\", Int.self)"
        }
        if segment.contains("(") || segment.contains(")") || !parts.isBalanced {
            return
                "for an optional segment write two patterns, with it and without; a literal \"(\" is %28, \"{\" is %7B"
        }
        if parts.isWrapped { return "write :\(name)" }
        if segment.hasPrefix("::") { return "write :\(name); a literal \":\" is %3A" }
        if segment.hasPrefix("*") || !isNamed && segment.contains("*") {
            return "write *rest as the last segment, which takes whole segments; a literal \"*\" is %2A"
        }
        return "make the whole segment one parameter, :\(name), and take its value apart in the route; "
            + "a literal \":\" is %3A, \"{\" is %7B"
    }

    /// For what means the same wherever it stands outside of brackets: `#`, `?` and a backslash.
    private static func insteadOfOutside(_ parts: SegmentParts) -> String? {
        if parts.outside.contains("#") { return "leave the fragment out, since it is never part of a pattern" }
        if parts.isOptional { return "write two patterns, one with the segment and one without" }
        if let mark = parts.outside.firstIndex(of: "?") {
            let item = parts.outside[mark...].dropFirst().prefix { $0 != "=" && $0 != "&" }
            let name = item.isEmpty ? "name" : String(item)
            return "declare the query item as a parameter of the route: LinkParameter(\"\(name)\", …)"
        }
        guard parts.outside.contains("\\") else { return nil }
        return parts.outside.contains(":") ? "write a literal \":\" as %3A" : "write a literal \"\\\" as %5C"
    }

    /// Letters of any script, digits, `_` and `-`.
    private static func isName(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar == "-" || scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
            || scalar.properties.generalCategory == .nonspacingMark && scalar.value != 0xFE0F
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        scalar != "%" && UInt8(exactly: scalar.value).map(isMark) ?? false
    }
}
