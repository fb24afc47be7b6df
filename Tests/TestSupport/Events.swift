public import Testing

/// Tells those who wait for something that it may have come about.
@MainActor
public final class Events {
    private var waiting: [CheckedContinuation<Void, Never>] = []

    public nonisolated init() {}

    /// Something happened: whoever waits looks whether it is what they wait for.
    public func tell() {
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    /// Waits until a condition holds, for some seconds at most. What does not come about is an issue of the test, which
    /// goes on.
    /// - Parameters:
    ///   - what: what is waited for.
    ///   - saw: what is there instead.
    ///   - holds: looked at now, and after each event.
    public func wait(
        for what: String, seeing saw: @autoclosure () -> String, at location: SourceLocation,
        until holds: () throws -> Bool
    ) async rethrows {
        let deadline = Watchdog.shared.deadline { self.tell() }
        defer { Watchdog.shared.drop(deadline) }
        while !(try holds()) {
            if deadline.isOver {
                Issue.record("waited in vain for \(what); there is \(saw())", sourceLocation: location)
                return
            }
            await withCheckedContinuation { waiting.append($0) }
        }
    }
}

/// Waits until work has ended, for some seconds at most; work that does not end is an issue of the test, which goes on.
/// - Parameters:
///   - what: what is waited for.
///   - work: it.
@MainActor
public func end(
    of what: String, at location: SourceLocation = #_sourceLocation, _ work: @escaping @MainActor () async -> Void
) async {
    let events = Events()
    var hasEnded = false
    Task {
        await work()
        hasEnded = true
        events.tell()
    }
    await events.wait(for: "the end of \(what)", seeing: "no end of it", at: location) { hasEnded }
}

/// Ends waits that last too long.
@MainActor
final class Watchdog {
    /// When a wait has lasted long enough.
    @MainActor
    final class Deadline {
        fileprivate(set) var isOver = false
        fileprivate var rounds = Watchdog.rounds
        fileprivate let passed: @MainActor () -> Void

        fileprivate init(passed: @escaping @MainActor () -> Void) {
            self.passed = passed
        }
    }

    static let shared = Watchdog(ContinuousClock())
    /// How many seconds there are. Each takes its turn on the main actor, so that a busy machine is given more time.
    private static let rounds = 20

    private var deadlines: [ObjectIdentifier: Deadline] = [:]
    private var isWatching = false
    private let clock: any Clock<Duration>

    init(_ clock: any Clock<Duration>) {
        self.clock = clock
    }

    /// - Parameter passed: called once if nobody drops the deadline before it is over.
    func deadline(passed: @escaping @MainActor () -> Void) -> Deadline {
        let deadline = Deadline(passed: passed)
        deadlines[ObjectIdentifier(deadline)] = deadline
        if !isWatching {
            isWatching = true
            // One for all: there are thousands of short waits.
            Task.detached { await self.watch() }
        }
        return deadline
    }

    func drop(_ deadline: Deadline) {
        deadlines[ObjectIdentifier(deadline)] = nil
    }

    private func watch() async {
        while !deadlines.isEmpty {
            try? await clock.sleep(for: .seconds(1))
            for deadline in deadlines.values {
                deadline.rounds -= 1
                if deadline.rounds > 0 { continue }
                deadline.isOver = true
                drop(deadline)
                deadline.passed()
            }
        }
        isWatching = false
    }
}
