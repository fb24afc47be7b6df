/// A sleep that lasts until a test ends it, or its task is cancelled.
@MainActor
public final class TestSleep {
    private var sleepers: [Int: (duration: Duration, continuation: CheckedContinuation<Void, Never>)] = [:]
    private var count = 0

    public init() {}

    /// - Parameter duration: how long it was to last.
    public func wait(for duration: Duration = .zero) async {
        count += 1
        let number = count
        await withTaskCancellationHandler {
            guard !Task.isCancelled else { return }
            await withCheckedContinuation { sleepers[number] = (duration, $0) }
        } onCancel: {
            Task { @MainActor in self.wake(number) }
        }
    }

    /// Returns when those who slept have gone on.
    /// - Parameter limit: how much time passed; whoever wanted to sleep longer sleeps on.
    public func end(within limit: Duration? = nil) async {
        let woken = sleepers.filter { _, sleeper in limit.map { sleeper.duration <= $0 } ?? true }
        guard !woken.isEmpty else { return }
        for number in woken.keys { wake(number) }
        for _ in 0..<10 { await Task.yield() }
    }

    /// Those who sleep go on, in their time.
    func wakeAll() {
        for number in sleepers.keys.sorted() { wake(number) }
    }

    private func wake(_ number: Int) {
        sleepers.removeValue(forKey: number)?.continuation.resume()
    }
}
