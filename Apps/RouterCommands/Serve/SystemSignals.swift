import Dispatch
import Foundation

/// Signals of the system to this process. Once it is made they do nothing by themselves.
@MainActor
final class SystemSignals {
    /// Nil for each that has come and for a task of ``first(orEndOf:)`` that has ended well, else that one's error.
    private let signals: AsyncStream<(any Error)?>
    private let continuation: AsyncStream<(any Error)?>.Continuation
    private let numbers: [Int32]
    private let sources: [any DispatchSourceSignal]

    /// Returns when each of them would be heard: Dispatch takes its time for that, and till then one would be lost.
    init(_ numbers: [Int32]) async {
        let (signals, continuation) = AsyncStream<(any Error)?>.makeStream()
        self.signals = signals
        self.continuation = continuation
        self.numbers = numbers
        var sources: [any DispatchSourceSignal] = []
        for number in numbers {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { @Sendable in continuation.yield(nil) }
            await withCheckedContinuation { registration in
                source.setRegistrationHandler { @Sendable in registration.resume() }
                source.activate()
            }
            sources.append(source)
        }
        self.sources = sources
    }

    /// Returns when one of them has come, or one of the tasks has ended. A second signal ends the process at once.
    /// - Returns: the task's error; nil for a signal.
    func first(orEndOf tasks: [Task<Void, any Error>]) async -> (any Error)? {
        for task in tasks {
            Task { [continuation] in
                do {
                    try await task.value
                    continuation.yield(nil)
                } catch {
                    continuation.yield(error)
                }
            }
        }
        var failure: (any Error)?
        for await end in signals {
            failure = end
            break
        }
        for source in sources { source.cancel() }
        for number in numbers { signal(number, SIG_DFL) }
        return failure
    }
}
