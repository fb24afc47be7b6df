import Checks
import Layouts

/// Refuses a copy's name that something in the layout or its packages has already.
struct NameCheck {
    private let modules: Set<String>
    /// The words of each file, by its path. Tests are left out, since no module imports them.
    private let words: [String: Set<String>]

    init(package: PackageDescription, layout: Layout) {
        let dependencies = package.targets.flatMap(\.dependencies)
        modules = Set((package.targets.map(\.name) + dependencies).map { $0.lowercased() })
        let sources = layout.texts.filter { $0.key.hasSuffix(".swift") && !$0.key.hasPrefix("Tests/") }
        words = sources.mapValues { Set(SwiftLexer($0).tokens.filter { $0.kind == .word }.map(\.text)) }
    }

    /// - Throws: `ToolError.refused` with what is in the way.
    func callAsFunction(_ name: TeamName) throws(ToolError) {
        let text = name.text
        guard text.lowercased() != "switchyard" else { throw .refused("\"\(text)\" is what the layout is called.") }
        guard !modules.contains(text.lowercased()) else {
            throw .refused("\"\(text)\" is the name of a module that the layout has or uses\(advice(text))")
        }
        for type in ["", "App", "Container", "Coordinator", "Factory"].map({ text + $0 }) {
            let path = words.filter { $0.value.contains(type) }.keys.min()
            guard let path else { continue }
            throw .refused(
                "\"\(text)\" would make a type \(type), and \(path) has that name already\(advice(text))")
        }
    }

    private func advice(_ text: String) -> String { ": take a longer name, such as Acme\(text)." }
}
