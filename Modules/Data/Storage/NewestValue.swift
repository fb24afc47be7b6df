/// Delivers the newest of many values to its consumer, the same never twice in a row.
actor NewestValue<Value: Equatable & Sendable> {
    private var untaken: Value?
    private var taken: Value?
    private var isFinished = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func put(_ value: Value) {
        untaken = value == taken ? nil : value
        wakeUp()
    }

    func finish() {
        isFinished = true
        wakeUp()
    }

    /// Waits for a value; nil if there will be none.
    func take() async -> Value? {
        while untaken == nil && !isFinished {
            await withCheckedContinuation { waiting.append($0) }
        }
        guard let value = untaken else { return nil }
        untaken = nil
        taken = value
        return value
    }

    private func wakeUp() {
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}
