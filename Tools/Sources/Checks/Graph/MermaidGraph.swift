/// The graph in Mermaid's language, for pages that draw it themselves.
struct MermaidGraph {
    private static let width = 118

    let graph: ModuleGraph

    /// The fenced block, without a line break at its end.
    var text: String {
        var lines = ["```mermaid", "graph TD"]
        for band in ModuleGraph.Band.allCases where !graph.modules(in: band).isEmpty {
            lines.append("    subgraph \(band.rawValue)")
            lines += wrapped(statements(inside: band), indent: 8)
            lines.append("    end")
        }
        return (lines + wrapped(statementsAcross, indent: 4) + ["```"]).joined(separator: "\n")
    }

    /// The edges inside a band, gathered by what they lead to, and before them the modules without any.
    private func statements(inside band: ModuleGraph.Band) -> [String] {
        let modules = graph.modules(in: band)
        let edges = modules.map { target in
            (target: target.name, sources: modules.filter { $0.uses.contains(target.name) }.map(\.name))
        }.filter { !$0.sources.isEmpty }
        let joined = Set(edges.flatMap { $0.sources + [$0.target] })
        return modules.map(\.name).filter { !joined.contains($0) }
            + edges.map { "\($0.sources.joined(separator: " & ")) --> \($0.target)" }
    }

    /// The edges from one band to another, gathered by what they come from.
    private var statementsAcross: [String] {
        graph.modules.compactMap { module in
            let inside = Set(graph.modules(in: module.band).map(\.name))
            let uses = module.uses.filter { !inside.contains($0) }
            return uses.isEmpty ? nil : "\(module.name) --> \(uses.joined(separator: " & "))"
        }
    }

    /// Statements with semicolons between them, as many on a line as there is room for.
    private func wrapped(_ statements: [String], indent: Int) -> [String] {
        var lines: [String] = []
        for statement in statements {
            if let last = lines.last, indent + last.count + 2 + statement.count <= Self.width {
                lines[lines.count - 1] = "\(last); \(statement)"
            } else {
                lines.append(statement)
            }
        }
        return lines.map { String(repeating: " ", count: indent) + $0 }
    }
}
