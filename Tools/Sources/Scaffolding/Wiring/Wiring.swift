import Layouts

/// Puts the lines that wire a feature into a file.
struct Wiring {
    private let path: String
    private let shape: WiredText

    /// - Parameters:
    ///   - path: the file's, for what is said of it.
    ///   - shape: the file as a new workspace with this feature alone has it.
    init(_ path: String, _ shape: WiredText) {
        self.path = path
        self.shape = shape
    }

    /// The text with those lines of the feature that it has not yet.
    ///
    /// - Parameter others: the file as a new workspace has it with each of the features that are there.
    /// - Throws: `ToolError.failed` if neither the line above nor the one below a feature's lines is there any more.
    func added(to text: String, beside others: [WiredText]) throws(ToolError) -> String {
        var result = TextLines(text, like: shape)
        var ofOthers: Set<Int> = []
        for run in others.flatMap(\.runs) {
            for place in result.places(of: run.lines) { ofOthers.formUnion(place..<(place + run.lines.count)) }
        }
        let own = result.lines.indices.filter { !ofOthers.contains($0) }
        let alignment = LineAlignment(of: shape.bare, in: own.map { result.lines[$0] })
        for run in shape.runs.reversed() where result.places(of: run.lines).isEmpty {
            if run.place > 0, let above = alignment[run.place - 1] {
                result.insert(run, at: above + 1 < own.count ? own[above + 1] : result.lines.count)
            } else if run.place < shape.bare.count, let below = alignment[run.place] {
                result.insert(run, at: own[below])
            } else {
                throw .failed(
                    "\(path) has no line `\(shape.bare[max(run.place - 1, 0)].bare)` any more, below which "
                        + "`\(run.lines.joined(separator: " ").bare)` would stand: put it back, or wire by hand.")
            }
        }
        return result.text
    }
}
