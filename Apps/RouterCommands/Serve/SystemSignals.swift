import Dispatch
import Foundation

/// Signals of the system to this process. Once it is made they do nothing by themselves.
@MainActor
final class SystemSignals {
    /// By which people and systems end a program.
    static let stopping = [SIGINT, SIGTERM]

    /// Nil for each that has come, or why a task of ``first(orErrorOf:)`` has ended.
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

    /// Returns when one of them has come, or one of the tasks has failed. A second signal ends the process at once.
    /// - Returns: the task's error; nil for a signal.
    @discardableResult
    func first(orErrorOf tasks: [Task<Void, any Error>] = []) async -> (any Error)? {
        for task in tasks {
            Task { [continuation] in
                if case .failure(let error) = await task.result { continuation.yield(error) }
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
