import Testing

@testable import RouterCommands

@Suite struct ProgressBarTests {
    @Test(
        arguments: [
            (0, 100, "░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░ 0 %  7"), (50, 100, "███████████████░░░░░░░░░░░░░░░ 50 %  7"),
            (100, 100, "██████████████████████████████ 100 %  7"),
            (200, 100, "██████████████████████████████ 100 %  7"),
            (5, nil, "7"), (5, 0, "7"),
        ] as [(Int, Int?, String)])
    func `it says how far an import has come`(bytes: Int, total: Int?, line: String) {
        #expect(ProgressBar.line(bytes: bytes, of: total, rows: 7) == line)
    }
}
