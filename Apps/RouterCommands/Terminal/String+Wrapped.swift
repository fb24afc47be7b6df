extension String {
    /// The text on lines of 60 columns, as a narrow terminal has, broken at blanks. A word that is longer stays whole.
    /// - Parameter indent: stands before each line but the first.
    func wrapped(to columns: Int = 60, below indent: String = "  ") -> [String] {
        guard DisplayWidth.of(self) > columns else { return [self] }
        let front = prefix { $0 == " " }
        var lines = [String(front)]
        var width = front.count
        var isNew = true
        for word in dropFirst(front.count).split(separator: " ", omittingEmptySubsequences: false) {
            let wordWidth = DisplayWidth.of(String(word))
            if !isNew, width + 1 + wordWidth > columns {
                lines.append(indent)
                (width, isNew) = (indent.count, true)
            }
            lines[lines.count - 1] += (isNew ? "" : " ") + word
            width += (isNew ? 0 : 1) + wordWidth
            isNew = false
        }
        return lines
    }
}
