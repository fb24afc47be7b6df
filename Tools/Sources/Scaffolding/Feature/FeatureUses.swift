import Checks
import Layouts

/// Where a workspace speaks of a feature's modules and types.
struct FeatureUses {
    private let modules: Set<String>
    private let types: Set<String>

    /// - Parameter files: the feature's own, whose types are looked for.
    init(of files: [String: String], named name: FeatureName) {
        modules = Set(name.modules + name.modules.map { $0 + "Tests" } + [name.singular.upper + "Support"])
        types = Set(files.filter { $0.key.hasSuffix(".swift") }.values.flatMap(Self.visibleTypes))
            .filter(NounSearch(name).isNamed)
    }

    /// Each such line, by file and number: what names a module, and beside that what names a type.
    ///
    /// - Parameter layout: without the feature's files and wiring.
    func lines(in layout: Layout) -> [String] {
        let naming = layout.files.filter { Self.isCode($0.key) && modules.contains(where: $0.value.contains) }
        return naming.compactMapValues(\.text).sorted { $0.key < $1.key }.flatMap { path, text in
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

    /// The types that code declares and other files see.
    static func visibleTypes(in text: String) -> [String] {
        DeclaredType.all(in: SwiftLexer(text).tokens).filter { !["private", "fileprivate"].contains($0.access) }
            .map(\.name.text)
    }

    /// - Throws: `ToolError.refused` if there are any.
    static func refuse(_ uses: [String], of name: FeatureName) throws(ToolError) {
        guard !uses.isEmpty else { return }
        throw .refused(
            "\(name.plural.upper) is still used, and nothing was changed. Take out these lines first:\n  "
                + uses.abridged(to: 5).joined(separator: "\n  "))
    }

    /// Code of the workspace's modules, programs and tests, and of tools that may use them.
    static func isCode(_ path: String) -> Bool {
        path.hasSuffix(".swift")
            && (path == "Package.swift" || ["Modules/", "Apps/", "Tests/"].contains(where: path.hasPrefix))
            || isTool(path)
    }

    /// Code of a package in a folder of Tools that may use the workspace's modules, such as benchmarks.
    static func isTool(_ path: String) -> Bool {
        path.hasPrefix("Tools/") && path.hasSuffix(".swift") && !isOfTeams(path)
            && !["Tools/Sources/", "Tools/Tests/", "Tools/Package.swift"].contains(where: path.hasPrefix)
    }

    /// What a team's workspace begins with, whose features are others.
    static func isOfTeams(_ path: String) -> Bool {
        path.hasPrefix("Tools/Starter/") || path.hasPrefix("\(FeatureTemplate.folder)/") || path == "CHANGELOG.md"
    }
}
