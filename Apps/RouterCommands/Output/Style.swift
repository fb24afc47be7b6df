/// How a piece of text stands out on a terminal.
public enum Style: String {
    case title = "1"
    case quiet = "2"
    case good = "32"
    case bad = "31"
    case accent = "36"

    /// The text in this style; unchanged where colour is not welcome.
    public func callAsFunction(_ text: String) -> String {
        Console.takesColour ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
    }

    /// The text with all changed but the codes of styles.
    static func changing(_ text: String, _ change: (String) -> String) -> String {
        var (changed, rest) = ("", text[...])
        while let code = rest.firstMatch(of: /\u{1B}\[(?:0|1|2|31|32|36)m/) {
            changed += change(String(rest[..<code.range.lowerBound])) + code.output
            rest = rest[code.range.upperBound...]
        }
        return changed + change(String(rest))
    }
}
