import Foundation
import GRDB
import LaunchStore
import Launches
import Measuring

/// An inbox through which 100,000 taps went, one by one: its file, and a settlement beside those of a new one.
@MainActor
struct RetentionBenchmark {
    private static let settled = 100_000
    private static let rounds = 1_000
    private static let warmUp = 10

    private let folder: URL

    init(_ folder: URL) {
        self.folder = folder
    }

    func run() throws -> [Finding] {
        let used = try InboxFile("used", in: folder)
        try used.prepare { inbox in
            for number in 1...Self.settled {
                try inbox.recordSample(number)
                for record in try inbox.pending() { try inbox.settleSample(record.id) }
            }
        }
        try used.queue.close()
        try InboxFile("new", in: folder).queue.close()
        let bytes = try FileManager.default.attributesOfItem(atPath: used.url.path)[.size] as? Int
        let file = Finding(
            what: "KiB of the file after 100,000 were settled", amount: .count(Double(bytes ?? .max) / 1_024),
            budget: .count(1_024))
        return [file, try settling()]
    }

    private func settling() throws -> Finding {
        let files = try ["used", "new"].map { try InboxFile($0, in: folder) }
        for file in files {
            try file.prepare { inbox in
                for number in 0..<Self.rounds + Self.warmUp { try inbox.recordSample(-number) }
            }
        }
        var waiting = try files.map { try $0.inbox.pending().map(\.id) }
        let (used, new) = try Interleaved.measure(rounds: Self.rounds, warmUp: Self.warmUp) {
            try files[0].inbox.settleSample(waiting[0].removeLast())
        } against: {
            try files[1].inbox.settleSample(waiting[1].removeLast())
        }
        return Finding(
            what: "settle one after 100,000 were settled, beside the first 1,000", measured: used.median,
            baseline: new.median, budget: .ratio(1.1))
    }
}
