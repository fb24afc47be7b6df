/// How many columns text takes on a terminal: two for East Asian wide characters and emoji.
package enum DisplayWidth {
    /// In columns: as long as a payload of APNs can be, so that all of what fits into one is shown.
    static let longestLine = 4_096

    package static func of(_ text: String) -> Int { text.reduce(0) { $0 + width(of: $1) } }

    /// The text in exactly that many columns, cut with an ellipsis or filled with blanks.
    static func fit(_ text: String, to columns: Int) -> String {
        let fitted = printable(text, upTo: columns)
        return fitted + String(repeating: " ", count: max(columns - of(fitted), 0))
    }

    /// The text on one line of ``longestLine`` at most, with blanks for control characters and for marks that turn its
    /// direction.
    static func printable(_ text: String) -> String { printable(text, upTo: longestLine) }

    /// The text, however long, with blanks for what ``printable(_:)`` leaves out but the ends of its lines.
    static func plain(_ text: String) -> String {
        func isPlain(_ scalar: Unicode.Scalar) -> Bool { scalar == "\n" || isPrintable(scalar) }
        if text.unicodeScalars.allSatisfy(isPlain) { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { isPlain($0) ? $0 : " " }))
    }

    /// The text on one line, cut with an ellipsis where it is too long.
    package static func printable(_ text: String, upTo columns: Int) -> String {
        let line = plain(text).replacing("\n", with: " ")
        guard of(line) > columns else { return line }
        var taken = 0
        let fitted = line.prefix { character in
            taken += width(of: character)
            return taken < columns
        }
        return fitted + "…"
    }

    /// The text in lines of at most that many columns, broken at blanks, each but the first indented. A word that is
    /// longer stands alone.
    /// - Parameters:
    ///   - columns: nil for as many as the text takes.
    ///   - indent: in columns.
    static func wrapped(_ text: String, to columns: Int?, indent: Int) -> [String] {
        guard let columns, of(text) > columns else { return [text] }
        let front = text.prefix { $0 == " " }
        var lines: [String] = []
        var (line, isBegun) = (String(front), false)
        for word in text.dropFirst(front.count).split(separator: " ", omittingEmptySubsequences: false) {
            if isBegun, of(line + " " + word) > columns {
                lines.append(line)
                line = String(repeating: " ", count: indent) + word
            } else {
                line += (isBegun ? " " : "") + word
            }
            isBegun = true
        }
        return lines + [line]
    }

    private static func width(of character: Character) -> Int {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        let isWide =
            switch scalar.value {
            case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
                0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
                true
            default: scalar.properties.isEmojiPresentation
            }
        return isWide ? 2 : 1
    }

    /// Control characters are commands to a terminal, and marks that turn the reading direction hide what is written.
    static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        // What joins and parts letters, and makes an emoji a flag.
        case .format: scalar.value == 0x200C || scalar.value == 0x200D || (0xE0020...0xE007F).contains(scalar.value)
        default: true
        }
    }
}
