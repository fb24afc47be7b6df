import Checks
import Layouts

/// Refuses a copy's name that something in the layout or its packages has already.
struct NameCheck {
    private let modules: Set<String>
    private let identifiers: Set<String>

    init(package: PackageDescription, layout: Layout) {
        let dependencies = package.targets.flatMap(\.dependencies)
        modules = Set((package.targets.map(\.name) + dependencies).map { $0.lowercased() })
        identifiers = Set(
            layout.texts.filter { $0.key.hasSuffix(".swift") }.values.flatMap { text in
                SwiftLexer(text).tokens.filter { $0.kind == .word }.map(\.text)
            })
    }

    func callAsFunction(_ name: TeamName) throws(ToolError) {
        let text = name.text
        guard text.lowercased() != "switchyard" else { throw .refused("\"\(text)\" is what the layout is called.") }
        guard !modules.contains(text.lowercased()) else {
            throw .refused("\"\(text)\" is the name of a module that the layout has or uses.")
        }
        for type in ["", "App", "Container", "Coordinator", "Factory"].map({ text + $0 })
        where identifiers.contains(type) {
            throw .refused("\"\(text)\" would make a type \(type), and that is a name in the layout.")
        }
    }
}
