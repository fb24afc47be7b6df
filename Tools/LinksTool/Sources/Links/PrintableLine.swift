/// A line for people, without what a terminal would take for a command or a change of direction.
public struct PrintableLine: Sendable {
    public let text: String

    /// Cuts the line after 240 characters.
    public init(_ line: String) {
        // Each character has at least a byte, and few have more than eight.
        let start = line.utf8.count > 4_000 ? String(line.unicodeScalars.prefix(2_000)) : line
        let text = start.unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "\n", "\r", "\t": text += " "
            case _ where scalar.isHidden: text += "\\u{\(String(scalar.value, radix: 16))}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        self.text = text.count > 240 ? text.prefix(239) + "…" : text
    }
}

extension Unicode.Scalar {
    /// Whether a terminal would take it for a command or a change of direction.
    var isHidden: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
