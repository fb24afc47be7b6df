/// One row of a file that is imported, or what is wrong at its line.
public struct ImportedRow<ID: Hashable & Sendable, Row: Sendable>: Sendable {
    let line: Int
    let row: Result<(id: ID, row: Row), BadRow>

    /// - Parameter line: counted from 1.
    public init(line: Int, _ row: Result<(id: ID, row: Row), BadRow>) {
        self.line = line
        self.row = row
    }
}
