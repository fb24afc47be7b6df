/// How many columns text takes on a terminal: two for East Asian wide characters and emoji.
enum DisplayWidth {
    static func of(_ text: String) -> Int { text.reduce(0) { $0 + width(of: $1) } }

    /// The text in exactly that many columns, cut with an ellipsis or filled with blanks.
    static func fit(_ text: String, to columns: Int) -> String {
        let fitted = printable(text, upTo: columns)
        return fitted + String(repeating: " ", count: max(columns - of(fitted), 0))
    }

    /// The text on one line, cut with an ellipsis where it is too long; no more of it is looked at.
    static func printable(_ text: String, upTo columns: Int) -> String {
        var (fitted, cut) = ("", "")
        var taken = 0
        for character in text {
            let shown = character.unicodeScalars.allSatisfy(isPrintable) ? character : " "
            taken += width(of: shown)
            if taken > columns { return cut + "…" }
            fitted.append(shown)
            if taken < columns { cut = fitted }
        }
        return fitted
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

    /// Control characters and marks that turn the reading direction would draw over the frame.
    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        case .format: scalar.value == 0x200D
        default: true
        }
    }
}
