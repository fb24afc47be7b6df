/// What the page shows of the scenario that is recorded or was replayed.
public struct ScenarioState: Encodable {
    /// How many lines were recorded so far; nil if nothing is recorded.
    private let recordedLines: Int?
    /// What became of the one that was replayed last, in sentences.
    private let report: [String]

    public init(recordedLines: Int?, report: [String]) {
        self.recordedLines = recordedLines
        self.report = report
    }
}
