import Logging
import Testing

@testable import AppleBridge

@Suite struct UnhandledArrivalTests {
    @Test func `what goes nowhere leaves a line with its kind`() async {
        let (lines, continuation) = AsyncStream.makeStream(of: String.self)
        Logger(label: "test") { _ in LineHandler(lines: continuation) }.noteUnhandled("com.apple.corespotlightitem")
        continuation.finish()
        #expect(
            await lines.reduce(into: []) { $0.append($1) }
                == ["warning: nothing is done with what arrived kind=com.apple.corespotlightitem"])
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
