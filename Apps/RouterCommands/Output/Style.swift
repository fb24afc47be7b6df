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
}
