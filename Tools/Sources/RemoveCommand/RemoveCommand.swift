import Foundation
import Layouts
import Scaffolding

/// `remove feature NAME`: takes it out of the project in the current folder.
@main
struct RemoveCommand {
    static func main() {
        ToolCommand("remove", usage: usage).run { arguments in
            try Scaffold(at: FileManager.default.currentDirectoryPath).remove(RemovalRequest(arguments))
        }
    }

    private static let usage = """
        Usage: Tools/remove feature NAME [--singular WORD]

        Takes out a feature: its modules, the files and folders of its program that are called after it, and the lines that
        name it and do nothing but wire it, which are imports, whole lines of a list, labelled arguments, declarations and
        assignments. A page loses its rows, its lines of samples, and the section whose heading begins with the feature's
        name. If another line uses the feature, it says which, and changes nothing. At the end it names the first lines that
        may still mean the feature.

        If git knows the feature, its migrations stay where those of the stores are joined, retired: the app drops its tables
        when it next starts. Without them a user's file would count as one of a newer app, and be quarantined with the content
        of every feature.
        """
}
