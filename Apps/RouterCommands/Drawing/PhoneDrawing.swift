/// A phone's display in text, line by line, with what of it can be touched.
struct PhoneDrawing {
    /// From the top to the bottom.
    private(set) var lines: [String] = []
    /// What can be touched, in its order.
    private(set) var controls: [PhoneControl] = []
    /// Whether what follows lies under something that takes its touches.
    var isCovered = false
    /// In columns: how much of a text is drawn.
    let longestText: Int
    /// Whether what can be touched has its number, from 1.
    let isNumbered: Bool

    /// The lines in a frame that is open to the right: a terminal continues a long one below.
    var framed: [String] {
        let edge = String(repeating: "─", count: 44)
        return ["╭\(edge)"] + lines.map { $0 == Self.rule ? "├\(edge)" : "│ \($0)" } + ["╰\(edge)"]
    }

    private static let rule = "─"

    mutating func rule() { lines.append(Self.rule) }

    mutating func text(_ text: String) { lines.append(printable(text)) }

    /// Something that can be touched on a line of its own.
    mutating func row(_ control: PhoneControl) {
        lines.append((number(of: control).map { " \($0) " } ?? "• ") + printable(control.title))
    }

    /// The same side by side.
    /// - Parameter selected: the only one in brackets; nil for all.
    mutating func buttons(_ controls: [PhoneControl], selected: Int? = nil) {
        let titles = controls.enumerated().map { index, control in
            let title = (number(of: control).map { "\($0) " } ?? "") + printable(control.title)
            return selected == nil || selected == index ? "[\(title)]" : title
        }
        if !titles.isEmpty { lines.append(titles.joined(separator: " ")) }
    }

    /// Counts what can be touched; nil where nothing has a number.
    private mutating func number(of control: PhoneControl) -> Int? {
        guard !isCovered else { return nil }
        controls.append(control)
        return isNumbered ? controls.count : nil
    }

    private func printable(_ text: String) -> String { DisplayWidth.printable(text, upTo: longestText) }
}
