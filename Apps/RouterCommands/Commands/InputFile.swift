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
            throw UnreadableFile(path, because: error)
        }
    }
}

/// A file that the command cannot do without.
struct UnreadableFile: Error, CustomStringConvertible {
    let description: String

    init(_ path: String, because error: any Error) {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        let reason =
            if !exists { "there is no such file" } else if isFolder.boolValue { "it is a folder" } else {
                error.localizedDescription
            }
        description = "\(path): \(reason)"
    }
}
