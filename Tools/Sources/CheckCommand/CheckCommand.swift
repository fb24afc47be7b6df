import Checks
import Foundation

/// `check [RULE…]`: looks over the project in the current folder, with all rules or the named ones.
@main
struct CheckCommand {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.contains("--help") || arguments.contains("-h") { leave(with: 0, saying: usage) }
        let rules = arguments.isEmpty ? Report.rules : Report.rules.filter { arguments.contains($0.name) }
        if let unknown = arguments.first(where: { name in !Report.rules.contains { $0.name == name } }) {
            leave(with: 64, saying: "Unknown rule: \(unknown)\n\(usage)")
        }
        do {
            let tree = try SourceTree(at: FileManager.default.currentDirectoryPath)
            let report = Report(on: tree, rules: rules)
            leave(with: report.findings.isEmpty ? 0 : 1, saying: report.text)
        } catch {
            leave(with: 2, saying: "\(error)")
        }
    }

    private static var usage: String {
        (["Usage: Tools/check [RULE…]", "", "Rules:"] + Report.rules.map { "  \($0.name): \($0.summary)" })
            .joined(separator: "\n")
    }

    private static func leave(with status: Int32, saying text: String) -> Never {
        let isError = status > 1
        (isError ? FileHandle.standardError : .standardOutput).write(Data((text + "\n").utf8))
        exit(status)
    }
}
