extension WorkingFolder {
    /// Types lines to the phone in text, where there is no terminal.
    func serve(_ lines: [String], on program: Program = .first, _ options: String...) throws -> CommandRun {
        try run(program, ["serve", "--terminal"] + options, json: false, input: lines.map { $0 + "\n" }.joined())
    }
}
