import Dispatch
import Foundation

/// The signals by which people and systems end a program: SIGINT and SIGTERM.
enum StopSignals {
    /// Returns when one of them comes. From its call on they do not end the process by themselves.
    static func first() async {
        let (signals, continuation) = AsyncStream<Void>.makeStream()
        let sources = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number)
            source.setEventHandler { continuation.yield() }
            source.activate()
            return source
        }
        for await _ in signals { break }
        for source in sources { source.cancel() }
    }
}
