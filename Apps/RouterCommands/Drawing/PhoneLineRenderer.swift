/// Turns the parts of a display into lines, and counts what can be touched.
struct PhoneLineRenderer {
    let width: Int
    var linesPerText: Int
    /// What can be touched next has this number; nil where nothing has one.
    var number: Int?

    mutating func lines(of part: PhoneLine) -> [String] {
        switch part {
        case .text(let text): wrapped(text)
        case .ends(let left, let right): [DisplayWidth.ends(left, right, in: width)]
        case .rule: [String(repeating: "─", count: width)]
        case .row(let control): row(control)
        case .buttons(let controls): side(by: controls, brackets: { _ in ("[", "]") })
        case .tabs(let controls, let selected):
            side(by: controls, brackets: { $0 == selected ? ("[", "]") : (" ", " ") })
        }
    }

    private func wrapped(_ text: String) -> [String] {
        // A text keeps its indentation.
        let indentation = text.prefix(width).prefix { $0 == " " || $0 == "•" }
        return wrapped(String(text.dropFirst(indentation.count)), behind: String(indentation))
    }

    /// - Parameter mark: what the first line begins with; the others are indented as far.
    private func wrapped(_ text: String, behind mark: String) -> [String] {
        let lines = DisplayWidth.lines(of: text, width: width - mark.count, limit: linesPerText)
        let blanks = String(repeating: " ", count: mark.count)
        return lines.enumerated().map { ($0 == 0 ? mark : blanks) + $1 }
    }

    private mutating func row(_ control: PhoneControl) -> [String] {
        guard let number = next() else { return wrapped("• " + control.title) }
        return wrapped(control.title, behind: " \(number) ")
    }

    /// Side by side, on as many lines as they take.
    /// - Parameter brackets: around each.
    private mutating func side(
        by controls: [PhoneControl], brackets: (Int) -> (String, String)
    ) -> [String] {
        var lines: [String] = []
        for (index, control) in controls.enumerated() {
            let (left, right) = brackets(index)
            let text = left + (next().map { "\($0) " } ?? "") + control.title + right
            if let last = lines.last, DisplayWidth.of(last) + 1 + DisplayWidth.of(text) <= width {
                lines[lines.count - 1] += " " + text
            } else {
                lines.append(text)
            }
        }
        return lines
    }

    /// Counts one on; nil where nothing has a number.
    private mutating func next() -> Int? {
        guard let number else { return nil }
        self.number = number + 1
        return number
    }
}
