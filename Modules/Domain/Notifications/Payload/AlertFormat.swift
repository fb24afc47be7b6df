/// Puts arguments into a string's places: `%@` takes the next, `%2$@` the second, `%%` is a percent sign.
///
/// Apple, "String Format Specifiers": those of them that a payload's arguments, texts all, can fill. Anything else stays
/// as it stands, and a place without an argument is left empty: a server's mistake must not read what is not there.
enum AlertFormat {
    static func text(_ format: String, _ arguments: [String]) -> String {
        var (text, rest, next) = ("", format.unicodeScalars[...], 0)
        while let percent = rest.firstIndex(of: "%") {
            text += String(rest[..<percent])
            rest = rest[percent...].dropFirst()
            guard let place = place(at: &rest) else {
                text += "%"
                continue
            }
            switch place {
            case .percent: text += "%"
            case .numbered(let number): text += arguments.indices.contains(number - 1) ? arguments[number - 1] : ""
            case .next:
                text += arguments.indices.contains(next) ? arguments[next] : ""
                next += 1
            }
        }
        return text + String(rest)
    }

    private enum Place {
        case percent
        case next
        case numbered(Int)
    }

    /// What stands behind a percent sign, and is taken off the rest; nil if it is no place for a text.
    private static func place(at rest: inout Substring.UnicodeScalarView) -> Place? {
        if rest.first == "%" || rest.first == "@" { return rest.removeFirst() == "%" ? .percent : .next }
        let digits = rest.prefix { ("0"..."9").contains($0) }
        guard rest.dropFirst(digits.count).starts(with: "$@".unicodeScalars), let number = Int(String(digits)),
            number > 0
        else { return nil }
        rest = rest.dropFirst(digits.count + 2)
        return .numbered(number)
    }
}
