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
        let list = uses.map { Self.products[$0] ?? "\"\($0)\"" }.joined(separator: ", ")
        let line = "module(\"\(name)\", in: .\(caseName)\(list.isEmpty ? "" : ", uses: [\(list)]"))"
        if !BareText(text).ranges(of: line).isEmpty { return text }
        if let range = BareText(text).ranges(of: "module(\"\(name)\",").first {
            let old = text[range.lowerBound...].prefix { $0 != "\n" }
            throw .refused("Package.swift has `\(old)` already: change that line, if something else is meant.")
        }
        return try adding(line, to: text)
    }

    /// Puts a line below the last module of the layer.
    private func adding(_ line: String, to text: String) throws(NewError) -> String {
        let lexer = SwiftLexer(text)
        let tokens = lexer.tokens
        var open: [Int] = []
        var end: Int?
        for (index, token) in tokens.enumerated() where token.kind != .string {
            if ["(", "[", "{"].contains(token.text) { open.append(index) }
            guard [")", "]", "}"].contains(token.text), let start = open.popLast(), start > 0, token.text == ")" else {
                continue
            }
            let inside = tokens[start...index].map(\.text)
            let isOfLayer = inside.indices.dropLast(3).contains { place in
                inside[place...(place + 3)].elementsEqual(["in", ":", ".", caseName])
            }
            if tokens[start - 1].text == "module", isOfLayer { end = lexer.ranges[index].upperBound }
        }
        guard let end else {
            throw .failed("Package.swift has no module of \(layer.rawValue), below which a new one stands.")
        }
        var bytes = Array(text.utf8)
        let lineEnd = bytes[end...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        bytes.insert(contentsOf: Array("\n\(line)".utf8), at: lineEnd)
        return String(decoding: bytes, as: UTF8.self)
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
