import Dispatch
import Foundation

/// Signals of the system to this process, such as Ctrl-C.
@MainActor
enum SystemSignals {
    private static var sources: [any DispatchSourceSignal] = []

    /// Has each of these signals end the process well, after a last duty.
    static func end(by signals: [Int32], after duty: @escaping @MainActor () -> Void) async {
        for number in signals {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler { @Sendable in
                MainActor.assumeIsolated(duty)
                exit(0)
            }
            // Dispatch takes its time until it would hear one, and till then one would be lost.
            await withCheckedContinuation { registration in
                source.setRegistrationHandler { @Sendable in registration.resume() }
                source.activate()
            }
            sources.append(source)
        }
    }
}
