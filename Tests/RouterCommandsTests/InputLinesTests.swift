import Testing

@testable import RouterCommands

@Suite struct InputLinesTests {
    private func lines(_ pieces: [String]) -> [String?] {
        var lines = InputLines()
        return pieces.flatMap { lines.take(Array($0.utf8)) } + lines.finish()
    }

    @Test(
        "pieces are cut into lines wherever they were torn",
        arguments: [
            (["home\nkill\n"], ["home", "kill"]), (["ho", "me\n", "kill"], ["home", "kill"]),
            (["a\n\nb"], ["a", "", "b"]),
            ([], []), ([""], []), (["\n"], [""]),
        ] as [([String], [String])])
    func cut(pieces: [String], lines: [String]) {
        #expect(self.lines(pieces) == lines)
    }

    @Test func `a character that was torn is whole`() {
        var lines = InputLines()
        #expect("피드\n".utf8.flatMap { lines.take([$0]) } == ["피드"])
    }

    @Test func `a line that is too long is told, and those after it are read`() {
        let half = String(repeating: "x", count: InputLines.limit / 2 + 1)
        #expect(lines([half, half, "\nhome\n", half, half]) == [nil, "home", nil])
        #expect(lines([half, "\nhome\n"]) == [half, "home"])
    }

    @Test func `bytes that are no text are no command, and do no harm`() {
        var lines = InputLines()
        #expect(
            lines.take([0xFF, 0x00, 0x0A]).compactMap(\.self).allSatisfy {
                TypedCommand(line: $0, scheduling: nil) == nil
            })
    }
}
