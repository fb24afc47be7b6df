import Checks
import Layouts

/// The lines that make a folder a module: in the manifest and in the table of ARCHITECTURE.md.
struct ModuleWiring {
    private let name: String
    private let layer: Layer
    private let package: PackageDescription
    private let features: [FeatureName]
    private let uses: [String]
    private let holds: String

    /// - Parameter features: those whose lines and rows stay together.
    init(
        _ name: String, in layer: Layer, of package: PackageDescription, beside features: [FeatureName], uses: [String],
        holds: String
    ) {
        self.name = name
        self.layer = layer
        self.package = package
        self.features = features
        self.uses = uses
        self.holds = holds
    }

    private var caseName: String { layer.rawValue.lowercased() }

    /// The text of Package.swift with the module's line.
    func manifest(_ text: String) throws(ToolError) -> String {
        if let declared = package[name] {
            guard Set(declared.dependencies) == Set(uses), declared.layer == layer else {
                throw .refused("Package.swift declares \(name) already: change its line, if something else is meant.")
            }
            return text
        }
        let list = uses.map { Self.products[$0] ?? "\"\($0)\"" }.joined(separator: ", ")
        return try adding("module(\"\(name)\", in: .\(caseName)\(list.isEmpty ? "" : ", uses: [\(list)]"))", to: text)
    }

    /// Puts a line below the last module of the layer, which the formatter may have broken into several lines, and below
    /// what follows there of the same feature.
    private func adding(_ line: String, to text: String) throws(ToolError) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let last = lines.indices.last { index in
            lines[index].contains("in: .\(caseName)")
                && lines[max(0, index - 1)...index].contains { $0.hasPrefix("module(") }
        }
        guard let last, var end = lines[last...].firstIndex(where: { $0.hasSuffix(")") }) else {
            throw .failed("Package.swift has no module of \(layer.rawValue), below which a new one stands.")
        }
        while end + 1 < lines.count {
            let head = lines[end + 1].hasSuffix("(") ? end + 2 : end + 1
            guard head < lines.count, isOneFeature(lines[last], lines[head]),
                let next = lines[head...].firstIndex(where: { $0.hasSuffix(")") })
            else { break }
            end = next
        }
        lines.insert(line, at: end + 1)
        return lines.joined(separator: "\n")
    }

    /// The text of ARCHITECTURE.md with the module's row.
    func page(_ text: String) throws(ToolError) -> String {
        if text.contains("| `\(name)`") || text.contains(", `\(name)`") { return text }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let head = lines.firstIndex(of: "| module | holds |"),
            let end = lines[head...].firstIndex(where: { !$0.hasPrefix("|") })
        else { throw .failed("ARCHITECTURE.md has no table `| module | holds |` any more, in which a module stands.") }
        let known = package.targets.filter { $0.layer == layer }.map(\.name)
        let cells = lines.map { $0.split(separator: " | ").first ?? "" }
        let last = (head..<end).last { row in known.contains { cells[row].contains("`\($0)`") } } ?? end - 1
        let place = (last + 1..<end).first { !isOneFeature(cells[last], cells[$0]) } ?? end
        lines.insert("| `\(name)` | \(holds) |", at: place)
        return lines.joined(separator: "\n")
    }

    /// Whether the modules that a line and another name first, in quotes of either kind, are of one feature.
    private func isOneFeature(_ line: some StringProtocol, _ other: some StringProtocol) -> Bool {
        let names = [String(line), String(other)].map { $0.firstMatch(of: /["`](\w+)["`]/).map { String($0.1) } ?? "" }
        return features.contains { feature in
            let parts = feature.modules + [feature.singular.upper + "Support"]
            return names.allSatisfy(parts.contains)
        }
    }

    /// What the manifest calls the products of other packages.
    private static let products = ["GRDB": "grdb", "GRDBSQLite": "sqlite", "Logging": "logging"]
}
