import ArgumentParser
import Storage

/// What one of the programs holds, to be imported and started with.
struct ProgramContent: Sendable {
    let name: String
    let program: String
    /// Whose newest rows its first screen shows.
    let table: String
    /// How many rows it is started with.
    let count: Int
    let migrations: [SchemaMigration]
    let rows: any ImportedRows.Type
    /// What else is measured of it alone.
    let commands: [any ParsableCommand.Type]

    static let all: [ProgramContent] = [.campus, .messenger]
}
