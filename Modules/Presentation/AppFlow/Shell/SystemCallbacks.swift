import LaunchDecisions
import Launches

/// The callbacks for finished work: the system's completion handlers, and those of sign-ins and sign-outs.
@MainActor
final class SystemCallbacks {
    typealias Completion = @MainActor (BackgroundFetchResult) -> Void

    /// Less than the thirty seconds or so that iOS gives a process in the background.
    private static let timeBudget = Duration.seconds(20)

    private let sleep: @MainActor (Duration) async throws -> Void
    private var completions: [CallbackID: Completion] = [:]
    private var timers: [CallbackID: Task<Void, Never>] = [:]
    private var count = 0

    init(sleep: @escaping @MainActor (Duration) async throws -> Void) {
        self.sleep = sleep
    }

    /// - Parameter timeIsOver: called if the system or a user should wait no longer; nil if there is no such limit.
    func add(
        _ completion: @escaping Completion, timeIsOver: (@MainActor (CallbackID) -> Void)? = nil
    ) -> CallbackID {
        count += 1
        let id = count
        completions[id] = completion
        if let timeIsOver {
            timers[id] = Task { [sleep] in
                try? await sleep(Self.timeBudget)
                if !Task.isCancelled { timeIsOver(id) }
            }
        }
        return id
    }

    /// Each is called once.
    func call(_ id: CallbackID, with result: BackgroundFetchResult) {
        timers.removeValue(forKey: id)?.cancel()
        completions.removeValue(forKey: id)?(result)
    }
}
