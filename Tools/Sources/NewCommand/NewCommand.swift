import Foundation
import Layouts
import Scaffolding

/// `new [--template FOLDER] feature NAME`, `new module NAME in LAYER`: makes it in the project in the current folder.
@main
struct NewCommand {
    static func main() {
        ToolCommand("new", usage: usage).run { arguments in
            try Scaffold(at: FileManager.default.currentDirectoryPath).make(NewRequest(arguments))
        }
    }

    private static let usage = """
        Usage: Tools/new feature NAME [--singular WORD] [--korean WORD]
               Tools/new module NAME in LAYER [--type NAME] [--uses A,B] [--holds TEXT]

        A feature is the one that a new workspace begins with, under another name: its modules of Domain, Data and
        Presentation, their tests, its screens, link, push key and action, wired into the program. Only a workspace that
        Tools/copy made has what a feature is made from. A module is one type, its test, and its place in the layers.
        What is there already is left as it is, so that running it again changes nothing.

          NAME        in upper camel case; a feature's is a plural, such as StudyRooms
          --singular  what one of them is called, where the letters of the plural do not tell
          --korean    what one of them is called in Korean; the English word without it
          LAYER       domain, data, presentation or platform
          --type      what the module's first type is called; the singular of NAME without it
          --uses      the modules, and products of packages, that it may import
          --holds     what ARCHITECTURE.md says that it holds
        """
}
