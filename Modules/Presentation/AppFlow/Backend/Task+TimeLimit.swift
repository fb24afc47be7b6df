extension Result {
    /// What comes of asynchronous work, with its error's type.
    @MainActor
    init(awaiting work: @MainActor () async throws(Failure) -> Success) async {
        do {
            self = .success(try await work())
        } catch {
            self = .failure(error)
        }
    }
}

extension Task where Failure == Never {
    /// Its value; nil if it does not come in time. It goes on then.
    /// - Parameter sleep: waits; throws if its task is cancelled.
    @MainActor
    func value(within limit: Duration, sleep: @escaping @MainActor (Duration) async throws -> Void) async -> Success? {
        let (values, first) = AsyncStream<Success?>.makeStream()
        let timer = Task<Void, Never> {
            try? await sleep(limit)
            first.yield(nil)
        }
        Task<Void, Never> { first.yield(await value) }
        defer { timer.cancel() }
        return await values.first { @Sendable _ in true } ?? nil
    }
}
