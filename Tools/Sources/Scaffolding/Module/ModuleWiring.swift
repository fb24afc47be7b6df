import Checks

/// The lines that make a folder a module: in the manifest and in the table of ARCHITECTURE.md.
struct ModuleWiring {
    typealias Change = (_ text: String) throws(NewError) -> String

    private let name: String
    private let layer: Layer
    private let package: PackageDescription
    private let uses: [String]
    private let holds: String

    init(_ name: String, in layer: Layer, of package: PackageDescription, uses: [String], holds: String) {
        self.name = name
        self.layer = layer
        self.package = package
        self.uses = uses
        self.holds = holds
    }

    /// By the files that change.
    var changes: [String: Change] {
        [
            "Package.swift": { text throws(NewError) in try manifest(text) },
            "ARCHITECTURE.md": { text throws(NewError) in try page(text) },
        ]
    }

    private var caseName: String { layer.rawValue.lowercased() }

    private func manifest(_ text: String) throws(NewError) -> String {
        if let declared = package[name] {
            guard Set(declared.dependencies) == Set(uses), declared.layer == layer else {
                throw .refused("Package.swift declares \(name) already: change its line, if something else is meant.")
            }
            return text
        }
        let list = uses.map { Self.products[$0] ?? "\"\($0)\"" }.joined(separator: ", ")
        return try adding("module(\"\(name)\", in: .\(caseName)\(list.isEmpty ? "" : ", uses: [\(list)]"))", to: text)
    }

    /// Puts a line below the last module of the layer, which the formatter may have broken into several lines.
    private func adding(_ line: String, to text: String) throws(NewError) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let last = lines.indices.last { index in
            lines[index].contains("in: .\(caseName)")
                && lines[max(0, index - 1)...index].contains { $0.hasPrefix("module(") }
        }
        guard let last, let end = lines[last...].firstIndex(where: { $0.hasSuffix(")") }) else {
            throw .failed("Package.swift has no module of \(layer.rawValue), below which a new one stands.")
        }
        lines.insert(line, at: end + 1)
        return lines.joined(separator: "\n")
    }

    private func page(_ text: String) throws(NewError) -> String {
        if text.contains("| `\(name)`") || text.contains(", `\(name)`") { return text }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let head = lines.firstIndex(of: "| module | holds |"),
            let end = lines[head...].firstIndex(where: { !$0.hasPrefix("|") })
        else { throw .failed("ARCHITECTURE.md has no table `| module | holds |` any more, in which a module stands.") }
        let known = package.targets.filter { $0.layer == layer }.map(\.name)
        let last = (head..<end).last { row in
            let cell = lines[row].split(separator: " | ").first ?? ""
            return known.contains { cell.contains("`\($0)`") }
        }
        lines.insert("| `\(name)` | \(holds) |", at: (last ?? end - 1) + 1)
        return lines.joined(separator: "\n")
    }

    /// What the manifest calls the products of other packages.
    private static let products = ["GRDB": "grdb", "GRDBSQLite": "sqlite", "Logging": "logging"]
}
