import Logging
import Synchronization

/// The lines that were logged.
final class LogLines: Sendable {
    private let kept = Mutex<[String]>([])

    var all: [String] { kept.withLock { $0 } }

    /// Keeps failures here.
    var logger: Logger { Logger(label: "test") { _ in LineHandler(lines: self) } }

    fileprivate func add(_ event: LogEvent) {
        let facts = (event.metadata ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        let line = (["\(event.level): \(event.message)"] + facts).joined(separator: " ")
        kept.withLock { $0.append(line) }
    }
}

private struct LineHandler: LogHandler {
    let lines: LogLines
    var logLevel = Logger.Level.error
    var metadata = Logger.Metadata()

    subscript(metadataKey key: String) -> Logger.MetadataValue? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { lines.add(event) }
}
