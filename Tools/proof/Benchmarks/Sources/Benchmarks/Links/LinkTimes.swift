import DeepLinks
import Foundation
import LinkLoads
import Measuring

/// How long links take, beside `URL(string:)` on the same texts.
struct LinkTimes {
    /// How often each side runs, by turns.
    private let rounds = 201

    func findings() throws -> [Finding] {
        try RouteSet.allCases.flatMap(findings) + adversarialTables() + longLinks()
    }

    private func findings(of set: RouteSet) throws -> [Finding] {
        let patterns = set.patterns
        let name = "\(patterns.count.formatted()) routes (\(set.rawValue))"
        var findings = try Self.budgets.map { kind, budget in
            let load = try LinkLoad(kind, of: set)
            return try finding(
                "\(kind.rawValue), \(name)", Side(load), Side(urlsOf: load.links), budget: budget)
        }
        findings.append(
            try finding(
                "miss beside hit, \(name)", Side(LinkLoad(.miss, of: set)), Side(LinkLoad(.hit, of: set)), budget: 1))
        let declarations = try RouteSet.declarations(of: patterns)
        return findings + [
            Finding(
                what: "building the table, \(name)",
                measured: try median { _ = try RouteSet.table(of: declarations) },
                budget: .within(set == .github ? .microseconds(150) : .milliseconds(10)))
        ]
    }

    private static let budgets: [(LinkLoad.Kind, Double)] = [
        (.hit, 0.4), (.miss, 0.4), (.query, 0.4), (.typed, 0.75), (.strings, 1.25),
    ]

    private func median(of body: () throws -> Void) throws -> Duration {
        Samples(try (0..<rounds / 4).map { _ in try Interleaved.time(body) }).median
    }

    private func adversarialTables() throws -> [Finding] {
        try [2_500, 5_000].map { count in
            try finding(
                "adversarial table, \(count.formatted()) routes beside half as many", Self.adversarial(count),
                Self.adversarial(count / 2), budget: Self.doubling)
        }
    }

    private static func adversarial(_ count: Int) throws -> Side {
        let table = try AdversarialLinks.table(count)
        let paths = AdversarialLinks.paths
        return Side(amount: 50 * paths.count) {
            (0..<50).reduce(0) { sum, _ in
                paths.reduce(sum) { $0 &+ ((try? table.route(path: $1))?.index ?? 0) }
            }
        }
    }

    private func longLinks() throws -> [Finding] {
        try zip(AdversarialLinks.long(8_192), AdversarialLinks.long(4_096)).map { long, half in
            try finding(
                "8 KiB of \(long.name), beside 4 KiB", Self.resolving(long.link), Self.resolving(half.link),
                budget: Self.doubling)
        }
    }

    private static func resolving(_ link: String) throws -> Side {
        let table = try AdversarialLinks.longTable()
        _ = try table.resolve(link, from: .inApp, now: .distantPast)
        return Side(amount: 50) {
            (0..<50).reduce(0) { sum, _ in
                sum &+ ((try? table.resolve(link, from: .inApp, now: .distantPast))?.index ?? 0)
            }
        }
    }

    /// What is linear takes at most twice as long when it is twice as large; a tenth more is left to the clock.
    private static let doubling = 2.2

    private func finding(
        _ what: String, _ measured: Side, _ baseline: Side, budget: Double
    ) throws -> Finding {
        var sum = 0
        let (first, second) = try Interleaved.measure(rounds: rounds, warmUp: rounds / 10 + 1) {
            sum &+= measured.run()
        } against: {
            sum &+= baseline.run()
        }
        return withExtendedLifetime(sum) {
            Finding(
                what: what, measured: first.median / measured.amount, baseline: second.median / baseline.amount,
                budget: .ratio(budget))
        }
    }
}

/// One of two things that are compared.
private struct Side {
    /// By how many its time is divided.
    let amount: Int
    /// Returns something that no compiler can foresee.
    let run: () -> Int

    init(amount: Int, run: @escaping () -> Int) {
        self.amount = amount
        self.run = run
    }

    init(_ load: LinkLoad) {
        self.init(amount: load.links.count, run: load.run)
    }

    init(urlsOf links: ContiguousArray<String>) {
        self.init(amount: links.count) { links.reduce(0) { URL(string: $1) == nil ? $0 : $0 &+ 1 } }
    }
}
