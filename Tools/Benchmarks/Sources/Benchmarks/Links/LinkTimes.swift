import DeepLinks
import Foundation
import LinkLoads

/// How long links take, beside Foundation's parsers on the same texts.
struct LinkTimes {
    /// How often each side runs, by turns.
    let rounds: Int

    func findings() throws -> [Finding] {
        try RouteSet.allCases.flatMap(findings) + [try adversarial()]
    }

    private func findings(of set: RouteSet) throws -> [Finding] {
        let table = try set.table()
        let name = "\(table.declarations.count.formatted()) routes (\(set.rawValue))"
        var findings: [Finding] = []
        for kind in LinkLoad.Kind.allCases {
            let load = try LinkLoad(kind, of: table)
            findings.append(
                try finding("\(kind.rawValue), \(name)", load.links, budget: Self.budget(of: kind, in: set)) {
                    load.run()
                })
        }
        let links = try LinkLoad(.hit, of: table).links
        let tree = DictionaryTree(table.declarations.map(\.pattern.description))
        findings += [
            try finding("URLComponents, \(name)", links) { LinkBaselines.components(links) },
            try finding("URLComponents and dictionaries, \(name)", links) { LinkBaselines.tree(links, tree) },
        ]
        return findings
    }

    /// Those for links as apps send them; a table and links harder than those are measured without one.
    private static func budget(of kind: LinkLoad.Kind, in set: RouteSet) -> Double? {
        if set == .crossed || kind == .escaped { return nil }
        return kind == .typed ? 0.35 : 0.25
    }

    private func finding(
        _ what: String, _ links: ContiguousArray<String>, budget: Double? = nil, _ run: () -> Int
    ) throws -> Finding {
        var sum = 0
        let (measured, baseline) = try Interleaved.measure(rounds: rounds, warmUp: rounds / 10 + 1) {
            sum &+= run()
        } against: {
            sum &+= LinkBaselines.urls(links)
        }
        return withExtendedLifetime(sum) {
            Finding(
                what: what, measured: measured.median / links.count, baseline: baseline.median / links.count,
                budget: budget.map { .ratio($0) } ?? .none)
        }
    }

    /// In time a byte, so that long links can be set beside short ones.
    private func adversarial() throws -> Finding {
        let table = try AdversarialLinks.table()
        let paths = AdversarialLinks.paths(100_000)
        let usual = try LinkLoad(.hit, of: RouteSet.synthetic.table())
        var sum = 0
        let (deep, normal) = try Interleaved.measure(rounds: max(7, rounds / 10), warmUp: 1) {
            for path in paths { sum &+= (try? table.route(path: path))?.index ?? 0 }
        } against: {
            for _ in 0..<100 { sum &+= usual.run() }
        }
        return withExtendedLifetime(sum) {
            Finding(
                what: "a byte of 100,000 adversarial links, beside one of usual links",
                measured: deep.median / paths.byteCount, baseline: normal.median / (100 * usual.links.byteCount),
                budget: .ratio(1))
        }
    }
}

extension Sequence<String> {
    fileprivate var byteCount: Int { reduce(0) { $0 + $1.utf8.count } }
}
