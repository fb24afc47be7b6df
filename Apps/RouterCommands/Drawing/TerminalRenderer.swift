/// The phone's display in text, in a frame.
struct TerminalRenderer {
    let layout: PhoneLayout
    /// In columns, the frame not counted.
    var width = 44
    /// In lines, the frame not counted; nil for as many as there are.
    var height: Int?
    /// On how many lines one text of the body may go on; it scrolls, which the rest does not.
    var linesPerText = 1
    /// Whether what can be touched has its number, from 1.
    var isNumbered = false
    /// Which of what can be touched is selected; nil for nothing.
    var selection: Int?
    /// By how many lines the body is moved up from where it would be by itself.
    var scroll = 0

    private static let linesPerFixedText = 2

    /// The scrolling as far as there is anything to scroll to.
    var reachableScroll: Int {
        let drawn = drawn
        return place(in: drawn) - rest(in: drawn)
    }

    var lines: [String] {
        let drawn = drawn
        let first = place(in: drawn)
        let room = room(beside: drawn)
        var body = drawn.body.dropFirst(first).prefix(room).map { framed($0, "│") }
        if first > 0, !body.isEmpty { body[0] = framed(drawn.body[first], "▲") }
        let last = first + body.count - 1
        if last + 1 < drawn.body.count, body.count > 1 { body[body.count - 1] = framed(drawn.body[last], "▼") }
        let blank = DrawnLine(text: String(repeating: " ", count: width))
        let blanks = Array(repeating: framed(blank, "│"), count: height == nil ? 0 : max(room - body.count, 0))
        let inside = drawn.top.map { framed($0, "│") } + body + blanks + drawn.bottom.map { framed($0, "│") }
        let edge = String(repeating: "─", count: width + 2)
        return ["╭\(edge)╮"] + inside.prefix(height ?? .max) + ["╰\(edge)╯"]
    }

    private func framed(_ line: DrawnLine, _ edge: String) -> String {
        let text = DisplayWidth.fit(line.text, to: width)
        return "│ " + (line.holdsSelection ? Style.title(text) : text) + " " + edge
    }

    // Where the body is.

    private func room(beside drawn: Drawn) -> Int {
        height.map { max($0 - drawn.top.count - drawn.bottom.count, 0) } ?? drawn.body.count
    }

    /// Which line of the body is the first in view.
    private func place(in drawn: Drawn) -> Int {
        max(0, min(rest(in: drawn) + scroll, drawn.body.count - room(beside: drawn)))
    }

    /// The same where nobody has scrolled: what is selected is in view, else what the screen opens at.
    private func rest(in drawn: Drawn) -> Int {
        let wanted = drawn.body.firstIndex(where: \.holdsSelection) ?? drawn.focus ?? 0
        let room = room(beside: drawn)
        return max(0, min(wanted - room / 2, drawn.body.count - room))
    }

    // The parts in lines.

    private struct Drawn {
        var top: [DrawnLine] = []
        var body: [DrawnLine] = []
        var bottom: [DrawnLine] = []
        var focus: Int?
    }

    private var drawn: Drawn {
        var pen = PhoneLineRenderer(
            width: width, linesPerText: linesPerText, selection: selection, number: isNumbered ? 1 : nil)
        var drawn = Drawn()
        pen.linesPerText = min(linesPerText, Self.linesPerFixedText)
        drawn.top = layout.top.flatMap { pen.lines(of: $0) }
        pen.linesPerText = linesPerText
        if layout.cover == .question { pen.number = nil }
        for (index, part) in layout.body.enumerated() {
            if index == layout.focus { drawn.focus = drawn.body.count }
            drawn.body += pen.lines(of: part)
        }
        if layout.cover == .modal { pen.number = nil }
        drawn.bottom = layout.bottom.flatMap { pen.lines(of: $0) }
        return drawn
    }
}

/// One line of the drawing.
struct DrawnLine: Equatable {
    var text: String
    var holdsSelection = false
}
