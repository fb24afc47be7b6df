import StoreErrors

extension RouterProgram {
    /// Saves the rows of a file, the good ones even where others are bad. Those that were saved before an error stay.
    /// - Throws: ``UnreadableFile``, or the store's error.
    nonisolated func importContent(of file: InputFile) async throws -> ImportReport {
        // In rows with random keys a transaction of few writes almost as many pages as one of many; the bytes are
        // limited, too, so that long rows do not fill the memory.
        let (rowsPerTransaction, bytesPerTransaction) = (5_000, 16 << 20)
        let reader = try file.reading { try LineReader(try file.open()) }
        var (report, number) = (ImportReport(), 0)
        var seen: Set<RowID> = []
        var (rows, bytes): ([Row], Int) = ([], 0)
        while let line = try file.reading(reader.next) {
            number += 1
            if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
            do throws(BadRow) {
                let (id, row) = try Self.row(of: ImportedLine(line))
                guard seen.insert(id).inserted else { throw BadRow("repeated", field: "\(id)") }
                rows.append(row)
                bytes += line.count
            } catch {
                report.add(error, ofLine: number)
            }
            if rows.count == rowsPerTransaction || bytes > bytesPerTransaction {
                report.counts += try await save(rows)
                (rows, bytes) = ([], 0)
            }
        }
        if !rows.isEmpty { report.counts += try await save(rows) }
        return report
    }
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
