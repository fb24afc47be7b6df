import Launches
import Testing

extension LaunchInboxContract {
    static let batches: [ContractRule<any LaunchInbox>] = [
        ContractRule("P1: many end at once, each as it is to end") { inbox in
            let ids = try Outcome.allCases.map { try inbox.add(Sample.link($0.rawValue)) }
            let waiting = try inbox.add(Sample.link("waiting"))
            let settlements = zip(ids, Outcome.allCases).map { id, outcome in
                PendingSettlement(
                    id, as: Settlement(outcome, code: "code \(id)", route: "route \(id)"),
                    trace: [TraceEntry(.settled, outcome.rawValue, at: Sample.date(Double(id)))])
            }
            try inbox.settle(settlements, at: Sample.date(7))
            for settlement in settlements {
                let record = try #require(try inbox.record(id: settlement.id))
                #expect(record.state == .settled && record.payload == nil && record.settledAt == Sample.date(7))
                #expect(record.settlement == settlement.settlement && record.trace == settlement.trace)
            }
            #expect(try inbox.pending().map(\.id) == [waiting])
        },
        ContractRule("P1: of two settlements in one batch the first stands, and an unknown id harms none") { inbox in
            let ids = try ["a", "b"].map { try inbox.add(Sample.link($0)) }
            try inbox.settle(ids[0], as: Settlement(.shown), at: Sample.date(1), trace: [])
            let settlements = [
                PendingSettlement(ids[0], as: Settlement(.failed), trace: Sample.note),
                PendingSettlement(ids[1] + 1, as: Settlement(.failed), trace: Sample.note),
                PendingSettlement(ids[1], as: Settlement(.superseded), trace: []),
                PendingSettlement(ids[1], as: Settlement(.expired), trace: Sample.note),
            ]
            try inbox.settle(settlements, at: Sample.date(2))
            #expect(try inbox.history().map(\.settlement) == [Settlement(.shown), Settlement(.superseded)])
            #expect(try inbox.history().map(\.settledAt) == [Sample.date(1), Sample.date(2)])
            #expect(try inbox.history().map(\.trace) == [[], []])
        },
        ContractRule("a batch of none changes nothing") { inbox in
            let id = try inbox.add(Sample.link("a"))
            try inbox.settle([], at: Sample.date(1))
            #expect(try inbox.pending().map(\.id) == [id])
        },
        ContractRule("of a batch and what was settled before, the newest 1,000 are kept") { inbox in
            let pending = try inbox.add(Sample.link("pending"))
            let old = try (0..<600).map { try inbox.add(Sample.link("old \($0)")) }
            try inbox.settle(old.map(Sample.end), at: Sample.date(1))
            let new = try (0..<600).map { try inbox.add(Sample.link("new \($0)")) }
            try inbox.settle(new.map(Sample.end), at: Sample.date(2))
            try inbox.expectNewest(of: old + new, beside: [pending])
        },
        ContractRule("of a batch beyond 1,000 the last are kept, even if the clock was set back") { inbox in
            let old = try inbox.add(Sample.link("old"))
            try inbox.settle(old, as: Settlement(.shown), at: Sample.date(9), trace: [])
            let new = try (0..<1_205).map { try inbox.add(Sample.link("new \($0)")) }
            try inbox.settle(new.map(Sample.end), at: Sample.date(1))
            try inbox.expectNewest(of: [old] + new)
        },
        ContractRule("what waited longest and was settled just now is kept among others of that moment") { inbox in
            let oldest = try inbox.add(Sample.link("oldest"))
            let ids = try (0..<1_099).map { try inbox.add(Sample.link("\($0)")) }
            try inbox.settle(ids.map(Sample.end), at: Sample.date(1))
            try inbox.settle([Sample.end(oldest)], at: Sample.date(1))
            let kept = try inbox.history().map(\.id)
            #expect(kept.first == oldest && kept.suffix(999) == ids.suffix(999) && kept.count <= 1_100)
        },
    ]
}
