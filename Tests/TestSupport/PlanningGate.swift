public import Testing

/// Holds whoever passes until it is opened.
@MainActor
public final class PlanningGate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private let arrivals = Events()

    public init() {}

    public func pass() async {
        guard !isOpen else { return }
        await withCheckedContinuation { continuation in
            waiting.append(continuation)
            arrivals.tell()
        }
    }

    /// Waits until somebody stands before the gate.
    public func whenReached(at location: SourceLocation = #_sourceLocation) async {
        await arrivals.wait(
            for: "somebody before the gate", seeing: isOpen ? "the gate, open" : "nobody", at: location
        ) { !waiting.isEmpty }
    }

    public func open() {
        isOpen = true
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}
