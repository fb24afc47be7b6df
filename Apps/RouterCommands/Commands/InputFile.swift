import ArgumentParser
import Foundation

/// A file named on the command line, `-` for standard input.
struct InputFile: ExpressibleByArgument, Sendable {
    let path: String

    init(argument: String) {
        path = argument
    }

    init(_ url: URL) {
        path = url.path
    }

    /// A push. Apple's service takes 4 KB of one, or 5; more is read to say how much too large it is.
    func readPayload() throws(UnreadableFile) -> Data {
        let limit = 1 << 20
        let data = try reading { try open().read(upToCount: limit + 1) ?? Data() }
        if data.count > limit { throw UnreadableFile("\(path): it is larger than 1 MB") }
        return data
    }

    func open() throws -> FileHandle {
        path == "-" ? .standardInput : try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    }

    /// In bytes; nil for what is no file of a size.
    var size: Int? {
        guard path != "-", let attributes = try? FileManager.default.attributesOfItem(atPath: path),
            attributes[.type] as? FileAttributeType == .typeRegular
        else { return nil }
        return attributes[.size] as? Int
    }

    /// Says which file could not be read.
    func reading<Value>(_ body: () throws -> Value) throws(UnreadableFile) -> Value {
        do {
            return try body()
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
