import Checks
import Foundation

/// `graph`: draws the module graph of the project in the current folder into the pages that show it.
@main
struct GraphCommand {
    static func main() throws {
        guard CommandLine.arguments.count == 1 else {
            FileHandle.standardError.write(Data("Usage: Tools/graph\n".utf8))
            exit(64)
        }
        let root = FileManager.default.currentDirectoryPath
        do {
            let stale = try GraphPages(at: root).stale()
            for (path, text) in stale { try Data(text.utf8).write(to: URL(fileURLWithPath: root + "/" + path)) }
            let news =
                stale.isEmpty ? "The graph is up to date." : stale.map { "\($0.path) renewed." }.joined(separator: "\n")
            FileHandle.standardOutput.write(Data((news + "\n").utf8))
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(2)
        }
    }
}
