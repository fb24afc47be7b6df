/// A sleep that lasts until a test ends it, or its task is cancelled.
@MainActor
public final class TestSleep {
    private var sleepers: [Int: CheckedContinuation<Void, Never>] = [:]
    private var count = 0

    public init() {}

    public func wait() async {
        count += 1
        let number = count
        await withTaskCancellationHandler {
            guard !Task.isCancelled else { return }
            await withCheckedContinuation { sleepers[number] = $0 }
        } onCancel: {
            Task { @MainActor in self.wake(number) }
        }
    }

    /// Returns when those who slept have gone on.
    public func end() async {
        guard !sleepers.isEmpty else { return }
        for number in sleepers.keys { wake(number) }
        for _ in 0..<10 { await Task.yield() }
    }

    private func wake(_ number: Int) {
        sleepers.removeValue(forKey: number)?.resume()
    }
}
