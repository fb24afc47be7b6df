#if canImport(os)
public import Logging
import os

/// Writes the lines of swift-log to the system's log. Apple: "Generating log messages from your code".
///
/// The text is public there, so that a report from a device says why something was not shown: what is logged holds no
/// body text, query values or tokens.
public struct SystemLogHandler: LogHandler {
    public var metadata: Logging.Logger.Metadata = [:]
    public var logLevel = Logging.Logger.Level.info
    private let log: os.Logger

    /// - Parameters:
    ///   - subsystem: the app's bundle identifier.
    ///   - category: the label that swift-log passes.
    public init(subsystem: String, category: String) {
        log = os.Logger(subsystem: subsystem, category: category)
    }

    public subscript(metadataKey key: String) -> Logging.Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    public func log(event: LogEvent) {
        log.log(level: OSLogType(event.level), "\(event.line(adding: metadata), privacy: .public)")
    }
}

extension OSLogType {
    fileprivate init(_ level: Logging.Logger.Level) {
        switch level {
        case .trace, .debug: self = .debug
        case .info: self = .info
        case .notice, .warning: self = .default
        case .error: self = .error
        case .critical: self = .fault
        }
    }
}
#endif
