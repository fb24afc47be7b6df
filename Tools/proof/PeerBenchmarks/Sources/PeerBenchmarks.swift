import ArgumentParser
import Foundation
import LinkLoads
import Measuring

/// Measures Hummingbird's router beside the link table, by turns.
@main
struct PeerBenchmarks: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "peers", abstract: "Match and read the same links with Hummingbird's router, by turns.",
        discussion: """
            Timed of Hummingbird, without its server: RouterTrie.resolve(_:) for a path; URI(_:), resolve, \
            Parameters.require(_:as:) and URI.queryParameters for a whole link.
            """)

    private static let rounds = 201

    @OptionGroup var report: ReportOptions

    func run() throws {
        var findings: [Finding] = []
        for set in RouteSet.allCases {
            let table = HummingbirdTable(set.patterns)
            findings += [
                try finding("match", .hit, of: set, atLeast: 15) { table.match($0) },
                try finding("typed", .typed, of: set, atLeast: 15) { try table.values(of: $0) },
                try finding("strings", .strings, of: set, atLeast: 8) { table.strings(of: $0) },
            ]
        }
        try report.tell(findings, of: "peers")
    }

    private func finding(
        _ name: String, _ kind: LinkLoad.Kind, of set: RouteSet, atLeast budget: Double,
        _ read: (String) throws -> Int?
    ) throws -> Finding {
        let load = try LinkLoad(kind, of: set)
        for link in load.links where try read(link) == nil { throw NotFound(link: link) }
        var sum = 0
        let (own, peer) = try Interleaved.measure(rounds: Self.rounds, warmUp: Self.rounds / 10 + 1) {
            sum &+= load.run()
        } against: {
            for link in load.links { sum &+= try read(link) ?? 0 }
        }
        return withExtendedLifetime(sum) {
            Finding(
                what: "\(name), \(set.rawValue): Hummingbird beside Switchyard",
                measured: peer.median / load.links.count, baseline: own.median / load.links.count,
                budget: .atLeast(budget))
        }
    }
}

/// Hummingbird has no route for a link that Switchyard has one for.
struct NotFound: Error {
    let link: String
}
