import RouterCommands
import StarterApp
import StoreErrors

extension Starter {
    func isEmpty() async throws -> Bool {
        for kind in Self.rows where try await !kind.isEmpty(in: container) { return false }
        return true
    }

    nonisolated static func row(of line: ImportedLine) throws(BadRow) -> (id: String, row: any ImportedRow) {
        guard let kind = rows.first(where: { line.has($0.idKey) }) else {
            throw BadRow("missingField", field: rows.map { $0.idKey }.joined(separator: ", "))
        }
        let row = try kind.init(line)
        return ("\(kind.idKey) \(row.id)", row)
    }

    func save(_ rows: [any ImportedRow]) async throws -> StoreChanges {
        var counts = StoreChanges()
        for kind in Self.rows { counts += try await kind.saveOwn(of: rows, in: container) }
        return counts
    }
}

/// One row of the files that `import` reads: a JSON object, whose kind is told by the key of its id.
protocol ImportedRow: Sendable {
    static var idKey: String { get }
    var id: Int64 { get }

    init(_ line: ImportedLine) throws(BadRow)

    /// Whether there is no row of this kind yet.
    static func isEmpty(in container: StarterContainer) async throws -> Bool

    /// Stores all of these or none.
    static func save(_ rows: [Self], in container: StarterContainer) async throws -> StoreChanges
}

extension ImportedRow {
    fileprivate static func saveOwn(
        of rows: [any ImportedRow], in container: StarterContainer
    ) async throws -> StoreChanges {
        let own = rows.compactMap { $0 as? Self }
        return own.isEmpty ? StoreChanges() : try await save(own, in: container)
    }
}
