import ArgumentParser
import Foundation

/// A file named on the command line, `-` for standard input.
struct InputFile: ExpressibleByArgument {
    let path: String

    init(argument: String) {
        path = argument
    }

    func read() throws -> Data {
        if path == "-" { return FileHandle.standardInput.readDataToEndOfFile() }
        do {
            return try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw UnreadableFile(path: path, reason: error.localizedDescription)
        }
    }
}

/// A file that the command cannot do without.
struct UnreadableFile: Error, CustomStringConvertible {
    let path: String
    let reason: String

    var description: String { "\(path): \(reason)" }
}
