import ArgumentParser
import DeepLinks
import Foundation
import LinkLoads

/// Links and tables, beside Foundation's `URL(string:)`, another router, and links and tables of half the size.
struct LinksBenchmark: Benchmark {
    static let configuration = CommandConfiguration(
        commandName: "links", abstract: "Match and resolve links; with valgrind, count instructions and allocations.")

    private static let rounds = 201
    /// Times `URL(string:)`.
    private static let budgets: [(LinkLoad.Kind, Double)] = [
        (.hit, 0.4), (.miss, 0.4), (.query, 0.4), (.typed, 0.75), (.strings, 1.25),
    ]

    @OptionGroup var options: BenchmarkOptions

    func findings(in folder: URL) async throws -> [Finding] {
        var findings: [Finding] = []
        for set in RouteSet.allCases { findings += try await times(of: set) }
        findings += try await AdversarialLinks.findings(rounds: Self.rounds)
        #if Peers
        for set in RouteSet.allCases { findings += try await HummingbirdTable.findings(of: set, rounds: Self.rounds) }
        #endif
        return try findings + LinkCounts.findings(in: folder)
    }

    @MainActor
    private func times(of set: RouteSet) async throws -> [Finding] {
        let name = "\(set.patterns.count.formatted()) routes (\(set.rawValue))"
        var findings: [Finding] = []
        for (kind, budget) in Self.budgets {
            let load = try LinkLoad(kind, of: set)
            findings.append(
                try await Interleaved.finding(
                    "\(kind.rawValue), \(name)", budget: .ratio(budget), rounds: Self.rounds, per: load.links.count
                ) {
                    use(load.run())
                } against: {
                    for link in load.links where URL(string: link) == nil { use(1) }
                })
        }
        let declarations = try set.declarations
        let times = try (0..<50).map { _ in
            try ContinuousClock().measure { _ = try RouteSet.table(of: declarations) }
        }
        let budget = set == .github ? Duration.microseconds(150) : .milliseconds(10)
        return findings + [
            Finding(
                what: "building the table, \(name)", measured: .time(times.median), budget: .amount(.time(budget)))
        ]
    }
}
