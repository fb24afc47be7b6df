import Foundation

/// Reads a file of JSON Lines and keeps its rows, the good ones even where others are bad.
@MainActor
struct LineImport<Program: RouterProgram> {
    let program: Program

    init(_ program: Program) {
        self.program = program
    }

    /// How many rows go into one transaction.
    private static var batchSize: Int { 500 }

    /// - Throws: ``UnreadableFile``, or the store's error.
    func run(_ file: URL) async throws -> ImportReport {
        let lines = try reading(file) { try LineReader(file) }
        var report = ImportReport()
        var seen: Set<Program.RowID> = []
        var batch: [Program.Row] = []
        var number = 0
        while let line = try reading(file, lines.next) {
            number += 1
            guard !line.allSatisfy(\.isBlank) else { continue }
            do throws(BadRow) {
                let (id, row) = try Program.row(jsonLine: line)
                guard seen.insert(id).inserted else { throw BadRow("repeated", field: "\(id)") }
                batch.append(row)
            } catch {
                report.badLines.append(BadLine(line: number, reason: error))
            }
            if batch.count == Self.batchSize {
                report.counts += try await program.save(batch)
                batch = []
            }
        }
        if !batch.isEmpty { report.counts += try await program.save(batch) }
        return report
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
}

/// Says which file could not be read.
private func reading<Value>(_ file: URL, _ body: () throws -> Value) throws(UnreadableFile) -> Value {
    do {
        return try body()
    } catch {
        throw UnreadableFile(file.path, because: error)
    }
}

/// What an import did, and what it could not read.
struct ImportReport: Equatable {
    var counts = ImportCounts()
    var badLines: [BadLine] = []
}

/// A line that is no row.
struct BadLine: Equatable {
    /// Counted from 1.
    let line: Int
    let reason: BadRow
}
