import Checks
import Layouts

/// Where a workspace speaks of a feature's modules and types.
struct FeatureUses {
    private let modules: Set<String>
    private let types: Set<String>

    /// - Parameter files: the feature's own, whose types are looked for.
    init(of files: [String: String], named name: FeatureName) {
        modules = Set(name.modules + name.modules.map { $0 + "Tests" } + [name.singular.upper + "Support"])
        types = Set(files.filter { $0.key.hasSuffix(".swift") }.values.flatMap(DeclaredTypes.names))
            .filter(NounSearch(name).isNamed)
    }

    /// Each such line, by file and number: what names a module, and below an import of one what names a type.
    func lines(in layout: Layout) -> [String] {
        layout.texts.filter { Self.isCode($0.key) }.sorted { $0.key < $1.key }.flatMap { path, text in
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let tokens = SwiftLexer(text).tokens
            let named = tokens.filter {
                modules.contains($0.text) && ($0.kind == .word || (path == "Package.swift" && $0.kind == .string))
            }
            let typed = named.isEmpty ? [] : tokens.filter { $0.kind == .word && types.contains($0.text) }
            return Set((named + typed).map(\.line)).sorted().map { line in
                "\(path):\(line): \(String(lines[line - 1]).bare)"
            }
        }
    }

    private static func isCode(_ path: String) -> Bool {
        path.hasSuffix(".swift")
            && (path == "Package.swift" || ["Modules/", "Apps/", "Tests/"].contains(where: path.hasPrefix))
    }
}
