import Foundation
import Scaffolding

/// `remove feature NAME`: takes it out of the project in the current folder.
@main
struct RemoveCommand {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.contains("--help") || arguments.contains("-h") { leave(with: 0, saying: usage) }
        do {
            let scaffold = Scaffold(at: FileManager.default.currentDirectoryPath)
            leave(with: 0, saying: try scaffold.remove(RemovalRequest(arguments)))
        } catch NewError.refused(let reason) {
            leave(with: 64, saying: "remove: \(reason)\nTools/remove --help says more.")
        } catch {
            leave(with: 74, saying: "remove: \(error)")
        }
    }

    private static let usage = """
        Usage: Tools/remove feature NAME [--singular WORD]

        Takes out a feature: its modules, the files and folders of its program that are called after it, and the lines that
        name it and do nothing but wire it, which are imports, whole lines of a list, labelled arguments, declarations and
        assignments. A page loses its rows, its lines of samples, and the section whose heading begins with the feature's
        name. If another line uses the feature, it says which, and changes nothing. At the end it names the first lines that
        may still mean the feature.
        """

    private static func leave(with status: Int32, saying text: String) -> Never {
        (status == 0 ? FileHandle.standardOutput : .standardError).write(Data((text + "\n").utf8))
        exit(status)
    }
}
