public import ArgumentParser
import Foundation

/// Where a benchmark's findings go.
public struct ReportOptions: ParsableArguments {
    @Flag(help: "Write the findings that have a budget into BENCHMARKS.md, between the benchmark's two marks.")
    public var write = false

    public init() {}

    /// - Parameters:
    ///   - name: the benchmark's, as the page's marks have it.
    ///   - all: whether those without a budget go onto the page, too.
    /// - Throws: `ExitCode.failure` if a budget is exceeded.
    public func tell(_ findings: [Finding], of name: String, all: Bool = false) throws {
        for line in FindingTable(findings: findings).lines { print(line) }
        if write {
            let promised = FindingTable(findings: findings.filter { all || $0.hasBudget })
            try PageSection(named: name, in: URL(filePath: "BENCHMARKS.md")).replace(with: promised.markdown)
        }
        if findings.contains(where: \.isOver) { throw ExitCode.failure }
    }
}
