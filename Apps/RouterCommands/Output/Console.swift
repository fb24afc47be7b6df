import ArgumentParser
import Foundation

/// Where people and programs read: standard output, and standard error for what went wrong.
public enum Console {
    /// Writes one line, or with another end a part of one. Where nobody can read it any more the process ends: everything is on disk by then.
    public static func write(_ text: String, end: String = "\n") {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data((text + end).utf8))
        } catch {
            writeError("output cannot be written: \(error.localizedDescription)")
            exit(Failure.databaseUnavailable.exitCode.rawValue)
        }
    }

    /// - Parameter text: may name what somebody else wrote, so that it is printed without control characters.
    public static func writeError(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
            DisplayWidth.printable(String($0))
        }
        try? FileHandle.standardError.write(contentsOf: Data((lines.joined(separator: "\n") + "\n").utf8))
    }

    /// Whether colour is welcome: only on a terminal, and not where `NO_COLOR` is set (no-color.org).
    static let takesColour: Bool = {
        let environment = ProcessInfo.processInfo.environment
        return isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR", default: ""].isEmpty
            && environment["TERM"] != "dumb"
    }()
}
