@testable import Checks

/// The layer table as its file has it, which is ahead of the one that these tests are built with.
struct LayerTableText {
    let rows: [String: LayerTable.Row]

    /// - Throws: `Unreadable` for a row that is written otherwise than the others.
    init(_ text: String) throws {
        let bare = text.filter { !$0.isWhitespace }
        func names(_ list: Substring) -> Set<String> {
            Set(list.split(separator: ",").map { String($0.filter { $0 != "\"" }) })
        }
        let domain = names(bare.firstMatch(of: /domain:Set<String>=\[(.*?)\]/)?.1 ?? "")
        var rows: [String: LayerTable.Row] = [:]
        for match in bare.matches(of: /"(\w+)":Row\(layer:\.(\w+),imports:(.*?)\),(?=")|"(\w+)":Row\((.*?)\),\]/) {
            guard let name = match.1, let word = match.2, let list = match.3 else { continue }
            rows[String(name)] = try Self.row(word, list, domain, names)
        }
        let count = bare.ranges(of: ":Row(").count
        guard count - rows.count <= 1 else { throw Unreadable(count: count - rows.count) }
        self.rows = rows.merging(LayerTable.modules) { new, _ in new }
    }

    private static func row(
        _ word: Substring, _ list: Substring, _ domain: Set<String>, _ names: (Substring) -> Set<String>
    ) throws -> LayerTable.Row {
        guard let layer = Layer.allCases.first(where: { $0.rawValue.lowercased() == word }) else {
            throw Unreadable(count: 1)
        }
        let brackets = list.firstMatch(of: /\[(.*?)\]/)?.1 ?? ""
        return LayerTable.Row(layer: layer, imports: names(brackets).union(list.hasPrefix("domain") ? domain : []))
    }

    /// Rows that are written otherwise than the others.
    struct Unreadable: Error {
        let count: Int
    }
}
