import DeepLinks
import Foundation
import LinkLoads

/// How long links take, beside Foundation's parsers on the same texts.
struct LinkTimes {
    /// How often each side runs, by turns.
    let rounds: Int
    var sets = RouteSet.allCases

    func findings() throws -> [Finding] {
        try sets.flatMap(findings) + [try adversarial()]
    }

    private func findings(of set: RouteSet) throws -> [Finding] {
        let table = try set.table()
        let name = "\(table.declarations.count.formatted()) routes (\(set.rawValue))"
        var findings = try LinkLoad.Kind.allCases.map { kind in
            let load = try LinkLoad(kind, of: table)
            return try finding(
                "\(kind.rawValue), \(name)", Side(load), Self.urls(load.links), budget: Self.budget(of: kind, in: set))
        }
        let (hits, misses) = (try LinkLoad(.hit, of: table), try LinkLoad(.miss, of: table))
        findings.append(
            try finding("miss beside hit, \(name)", Side(misses), Side(hits), budget: set == .crossed ? nil : 1))
        let (links, tree) = (hits.links, DictionaryTree(table.declarations.map(\.pattern.description)))
        let components = Side(amount: links.count) { LinkBaselines.components(links) }
        let dictionaries = Side(amount: links.count) { LinkBaselines.tree(links, tree) }
        return try findings + [
            finding("URLComponents, \(name)", components, Self.urls(links)),
            finding("URLComponents and dictionaries, \(name)", dictionaries, Self.urls(links)),
        ]
    }

    /// Those for links as apps send them; a table and links harder than those are measured without one.
    private static func budget(of kind: LinkLoad.Kind, in set: RouteSet) -> Double? {
        if set == .crossed || kind == .escaped { return nil }
        return kind == .typed ? 0.35 : 0.25
    }

    private static func urls(_ links: ContiguousArray<String>) -> Side {
        Side(amount: links.count) { LinkBaselines.urls(links) }
    }

    /// In time a byte, so that long links can be set beside short ones.
    private func adversarial() throws -> Finding {
        let table = try AdversarialLinks.table()
        let paths = AdversarialLinks.paths(100_000)
        let usual = try LinkLoad(.hit, of: RouteSet.synthetic.table())
        let deep = Side(amount: paths.byteCount) {
            paths.reduce(0) { $0 &+ ((try? table.route(path: $1))?.index ?? 0) }
        }
        let normal = Side(amount: 100 * usual.links.byteCount) { (0..<100).reduce(0) { sum, _ in sum &+ usual.run() } }
        return try LinkTimes(rounds: max(7, rounds / 10))
            .finding("a byte of 100,000 adversarial links, beside one of usual links", deep, normal, budget: 1)
    }

    private func finding(
        _ what: String, _ measured: Side, _ baseline: Side, budget: Double? = nil
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
                budget: budget.map { .ratio($0) } ?? .none)
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
}

extension Sequence<String> {
    fileprivate var byteCount: Int { reduce(0) { $0 + $1.utf8.count } }
}
