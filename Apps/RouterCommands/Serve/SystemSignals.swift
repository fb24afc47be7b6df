import Dispatch
import Foundation

/// Signals of the system to this process, such as Ctrl-C.
enum SystemSignals {
    /// Does all parts at once until one of the signals comes or a part has ended. Until then a signal does nothing by
    /// itself; a second one ends the process at once.
    /// - Returns: why a part has failed; nil for any other end.
    @MainActor
    static func run(_ parts: [@MainActor () async throws -> Void], until signals: [Int32]) async -> (any Error)? {
        let (ends, end) = AsyncStream<(any Error)?>.makeStream()
        var sources: [any DispatchSourceSignal] = []
        for number in signals {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { @Sendable in end.yield(nil) }
            // Dispatch takes its time until it would hear one, and till then one would be lost.
            await withCheckedContinuation { registration in
                source.setRegistrationHandler { @Sendable in registration.resume() }
                source.activate()
            }
            sources.append(source)
        }
        let work = parts.map { part in
            Task {
                do {
                    try await part()
                    end.yield(nil)
                } catch {
                    end.yield(error)
                }
            }
        }
        var failure: (any Error)?
        for await first in ends {
            failure = first
            break
        }
        for task in work { task.cancel() }
        for source in sources { source.cancel() }
        for number in signals { signal(number, SIG_DFL) }
        // What is under way comes to its end, unless a second signal comes.
        for task in work { await task.value }
        return failure
    }
}
