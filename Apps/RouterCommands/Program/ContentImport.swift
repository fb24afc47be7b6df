import AppFlow
import Foundation

/// Reads a file of rows and keeps them, the good ones even where others are bad. Nothing but the keeping is done on the
/// main actor, which has taps to take meanwhile.
struct ContentImport<Program: RouterProgram>: Sendable {
    let program: Program

    init(_ program: Program) {
        self.program = program
    }

    /// Ends early if the task is cancelled, and keeps what was read by then.
    /// - Throws: ``UnreadableFile``, or the store's error.
    func run(_ file: InputFile) async throws -> ImportReport {
        let reader = try file.reading { LineReader(try file.open()) }
        var rows = Rows(program: program)
        var number = 0
        do {
            while !Task.isCancelled, let line = try file.reading(reader.next) {
                number += 1
                guard line.isTooLong || !line.bytes.allSatisfy(\.isBlank) else { continue }
                try await rows.take(line, number: number)
            }
        } catch {
            // Rows that were read before stay, as those of earlier batches do.
            _ = try? await rows.finish()
            throw error
        }
        var report = try await rows.finish()
        if Task.isCancelled { report.interruptedAfter = number }
        return report
    }

    private static func row(of line: LineReader.Line) throws(BadRow) -> (id: Program.RowID, row: Program.Row) {
        if line.isTooLong { throw BadRow("tooLarge", field: "\(LineReader.longestLine >> 20) MiB") }
        return try Program.row(jsonLine: line.bytes)
    }

    /// The rows of one import.
    private struct Rows {
        let program: Program
        private var report = ImportReport()
        private var seen: Set<Program.RowID> = []
        private var batch: [Program.Row] = []
        private var batchBytes = 0
        private var size = BatchSize()
        /// The batch before, which is written while the next is read.
        private var saving: Task<(ImportCounts, Duration), any Error>?

        init(program: Program) {
            self.program = program
        }

        mutating func take(_ line: LineReader.Line, number: Int) async throws {
            do throws(BadRow) {
                let (id, row) = try ContentImport.row(of: line)
                guard seen.insert(id).inserted else { throw BadRow("repeated", field: "\(id)") }
                batch.append(row)
                batchBytes += line.bytes.count
            } catch {
                report.add(BadLine(line: number, reason: error))
            }
            if batch.count >= size.rows || batchBytes >= BatchSize.bytes { try await save() }
        }

        mutating func finish() async throws -> ImportReport {
            if !batch.isEmpty { try await save() }
            try await finishSaving()
            return report
        }

        private mutating func save() async throws {
            try await finishSaving()
            let (program, rows) = (program, batch)
            batch = []
            batchBytes = 0
            saving = Task {
                let start = ContinuousClock.now
                return (try await program.save(rows), ContinuousClock.now - start)
            }
        }

        private mutating func finishSaving() async throws {
            guard let task = saving else { return }
            saving = nil
            let (counts, duration) = try await task.value
            report.counts += counts
            size.adapt(to: duration)
        }
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
}

/// What an import did, and what it could not read.
struct ImportReport: Equatable, Sendable {
    var counts = ImportCounts()
    /// The first lines that are no rows.
    private(set) var badLines: [BadLine] = []
    /// How many more there are.
    private(set) var moreBadLines = 0
    /// After how many lines it was interrupted; nil if it read the whole file.
    var interruptedAfter: Int?

    private static let badLineLimit = 20

    mutating func add(_ line: BadLine) {
        if badLines.count < Self.badLineLimit { badLines.append(line) } else { moreBadLines += 1 }
    }
}

/// A line that is no row.
struct BadLine: Equatable, Sendable {
    /// Counted from 1.
    let line: Int
    let reason: BadRow
}
