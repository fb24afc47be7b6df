/// Counts how often each completion handler is called: once, unless its process dies first.
@MainActor
final class CallbackCount {
    private var calls: [Int] = []
    /// Those of the process that lives.
    private var living: Set<Int> = []

    func expect() -> @MainActor () -> Void {
        let index = calls.count
        calls.append(0)
        living.insert(index)
        return { self.calls[index] += 1 }
    }

    func processDied() {
        living = []
    }

    var violation: String? {
        if calls.contains(where: { $0 > 1 }) { return "a completion handler was called twice" }
        return living.contains { calls[$0] == 0 } ? "a completion handler was never called" : nil
    }
}
