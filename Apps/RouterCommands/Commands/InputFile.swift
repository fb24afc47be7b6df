import AppFlow
import ArgumentParser
import Foundation
import Notifications

/// A file named on the command line, `-` for standard input.
struct InputFile: ExpressibleByArgument, Sendable {
    let path: String

    init(argument: String) {
        path = argument
    }

    init(_ url: URL) {
        path = url.path
    }

    /// All of it, up to 1 MB.
    func read() throws(UnreadableFile) -> Data {
        let limit = 1 << 20
        let data = try reading { try open().read(upToCount: limit + 1) ?? Data() }
        if data.count > limit { throw UnreadableFile(path, "tooLarge") }
        return data
    }

    /// A push. Apple's service takes 4 KB of one, or 5; more is read to say how much too large it is.
    func readPayload() throws(UnreadableFile) -> Data {
        do {
            return try read()
        } catch {
            throw UnreadableFile(path, error.reason, code: PayloadError.code)
        }
    }

    func open() throws -> FileHandle {
        path == "-" ? .standardInput : try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
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
struct UnreadableFile: CommandFailure {
    let ending = Failure.badInput
    let code: String
    let path: String
    /// The end of the sentence's key `file.…`, or the system's own words.
    let reason: String

    init(_ path: String, _ reason: String, code: String = "unreadableFile") {
        self.path = path
        self.reason = reason
        self.code = code
    }

    fileprivate init(_ path: String, because error: any Error) {
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        let reason = isFolder.boolValue ? "isFolder" : isThere ? error.localizedDescription : "missing"
        self.init(path, path == "-" ? "closed" : reason)
    }

    func sentence(in language: Language) -> String {
        "\(path): " + (language.has("file.\(reason)") ? language.sentence("file.\(reason)") : reason)
    }
}
