/// The phone's display in text, in a frame.
struct TerminalRenderer {
    let layout: PhoneLayout
    /// In columns, the frame not counted.
    var width = 44
    /// On how many lines one text of the body may go on.
    var linesPerText = 1
    /// Whether what can be touched has its number, from 1.
    var isNumbered = false

    private static let linesPerFixedText = 2

    var lines: [String] {
        var pen = PhoneLineRenderer(
            width: width, linesPerText: min(linesPerText, Self.linesPerFixedText), number: isNumbered ? 1 : nil)
        var inside = layout.top.flatMap { pen.lines(of: $0) }
        pen.linesPerText = linesPerText
        if layout.cover == .question { pen.number = nil }
        inside += layout.body.flatMap { pen.lines(of: $0) }
        if layout.cover == .modal { pen.number = nil }
        inside += layout.bottom.flatMap { pen.lines(of: $0) }
        let edge = String(repeating: "─", count: width + 2)
        return ["╭\(edge)╮"] + inside.map { "│ \(DisplayWidth.fit($0, to: width)) │" } + ["╰\(edge)╯"]
    }
}
