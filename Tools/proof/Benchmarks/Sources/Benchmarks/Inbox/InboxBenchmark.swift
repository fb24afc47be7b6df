import ArgumentParser
import Foundation
import GRDB
import LaunchStore
import Launches

/// Recording a tap, beside SQLite's C functions, and an inbox through which 100,000 taps went, beside a new one.
struct InboxBenchmark: Benchmark {
    static let configuration = CommandConfiguration(commandName: "inbox", abstract: "Record taps, and settle them.")

    @OptionGroup var options: BenchmarkOptions

    func findings(in folder: URL) async throws -> [Finding] {
        let used = folder.appending(path: "used.sqlite")
        try InboxFile.settle(100_000, in: used)
        let bytes = try FileManager.default.attributesOfItem(atPath: used.path)[.size] as? Int
        return [
            try await recording(in: folder),
            Finding(
                what: "KiB of the file after 100,000 were settled", measured: .count(Double(bytes ?? .max) / 1_024),
                budget: .amount(.count(1_024))),
            try await settling(in: [used, folder.appending(path: "new.sqlite")]),
        ]
    }

    @MainActor
    private func recording(in folder: URL) async throws -> Finding {
        let file = try InboxFile(folder.appending(path: "recorded.sqlite"))
        let (raw, columns, row) = try rawInbox(in: folder)
        let event = columns.firstIndex(of: "event") ?? 0
        var (number, rawNumber) = (0, 0)
        return try await Interleaved.finding("record a tap, p50", budget: .ratio(1.2), rounds: 2_000) {
            number += 1
            try SampleTap.record(number, in: file.inbox)
        } against: {
            rawNumber += 1
            var row = row
            row[event] = SampleTap.payload(rawNumber).event.description.databaseValue
            try raw.insert(row)
        }
    }

    /// A file with the inbox's schema for SQLite's C functions, and what the inbox makes of a tap: all rows that are
    /// written have these values but for the event.
    @MainActor
    private func rawInbox(in folder: URL) throws -> (RawInsertion, columns: [String], row: [DatabaseValue]) {
        let file = try InboxFile(folder.appending(path: "raw.sqlite"))
        try SampleTap.record(0, in: file.inbox)
        let model = try file.queue.write { database in
            let row = try Row.fetchOne(database, sql: "SELECT * FROM launch") ?? Row()
            try database.execute(sql: "DELETE FROM launch")
            return row.filter { name, _ in name != "id" }
        }
        try file.queue.close()
        let columns = model.map { name, _ in name }
        let raw = try RawInsertion(
            into: file.url,
            preparation: """
                PRAGMA foreign_keys=ON; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA secure_delete=ON;
                PRAGMA busy_timeout=5000
                """,
            table: "launch", columns: columns, clause: "ON CONFLICT (event) DO NOTHING")
        return (raw, columns, model.map { _, value in value })
    }

    @MainActor
    private func settling(in urls: [URL]) async throws -> Finding {
        let rounds = 1_000
        let files = try urls.map(InboxFile.init)
        for file in files {
            // Those of the rounds that do not count, too.
            try file.prepare { inbox in
                for number in 0..<rounds + rounds / 10 { try SampleTap.record(-1 - number, in: inbox) }
            }
        }
        var waiting = try files.map { try $0.inbox.pending().map(\.id) }
        return try await Interleaved.finding(
            "settle one after 100,000 were settled, beside the first 1,000", budget: .ratio(1.1), rounds: rounds
        ) {
            try SampleTap.settle(waiting[0].removeLast(), in: files[0].inbox)
        } against: {
            try SampleTap.settle(waiting[1].removeLast(), in: files[1].inbox)
        }
    }
}
