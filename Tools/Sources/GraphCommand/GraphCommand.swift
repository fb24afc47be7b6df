import Checks
import Foundation

/// `graph`: draws the module graph of the project in the current folder into the page that shows it.
@main
struct GraphCommand {
    static func main() throws {
        guard CommandLine.arguments.count == 1 else {
            FileHandle.standardError.write(Data("Usage: Tools/graph\n".utf8))
            exit(64)
        }
        let root = FileManager.default.currentDirectoryPath
        do {
            let renewed = try GraphPage(at: root).renewed()
            try renewed.map { try Data($0.utf8).write(to: URL(fileURLWithPath: root + "/" + GraphPage.path)) }
            let news = renewed == nil ? "The graph is up to date." : "\(GraphPage.path) renewed."
            FileHandle.standardOutput.write(Data((news + "\n").utf8))
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(2)
        }
    }
}
