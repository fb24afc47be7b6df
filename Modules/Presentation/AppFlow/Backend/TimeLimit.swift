/// The result of some work, or nil if it takes longer than that; the work is cancelled then, and not waited for.
/// - Parameter sleep: waits; throws if its task is cancelled.
@MainActor
func result<Result: Sendable>(
    within limit: Duration, sleep: @escaping @MainActor (Duration) async throws -> Void,
    of work: @escaping @MainActor () async -> Result
) async -> Result? {
    let (results, result) = AsyncStream<Result?>.makeStream()
    let timer = Task {
        try? await sleep(limit)
        if !Task.isCancelled { result.yield(nil) }
    }
    let task = Task { result.yield(await work()) }
    let first = await results.first { @Sendable _ in true } ?? nil
    timer.cancel()
    task.cancel()
    return first
}
