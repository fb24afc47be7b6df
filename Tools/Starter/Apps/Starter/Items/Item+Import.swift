import Foundation
import Items
import RouterCommands
import StarterApp
import Timestamps

extension Item: ImportedRow {
    static var idKey: String { "itemID" }

    /// Reads `itemID`, `title`, `text` and `date` (RFC 3339).
    /// Every account sees the item.
    init(jsonLine: Data) throws(BadRow) {
        let line: Line
        do {
            line = try JSONDecoder().decode(Line.self, from: jsonLine)
        } catch {
            throw BadRow(decoding: error)
        }
        guard line.itemID >= 0 else { throw BadRow("badField", field: "itemID", expected: "numberFromZero") }
        guard let date = RFC3339.date(from: line.date) else {
            throw BadRow("badField", field: "date", expected: "rfc3339")
        }
        self.init(id: line.itemID, title: line.title, text: line.text, date: date)
    }

    private struct Line: Decodable {
        let itemID: Int64
        let title, text, date: String
    }

    static func isEmpty(in container: StarterContainer) async throws -> Bool { try await container.items.isEmpty() }

    static func save(_ rows: [Item], in container: StarterContainer) async throws -> ImportCounts {
        let changes = try await container.items.save(rows)
        return ImportCounts(added: changes.added, replaced: changes.replaced, skipped: changes.skipped)
    }
}
