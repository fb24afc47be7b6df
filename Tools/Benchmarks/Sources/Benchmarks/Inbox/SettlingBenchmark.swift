import Foundation
import LaunchStore
import Launches
import Measuring

/// A launch that finds many payloads pending: they are read, the gate decides over them, and each is settled.
@MainActor
struct SettlingBenchmark {
    private let folder: URL

    init(_ folder: URL) {
        self.folder = folder
    }

    func run() throws -> [Finding] {
        try [1, 100, 10_000].map { count in
            let rounds = count > 1_000 ? 3 : 9
            let times = try (1...rounds).map { try timeOfLaunch(pending: count, round: $0) }
            return Finding(
                what: "settle \(count.formatted()) pending at launch", measured: Samples(times).median,
                budget: count == 10_000 ? .within(.seconds(1)) : .none)
        }
    }

    private func timeOfLaunch(pending count: Int, round: Int) throws -> Duration {
        let file = try InboxFile("pending-\(count)-\(round)", in: folder)
        try file.prepare { inbox in
            for number in 1...count { try inbox.recordSample(number) }
        }
        return try Interleaved.time { try launch(file.inbox) }
    }

    private func launch(_ inbox: SQLiteLaunchInbox) throws {
        var gate = LaunchGate()
        let tickets = try inbox.pending().map { LaunchTicket($0, order: $0.id, purpose: .link) }
        _ = gate.receive(.arrived(tickets), now: SampleTap.now)
        var settlements: [PendingSettlement] = []
        var routed: LaunchRecord.ID?
        for effect in gate.receive(.phase(.ready(AccountID("1"))), now: SampleTap.now) {
            switch effect {
            case .settle(let id, let settlement): settlements.append(.sample(id, as: settlement))
            case .route(let id): routed = id
            default: break
            }
        }
        try inbox.settle(settlements, at: SampleTap.now)
        if let routed {
            try inbox.beginRouting(routed)
            try inbox.settle([.sample(routed)], at: SampleTap.now)
        }
        guard try inbox.pending().isEmpty else { throw NotSettled() }
    }
}

extension PendingSettlement {
    fileprivate static func sample(_ id: LaunchRecord.ID, as settlement: Settlement = Settlement(.shown)) -> Self {
        PendingSettlement(
            id, as: settlement, trace: [TraceEntry(.settled, settlement.outcome.rawValue, at: SampleTap.now)])
    }
}

/// A payload was still pending after a launch that ought to have settled all.
struct NotSettled: Error {}
