/// Turns the parts of a display into lines, and counts what can be touched.
struct PhoneLineRenderer {
    let width: Int
    var linesPerText: Int
    /// Which of what can be touched is selected, from 0.
    let selection: Int?
    /// What can be touched next has this number; nil where nothing has one.
    var number: Int?

    mutating func lines(of part: PhoneLine) -> [DrawnLine] {
        switch part {
        case .text(let text): wrapped(text).map { DrawnLine(text: $0) }
        case .ends(let left, let right): [DrawnLine(text: DisplayWidth.ends(left, right, in: width))]
        case .rule: [DrawnLine(text: String(repeating: "─", count: width))]
        case .row(let control): row(control)
        case .buttons(let controls): side(by: controls, brackets: { _ in ("[", "]") })
        case .tabs(let controls, let selected):
            side(by: controls, brackets: { $0 == selected ? ("[", "]") : (" ", " ") })
        }
    }

    private func wrapped(_ text: String) -> [String] {
        // A text keeps its indentation.
        let indentation = String(text.prefix(width).prefix { $0 == " " || $0 == "•" })
        let lines = DisplayWidth.lines(
            of: String(text.dropFirst(indentation.count)), width: width - indentation.count, limit: linesPerText)
        let blanks = String(repeating: " ", count: indentation.count)
        return lines.enumerated().map { ($0 == 0 ? indentation : blanks) + $1 }
    }

    private mutating func row(_ control: PhoneControl) -> [DrawnLine] {
        guard let (number, isSelected) = next() else {
            return wrapped("• " + control.title).map { DrawnLine(text: $0) }
        }
        let mark = (isSelected ? "▸" : " ") + "\(number) "
        let lines = DisplayWidth.lines(of: control.title, width: width - mark.count, limit: linesPerText)
        let blanks = String(repeating: " ", count: mark.count)
        return lines.enumerated().map { index, line in
            DrawnLine(text: (index == 0 ? mark : blanks) + line, holdsSelection: isSelected)
        }
    }

    /// Side by side, on as many lines as they take.
    /// - Parameter brackets: around each, where it is not selected.
    private mutating func side(
        by controls: [PhoneControl], brackets: (Int) -> (String, String)
    ) -> [DrawnLine] {
        var lines: [DrawnLine] = []
        for (index, control) in controls.enumerated() {
            let place = next()
            let isSelected = place?.isSelected == true
            let (left, right) = isSelected ? ("▸", "◂") : brackets(index)
            let text = left + (place.map { "\($0.number) " } ?? "") + control.title + right
            if let last = lines.last, DisplayWidth.of(last.text) + 1 + DisplayWidth.of(text) <= width {
                lines[lines.count - 1].text += " " + text
                lines[lines.count - 1].holdsSelection = last.holdsSelection || isSelected
            } else {
                lines.append(DrawnLine(text: text, holdsSelection: isSelected))
            }
        }
        return lines
    }

    /// Counts one on; nil where nothing has a number.
    private mutating func next() -> (number: Int, isSelected: Bool)? {
        guard let number else { return nil }
        self.number = number + 1
        return (number, selection == number - 1)
    }
}
