/// Holds whoever passes until it is opened.
@MainActor
public final class PlanningGate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var arrivals: [CheckedContinuation<Void, Never>] = []

    public init() {}

    public func pass() async {
        guard !isOpen else { return }
        for arrival in arrivals { arrival.resume() }
        arrivals = []
        await withCheckedContinuation { waiting.append($0) }
    }

    /// Waits until somebody stands before the gate.
    public func whenReached() async {
        guard waiting.isEmpty else { return }
        await withCheckedContinuation { arrivals.append($0) }
    }

    public func open() {
        isOpen = true
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}
