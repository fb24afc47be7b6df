import Dispatch
import Foundation

/// The signals by which people and systems end a program: SIGINT and SIGTERM. From its making on they do not end the
/// process by themselves.
@MainActor
final class StopSignals {
    private let ends: AsyncStream<(any Error)?>
    private let end: AsyncStream<(any Error)?>.Continuation
    private let sources: [any DispatchSourceSignal]

    init() {
        let (ends, end) = AsyncStream<(any Error)?>.makeStream()
        self.ends = ends
        self.end = end
        sources = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { @Sendable in end.yield(nil) }
            source.activate()
            return source
        }
    }

    /// Returns when one of them has come, or one of the tasks has failed. A second signal ends the process at once.
    /// - Returns: the task's error; nil for a signal.
    func first(orErrorOf tasks: [Task<Void, any Error>]) async -> (any Error)? {
        for task in tasks {
            Task {
                if case .failure(let error) = await task.result { end.yield(error) }
            }
        }
        var failure: (any Error)?
        for await end in ends {
            failure = end
            break
        }
        for source in sources { source.cancel() }
        for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
        return failure
    }
}
