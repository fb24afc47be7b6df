import Foundation
import GRDB
import LaunchStore
import Launches
import Measuring

/// Recording a tap, against SQLite's C functions.
@MainActor
struct RecordingBenchmark {
    private static let taps = 2_000
    private static let warmUp = 200

    private let folder: URL

    init(_ folder: URL) {
        self.folder = folder
    }

    func run() throws -> Finding {
        let file = try InboxFile("recorded", in: folder)
        let raw = try RawInbox(emptyFile("raw"), like: modelRow())
        guard try file.synchronous() == 2, try raw.synchronous() == 2 else { throw NotDurable() }
        var (number, rawNumber) = (0, 0)
        let (inbox, c) = try Interleaved.measure(rounds: Self.taps, warmUp: Self.warmUp) {
            number += 1
            try file.inbox.recordSample(number)
        } against: {
            rawNumber += 1
            try raw.record(event: SampleTap.payload(rawNumber).event.description)
        }
        return Finding(what: "record a tap, p50", measured: inbox.median, baseline: c.median, budget: .ratio(1.2))
    }

    /// What the inbox makes of a tap, as a row.
    private func modelRow() throws -> Row {
        let file = try InboxFile("model", in: folder)
        try file.inbox.recordSample(0)
        return try file.queue.read { try Row.fetchOne($0, sql: "SELECT * FROM launch") } ?? Row()
    }

    private func emptyFile(_ name: String) throws -> URL {
        let file = try InboxFile(name, in: folder)
        try file.queue.close()
        return file.url
    }
}

/// A connection that does not wait for the disk would make the comparison worthless.
struct NotDurable: Error, CustomStringConvertible {
    let description = "A connection does not wait for the disk: synchronous is not FULL."
}
