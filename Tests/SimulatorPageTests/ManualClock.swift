/// A clock whose time passes by hand; a sleep is measured from its beginning.
struct ManualClock: Clock {
    struct Instant: InstantProtocol {
        var offset = Duration.zero

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    private let sleepers = Sleepers()

    var now: Instant { Instant() }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        await sleepers.sleep(for: deadline.offset)
        try Task.checkCancellation()
    }

    /// Lets time pass, and wakes those whose sleep ends.
    func advance(by duration: Duration) async { await sleepers.advance(by: duration) }

    /// Returns when so many sleep at once that began to sleep for so long.
    func whenAsleep(_ count: Int, for length: Duration) async { await sleepers.whenAsleep(count, for: length) }
}

private actor Sleepers {
    private struct Sleeper {
        let length: Duration
        let end: Duration
        let continuation: CheckedContinuation<Void, Never>
    }

    private struct Watcher {
        let count: Int
        let length: Duration
        let continuation: CheckedContinuation<Void, Never>
    }

    private var now = Duration.zero
    private var sleepers: [Int: Sleeper] = [:]
    private var watchers: [Watcher] = []
    private var count = 0

    func sleep(for length: Duration) async {
        count += 1
        let number = count
        await withTaskCancellationHandler {
            guard !Task.isCancelled else { return }
            await withCheckedContinuation { continuation in
                sleepers[number] = Sleeper(length: length, end: now + length, continuation: continuation)
                tellWatchers()
            }
        } onCancel: {
            Task { await self.wake(number) }
        }
    }

    func advance(by duration: Duration) {
        now += duration
        for (number, sleeper) in sleepers where sleeper.end <= now { wake(number) }
    }

    func whenAsleep(_ count: Int, for length: Duration) async {
        await withCheckedContinuation { continuation in
            watchers.append(Watcher(count: count, length: length, continuation: continuation))
            tellWatchers()
        }
    }

    private func wake(_ number: Int) { sleepers.removeValue(forKey: number)?.continuation.resume() }

    private func tellWatchers() {
        watchers.removeAll { watcher in
            guard sleepers.values.count(where: { $0.length == watcher.length }) >= watcher.count else { return false }
            watcher.continuation.resume()
            return true
        }
    }
}
