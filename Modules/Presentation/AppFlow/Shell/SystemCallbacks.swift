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
    private var callers = 0

    init(sleep: @escaping @MainActor (Duration) async throws -> Void) {
        self.sleep = sleep
    }

    func add(_ completion: @escaping Completion) -> CallbackID {
        callers += 1
        completions[.caller(callers)] = completion
        return .caller(callers)
    }

    /// - Parameter timeIsOver: called if a user should wait no longer.
    func add(
        _ completion: @escaping Completion, timeIsOver: @escaping @MainActor (CallbackID) -> Void
    ) -> CallbackID {
        let id = add(completion)
        startTimer(of: id) { timeIsOver(id) }
        return id
    }

    /// - Parameter timeIsOver: called if the system can wait no longer.
    func add(
        _ completion: @escaping @MainActor () -> Void, after action: LaunchRecord.ID,
        timeIsOver: @escaping @MainActor () -> Void
    ) {
        completions[.action(action)] = { _ in completion() }
        startTimer(of: .action(action), timeIsOver)
    }

    private func startTimer(of id: CallbackID, _ timeIsOver: @escaping @MainActor () -> Void) {
        timers[id] = Task { [sleep] in
            try? await sleep(Self.timeBudget)
            if !Task.isCancelled { timeIsOver() }
        }
    }

    /// Each is called once.
    func call(_ id: CallbackID, with result: BackgroundFetchResult) {
        timers.removeValue(forKey: id)?.cancel()
        completions.removeValue(forKey: id)?(result)
    }
}
