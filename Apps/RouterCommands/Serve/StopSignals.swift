import Dispatch
import Foundation

/// The signals by which people and systems end a program: SIGINT and SIGTERM. From its making on they do not end the
/// process by themselves.
@MainActor
final class StopSignals {
    private let signals: AsyncStream<Void>
    private let sources: [any DispatchSourceSignal]

    init() {
        let (signals, continuation) = AsyncStream<Void>.makeStream()
        self.signals = signals
        sources = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { @Sendable in continuation.yield() }
            source.activate()
            return source
        }
    }

    /// Returns when one of them has come.
    func first() async {
        for await _ in signals { break }
        for source in sources { source.cancel() }
    }
}
