import Logging
import Testing

@testable import AppleBridge

@Suite struct LogLineTests {
    @Test func `what goes nowhere leaves a line with its kind`() async {
        let (lines, continuation) = AsyncStream.makeStream(of: String.self)
        Logger(label: "test") { _ in LineHandler(lines: continuation) }.noteUnhandled("com.apple.corespotlightitem")
        continuation.finish()
        #expect(
            await lines.reduce(into: []) { $0.append($1) }
                == ["warning: nothing is done with what arrived kind=com.apple.corespotlightitem"])
    }

    private struct Reason: Error, CustomStringConvertible {
        let description: String
    }

    private func event(_ metadata: Logger.Metadata?, error: (any Error)? = nil) -> LogEvent {
        LogEvent(
            level: .error, message: "not shown", error: error, metadata: metadata, source: nil, file: #fileID,
            function: #function, line: #line)
    }

    @Test func `a line is the message and what is known about it, in the order of the keys; an event's own win`() {
        #expect(event(nil).line(adding: [:]) == "not shown")
        #expect(
            event(["reason": "gone", "code": "contentNotFound"]).line(adding: ["account": "1"])
                == "not shown account=1 code=contentNotFound reason=gone")
        #expect(event(["code": "linkNotFound"]).line(adding: ["code": "none"]) == "not shown code=linkNotFound")
        #expect(event(nil, error: Reason(description: "disk full")).line(adding: [:]) == "not shown error=disk full")
    }
}

/// Hands on what is logged.
private struct LineHandler: LogHandler {
    let lines: AsyncStream<String>.Continuation
    var logLevel = Logger.Level.trace
    var metadata = Logger.Metadata()

    subscript(metadataKey key: String) -> Logger.MetadataValue? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { lines.yield("\(event.level): \(event.line(adding: metadata))") }
}
