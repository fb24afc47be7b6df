import Foundation

/// Where people and programs read: standard output, and standard error for what went wrong.
enum Console {
    static func write(_ text: String) {
        FileHandle.standardOutput.write(Data((text + "\n").utf8))
    }

    static func writeError(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }

    /// Whether colour is welcome: only on a terminal, and not where `NO_COLOR` is set (no-color.org).
    static var takesColour: Bool {
        let environment = ProcessInfo.processInfo.environment
        return isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR", default: ""].isEmpty
            && environment["TERM"] != "dumb"
    }
}
