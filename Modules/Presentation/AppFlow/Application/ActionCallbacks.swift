import Launches

/// The system's callbacks that wait for an action: each is called exactly once.
@MainActor
final class ActionCallbacks {
    private struct Waiting {
        let completion: @MainActor () -> Void
        let timer: Task<Void, Never>
    }

    /// Less than the thirty seconds or so that iOS gives a process in the background.
    static let timeBudget = Duration.seconds(20)

    private let sleep: @MainActor (Duration) async throws -> Void
    private var waiting: [LaunchRecord.ID: Waiting] = [:]

    init(sleep: @escaping @MainActor (Duration) async throws -> Void) {
        self.sleep = sleep
    }

    /// - Parameter timeIsOver: called before the completion if that is why it is called.
    func add(
        _ completion: @escaping @MainActor () -> Void, for id: LaunchRecord.ID,
        timeIsOver: @escaping @MainActor () -> Void
    ) {
        let timer = Task { [weak self, sleep] in
            guard (try? await sleep(Self.timeBudget)) != nil, !Task.isCancelled else { return }
            timeIsOver()
            self?.complete { $0 == id }
        }
        waiting[id] = Waiting(completion: completion, timer: timer)
    }

    /// Calls those back whose action is one of these.
    func complete(where isDone: (LaunchRecord.ID) -> Bool) {
        for id in waiting.keys.filter(isDone).sorted() {
            guard let done = waiting.removeValue(forKey: id) else { continue }
            done.timer.cancel()
            done.completion()
        }
    }
}
