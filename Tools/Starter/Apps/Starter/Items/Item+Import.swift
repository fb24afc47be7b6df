import Items
import RouterCommands
import StarterApp
import StoreErrors

extension Item: ImportedRow {
    static var idKey: String { "itemID" }

    /// Reads `itemID`, `title`, `text` and `date` (RFC 3339).
    /// Every account sees the item.
    init(_ line: ImportedLine) throws(BadRow) {
        self.init(
            id: try line.numberFromZero("itemID"), title: try line.text("title"), text: try line.text("text"),
            date: try line.date("date"))
    }

    static func isEmpty(in container: StarterContainer) async throws -> Bool { try await container.items.isEmpty() }

    static func save(_ rows: [Item], in container: StarterContainer) async throws -> StoreChanges {
        try await container.items.save(rows)
    }
}
