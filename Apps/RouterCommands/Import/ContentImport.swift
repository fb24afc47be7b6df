import StoreErrors

/// Saves the rows of a file, the good ones even where others are bad.
struct ContentImport<Program: RouterProgram>: Sendable {
    let program: Program

    /// In rows with random keys a transaction of few writes almost as many pages as one of many.
    private let rowsPerTransaction = 5_000
    /// So that long rows do not fill the memory.
    private let bytesPerTransaction = 16 << 20

    init(_ program: Program) {
        self.program = program
    }

    /// Rows that were saved before an error stay.
    /// - Throws: ``UnreadableFile``, or the store's error.
    func run(_ file: InputFile) async throws -> ImportReport {
        let reader = try file.reading { LineReader(try file.open()) }
        var (report, number) = (ImportReport(), 0)
        var seen: Set<Program.RowID> = []
        var (rows, bytes): ([Program.Row], Int) = ([], 0)
        while let line = try file.reading(reader.next) {
            number += 1
            if line.isBlank { continue }
            do throws(BadRow) {
                let (id, row) = try row(of: line)
                guard seen.insert(id).inserted else { throw BadRow("repeated", field: "\(id)") }
                rows.append(row)
                bytes += line.bytes.count
            } catch {
                report.add(error, ofLine: number)
            }
            if rows.count == rowsPerTransaction || bytes > bytesPerTransaction {
                report.counts += try await program.save(rows)
                (rows, bytes) = ([], 0)
            }
        }
        if !rows.isEmpty { report.counts += try await program.save(rows) }
        return report
    }

    private func row(of line: LineReader.Line) throws(BadRow) -> (id: Program.RowID, row: Program.Row) {
        if line.isTooLong { throw BadRow("tooLarge", field: "\(LineReader.longestLine >> 20) MiB") }
        return try Program.row(of: ImportedLine(line.bytes))
    }
}

extension LineReader.Line {
    fileprivate var isBlank: Bool { !isTooLong && bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } }
}

/// What an import did, and what it could not read.
struct ImportReport: Sendable {
    var counts = StoreChanges()
    /// The first lines that are no rows, counted from 1.
    private(set) var badLines: [(line: Int, reason: BadRow)] = []
    /// How many more there are.
    private(set) var moreBadLines = 0

    private static let badLineLimit = 20

    mutating func add(_ reason: BadRow, ofLine line: Int) {
        if badLines.count < Self.badLineLimit { badLines.append((line, reason)) } else { moreBadLines += 1 }
    }
}
