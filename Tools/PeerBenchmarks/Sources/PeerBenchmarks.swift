import ArgumentParser
import Foundation
import LinkLoads
import Measuring

/// Measures Hummingbird's router and `URL(string:)` beside the link table, all by turns.
@main
struct PeerBenchmarks: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "peers", abstract: "Match and read the same links with Hummingbird's router, by turns.",
        discussion: """
            Timed of Hummingbird, without its server: RouterTrie.resolve(_:) for a path; URI(_:), resolve, \
            Parameters.require(_:as:) and URI.queryParameters for a whole link.
            """)

    @Option(help: "How often each side runs, by turns.")
    var rounds = 201

    @OptionGroup var report: ReportOptions

    func validate() throws {
        if rounds < 7 { throw ValidationError("--rounds takes a number from 7 on.") }
    }

    func run() async throws {
        var findings: [Finding] = []
        for set in RouteSet.allCases {
            let table = HummingbirdTable(set.patterns)
            findings += try await self.findings("match", .hit, of: set, atLeast: 15) { table.match($0) }
            findings += try await self.findings("typed", .typed, of: set, atLeast: 15) { try table.values(of: $0) }
            findings += try await self.findings("strings", .strings, of: set, atLeast: 8) { table.strings(of: $0) }
        }
        try report.tell(findings, of: "peers")
    }

    private func findings(
        _ name: String, _ kind: LinkLoad.Kind, of set: RouteSet, atLeast budget: Double,
        _ read: @escaping (String) throws -> Int?
    ) async throws -> [Finding] {
        let load = try LinkLoad(kind, of: set)
        for link in load.links where try read(link) == nil { throw NotFound(link: link) }
        var sum = 0
        let samples = try await Interleaved.measure(
            rounds: rounds, warmUp: rounds / 10 + 1,
            [
                { sum &+= load.run() },
                { for link in load.links { sum &+= try read(link) ?? 0 } },
                { for link in load.links where URL(string: link) != nil { sum &+= 1 } },
            ])
        let times = samples.map { $0.median / load.links.count }
        return withExtendedLifetime(sum) {
            [
                Finding(
                    what: "\(name), \(set.rawValue): Hummingbird beside Switchyard", measured: times[1],
                    baseline: times[0], budget: .atLeast(budget)),
                Finding(
                    what: "\(name), \(set.rawValue): URL(string:) beside Switchyard", measured: times[2],
                    baseline: times[0]),
            ]
        }
    }
}

/// Hummingbird has no route for a link that Switchyard has one for.
struct NotFound: Error {
    let link: String
}
