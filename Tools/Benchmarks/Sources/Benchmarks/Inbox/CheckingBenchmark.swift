import Foundation
import GRDB
import LaunchStore
import Launches
import Measuring

/// What a start pays for looking at the whole inbox, at its largest: 1,099 settled rows with the traces of taps.
@MainActor
struct CheckingBenchmark {
    private let folder: URL

    init(_ folder: URL) {
        self.folder = folder
    }

    func run() throws -> [Finding] {
        let file = try InboxFile("checked", in: folder)
        try file.prepare { inbox in
            for number in 1...1_099 { try inbox.recordSample(number) }
            let settlements = try inbox.pending().map {
                PendingSettlement($0.id, as: Settlement(.shown, route: "home/feed/:feedID"), trace: SampleTap.way)
            }
            try inbox.settle(settlements, at: SampleTap.now)
        }
        let (whole, quick) = try Interleaved.measure(rounds: 101, warmUp: 5) {
            try check(file.queue, by: "integrity_check(1)")
        } against: {
            try check(file.queue, by: "quick_check(1)")
        }
        let bytes = try FileManager.default.attributesOfItem(atPath: file.url.path)[.size] as? Int
        return [
            Finding(
                what: "check an inbox of 1,099 settled rows, beside quick_check", measured: whole.median,
                baseline: quick.median, budget: .within(.milliseconds(2))),
            Finding(
                what: "KiB of that inbox", amount: .count(Double(bytes ?? .max) / 1_024), budget: .count(1_024)),
        ]
    }

    private func check(_ queue: DatabaseQueue, by pragma: String) throws {
        let answer = try queue.read { try String.fetchOne($0, sql: "PRAGMA \(pragma)") }
        if answer != "ok" { throw NotSound() }
    }
}

/// The file is damaged, so that the check ended before it had seen all.
struct NotSound: Error {}
