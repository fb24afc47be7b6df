/// What other routers' patterns are made of, and how each form is written here.
enum OtherSyntax {
    /// All forms, as only the pattern's author knows which one was meant.
    static let forms = """
        Write {id}, <id>, [id] and ::id as :id; :id(\\d+), {id:int} and <int:id> as :id with its type declared, such as \
        LinkParameter("id", Int.self); :id?, {id?} and (id) as two patterns, with the segment and without; pre:id, :x.json \
        and :x-:y as one parameter for the whole segment, which the route takes apart; **, :*, :id*, :id+, {id...}, \
        {id:path} and *.jpg as *id, the last segment; an item after ? as LinkParameter("item", …); \
        leave out what follows #; write a literal mark as its escape: : is %3A, * is %2A, { is %7B, ( is %28, \\ is %5C.
        """

    /// Whether a segment is none in the syntax of ``LinkPattern``.
    static func has(_ segment: String) -> Bool {
        let scalars = segment.unicodeScalars
        let isNamed = scalars.first == ":" || scalars.first == "*"
        return isNamed ? !scalars.dropFirst().allSatisfy(isName) : scalars.contains { $0 != "%" && isMark($0) }
    }

    /// Whether a scalar means something in a pattern, here or elsewhere, so that a literal has it as an escape.
    static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        ":*?#{}()<>[]\\%".unicodeScalars.contains(scalar)
    }

    /// Letters of any script, digits, `_` and `-`.
    private static func isName(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "_" || scalar == "-" { return true }
        guard !scalar.isASCII else { return UInt8(ascii: scalar).isLetterOrDigit }
        return scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
            || scalar.properties.generalCategory == .nonspacingMark && scalar.value != 0xFE0F
    }
}
