/// The asynchronous work that is under way, so that somebody can wait for its end.
@MainActor
final class TasksInFlight {
    private var running = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func run(_ operation: @escaping @MainActor () async -> Void) {
        running += 1
        Task {
            await operation()
            running -= 1
            if running == 0 { wakeUp() }
        }
    }

    /// Returns once nothing runs, neither what runs now nor what it starts.
    func whenDone() async {
        // Something may have begun between the end of the last and the turn of whoever waits.
        while running > 0 { await withCheckedContinuation { waiting.append($0) } }
    }

    private func wakeUp() {
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}
