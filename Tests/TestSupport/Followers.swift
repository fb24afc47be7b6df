/// Those who follow a store in memory, told each time that something was written.
struct Followers {
    private var wakeUps: [AsyncStream<Void>.Continuation] = []

    /// - Returns: an element for now, and one after each write.
    mutating func join() -> AsyncStream<Void> {
        let (stream, wakeUp) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        wakeUp.yield()
        wakeUps.append(wakeUp)
        return stream
    }

    mutating func tell() {
        wakeUps.removeAll { wakeUp in
            if case .terminated = wakeUp.yield() { true } else { false }
        }
    }
}

/// What `fetch` reads, at once and again each time that a write has made it another; a failure is the last element.
/// - Parameter join: makes its caller one of the store's followers.
func updates<Value: Equatable & Sendable, Failure: Error>(
    joining join: @escaping @Sendable () async -> AsyncStream<Void>,
    _ fetch: @escaping @Sendable () async throws(Failure) -> Value
) -> AsyncStream<Result<Value, Failure>> {
    AsyncStream { continuation in
        let following = Task {
            var last: Value?
            do throws(Failure) {
                for await _ in await join() {
                    let value = try await fetch()
                    if value != last { continuation.yield(.success(value)) }
                    last = value
                }
            } catch {
                continuation.yield(.failure(error))
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in following.cancel() }
    }
}
