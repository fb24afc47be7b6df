public import ArgumentParser
import Foundation

/// Where a benchmark's findings go.
public struct ReportOptions: ParsableArguments {
    @Flag(help: "Write the findings into BENCHMARKS.md, between the benchmark's two marks.")
    public var write = false

    public init() {}

    /// - Parameter name: the benchmark's, as the page's marks have it.
    /// - Throws: `ExitCode.failure` if a budget is exceeded.
    public func tell(_ findings: [Finding], of name: String) throws {
        let table = FindingTable(findings: findings)
        for line in table.lines { print(line) }
        if write {
            try PageSection(named: name, in: URL(filePath: "BENCHMARKS.md")).replace(with: table.markdown)
        }
        if findings.contains(where: \.isOver) { throw ExitCode.failure }
    }
}
