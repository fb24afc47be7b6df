import ArgumentParser
import DeepLinks
import Foundation

/// Links and tables, beside another router, and beside links and tables of half the size.
struct LinksBenchmark: Benchmark {
    static let configuration = CommandConfiguration(
        commandName: "links", abstract: "Match and resolve links, beside Hummingbird's router; build tables.")

    private static let rounds = 201

    @OptionGroup var options: BenchmarkOptions

    func findings(in folder: URL) async throws -> [Finding] {
        var findings = try RouteSet.allCases.map(buildingTime)
        #if Peers
        for set in RouteSet.allCases { findings += try await HummingbirdTable.findings(of: set, rounds: Self.rounds) }
        #endif
        return try await findings + AdversarialLinks.findings(rounds: Self.rounds)
    }

    private func buildingTime(of set: RouteSet) throws -> Finding {
        let declarations = try set.declarations
        let times = try (0..<50).map { _ in
            try ContinuousClock().measure { _ = try RouteSet.table(of: declarations) }
        }
        return Finding(
            what: "building the table, \(set.patterns.count.formatted()) routes (\(set.rawValue))",
            measured: .time(times.median),
            budget: .amount(.time(set == .github ? .microseconds(200) : .milliseconds(15))))
    }
}
