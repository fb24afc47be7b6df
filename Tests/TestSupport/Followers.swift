/// Those who follow a store in memory, told each time that something was written.
public struct Followers: Sendable {
    private var wakeUps: [AsyncStream<Void>.Continuation] = []

    public init() {}

    /// - Returns: an element for now, and one after each write.
    public mutating func join() -> AsyncStream<Void> {
        let (stream, wakeUp) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        wakeUp.yield()
        wakeUps.append(wakeUp)
        return stream
    }

    public mutating func tell() {
        wakeUps.removeAll { wakeUp in
            if case .terminated = wakeUp.yield() { true } else { false }
        }
    }
}

/// A store in memory that can be followed.
public protocol Followed: Sendable {
    /// Makes its caller one of the followers.
    func join() async -> AsyncStream<Void>
}

/// What `fetch` reads of a store, at once and again each time that a write has made it another; a failure is the last
/// element.
public func updates<Value: Equatable & Sendable, Failure: Error>(
    of store: any Followed,
    _ fetch: @escaping @Sendable () async throws(Failure) -> Value
) -> AsyncStream<Result<Value, Failure>> {
    AsyncStream { continuation in
        let following = Task {
            var last: Value?
            do throws(Failure) {
                for await _ in await store.join() {
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
