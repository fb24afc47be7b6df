import ArgumentParser
import Foundation
import Logging

/// Where people and programs read: standard output, and standard error for what went wrong.
public enum Console {
    /// Writes one line, or with another end a part of one. Where nobody can read it any more the process ends:
    /// everything is on disk by then.
    /// - Parameter text: may hold what somebody else wrote, whose control characters are not printed.
    public static func write(_ text: String, end: String = "\n") {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data((DisplayWidth.plain(text) + end).utf8))
        } catch {
            let cause = (error as? CocoaError)?.underlying ?? error
            // Whoever closes a pipe has read enough.
            if (cause as NSError).code != Int(EPIPE) {
                writeError("output cannot be written: \(cause.localizedDescription)")
            }
            exit(Failure.inputOutput.exitCode.rawValue)
        }
    }

    /// Writes one line, broken between words where the terminal is narrower.
    static func writeWrapped(_ line: String) {
        let indent = line.prefix { $0 == " " }.count + 2
        for part in DisplayWidth.wrapped(line, to: columns, indent: indent) { write(part) }
    }

    /// - Parameter text: may hold what somebody else wrote, as that of ``write(_:end:)``.
    public static func writeError(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
            DisplayWidth.printable(String($0))
        }
        try? FileHandle.standardError.write(contentsOf: Data((lines.joined(separator: "\n") + "\n").utf8))
    }

    /// How wide the terminal is; nil where nobody says, as in a pipe.
    private static let columns: Int? = {
        if let columns = ProcessInfo.processInfo.environment["COLUMNS"].flatMap(Int.init) { return max(columns, 1) }
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }()
}

/// Writes the lines of the log to the standard error output, without control characters: a path or a link may have
/// some.
struct PrintableLogHandler: LogHandler {
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.info
    private let stream: StreamLogHandler

    init(label: String) {
        stream = .standardError(label: label)
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        var plain = event
        plain.message = "\(DisplayWidth.plain("\(event.message)"))"
        plain.metadata = metadata.merging(event.metadata ?? [:]) { _, own in own }
            .mapValues { "\(DisplayWidth.plain("\($0)"))" }
        stream.log(event: plain)
    }
}

/// Standard input, output and error as the process was given them.
enum StandardStreams {
    /// How many files a command has open at once, with some to spare.
    private static let leastFiles = 32

    /// To be called before any file is opened.
    static func prepare() {
        // Whoever reads may go: a write fails then, and the app goes on.
        signal(SIGPIPE, SIG_IGN)
        // In the place of one that is closed a database would be opened, and written to. This way round nothing can be
        // read or written there, either.
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) == -1 {
            _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
        let files = sysconf(Int32(_SC_OPEN_MAX))
        guard files >= 0, files < leastFiles else { return }
        // Dispatch ends a process that cannot open what it needs.
        Console.writeError("only \(files) files may be open at once, and the program needs \(leastFiles) (ulimit -n)")
        exit(Failure.inputOutput.exitCode.rawValue)
    }
}
