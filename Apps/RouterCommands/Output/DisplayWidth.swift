/// How many columns text takes on a terminal: two for East Asian wide characters and emoji.
enum DisplayWidth {
    static func of(_ text: String) -> Int { text.reduce(0) { $0 + width(of: $1) } }

    /// The text in exactly that many columns, cut with an ellipsis or filled with blanks.
    static func fit(_ text: String, to columns: Int) -> String {
        let text = String(text.map { $0.unicodeScalars.allSatisfy(isPrintable) ? $0 : " " })
        var fitted = text
        if of(text) > columns {
            fitted = ""
            var taken = 1
            for character in text {
                taken += width(of: character)
                guard taken <= columns else { break }
                fitted.append(character)
            }
            fitted += "…"
        }
        return fitted + String(repeating: " ", count: columns - of(fitted))
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
