import Foundation

/// How a piece of text stands out on a terminal.
public enum Style: String {
    case title = "1"
    case quiet = "2"
    case good = "32"
    case bad = "31"
    case accent = "36"

    /// Stands for the beginning of a terminal's code until the text is printed. No text from outside can hold it.
    private static let mark = "\u{1B}\(UUID())"

    /// The text in this style; unchanged where colour is not welcome.
    public func callAsFunction(_ text: String) -> String {
        Console.takesColour ? marked(text) : text
    }

    func marked(_ text: String) -> String { "\(Self.mark)[\(rawValue)m\(text)\(Self.mark)[0m" }

    /// The text without its styles, to measure it.
    static func unstyled(_ marked: String) -> String {
        let pieces = marked.split(separator: mark, omittingEmptySubsequences: false)
        return pieces.enumerated().map { $0 == 0 ? $1 : $1.drop { $0 != "m" }.dropFirst() }.joined()
    }

    /// A marked text as a terminal takes it, without the control characters that were in it.
    static func printable(_ marked: String) -> String {
        marked.split(separator: mark, omittingEmptySubsequences: false).map { DisplayWidth.plain(String($0)) }
            .joined(separator: "\u{1B}")
    }
}
