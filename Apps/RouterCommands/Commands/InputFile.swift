import ArgumentParser
import Foundation

/// A file named on the command line, `-` for standard input.
struct InputFile: ExpressibleByArgument {
    let path: String

    init(argument: String) {
        path = argument
    }

    func read() throws -> Data {
        do {
            if path == "-" { return try FileHandle.standardInput.readToEnd() ?? Data() }
            return try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw UnreadableFile(path, because: error)
        }
    }
}

/// A file that the command cannot do without.
struct UnreadableFile: Error, CustomStringConvertible {
    let description: String

    init(_ sentence: String) {
        description = sentence
    }

    init(_ path: String, because error: any Error) {
        var isFolder: ObjCBool = false
        let reason =
            if path == "-" {
                "standard input cannot be read"
            } else if !FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
                "there is no such file"
            } else {
                isFolder.boolValue ? "it is a folder" : error.localizedDescription
            }
        description = "\(path): \(reason)"
    }
}
