import Logging

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
