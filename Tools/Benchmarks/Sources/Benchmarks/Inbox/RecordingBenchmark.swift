import Foundation
import GRDB
import LaunchStore
import Launches
import Measuring

/// Recording a tap: against SQLite's C functions, and beside many that were settled.
@MainActor
struct RecordingBenchmark {
    private let folder: URL
    private let taps: Int
    private let warmUp = 200

    init(_ folder: URL, taps: Int) {
        self.folder = folder
        self.taps = taps
    }

    func run() throws -> [Finding] { [try againstC(), try besideSettled()] }

    private func againstC() throws -> Finding {
        let file = try InboxFile("recorded", in: folder)
        let raw = try RawInbox(emptyFile("raw"), like: modelRow())
        print("PRAGMA synchronous: \(try file.synchronous()) for the inbox, \(try raw.synchronous()) for C (2 is FULL)")
        guard try file.synchronous() == 2, try raw.synchronous() == 2 else { throw NotDurable() }
        var (number, rawNumber) = (0, 0)
        let (inbox, c) = try Interleaved.measure(rounds: taps, warmUp: warmUp) {
            number += 1
            try file.inbox.recordSample(number)
        } against: {
            rawNumber += 1
            try raw.record(event: SampleTap.payload(rawNumber).event.description)
        }
        return Finding(what: "record a tap, p50", measured: inbox.median, baseline: c.median, budget: .ratio(1.2))
    }

    private func besideSettled() throws -> Finding {
        let full = try InboxFile("full", in: folder)
        try full.prepare { inbox in
            for number in 1...1_000 { try inbox.recordSample(-number) }
            let settlements = try inbox.pending().map { PendingSettlement($0.id, as: Settlement(.shown), trace: []) }
            try inbox.settle(settlements, at: SampleTap.now)
        }
        let empty = try InboxFile("empty", in: folder)
        var (number, other) = (0, 0)
        let (beside, alone) = try Interleaved.measure(rounds: taps / 2, warmUp: warmUp) {
            number += 1
            try full.inbox.recordSample(number)
        } against: {
            other += 1
            try empty.inbox.recordSample(other)
        }
        return Finding(
            what: "record a tap beside 1,000 settled rows", measured: beside.median, baseline: alone.median,
            budget: .ratio(1.2))
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
