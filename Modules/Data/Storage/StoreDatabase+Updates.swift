public import GRDB
public import StoreErrors

extension StoreDatabase {
    /// What `fetch` reads, at once and again each time that a write of this process has made it another. Values that come
    /// faster than they are taken are passed over, but for the newest. A failure is the last element. It is for one
    /// consumer, and ends with the consumer's task.
    /// - Parameter fetch: reads the value in one transaction, and again after each write to what it has read.
    public func updates<Value: Equatable & Sendable>(
        _ fetch: @escaping @Sendable (Database) throws -> Value
    ) -> StoreUpdates<Value> {
        let newest = NewestValue<Result<Value, StoreError>>()
        let observation = Task {
            do {
                let observed = try await ValueObservation.tracking(fetch)
                    .values(in: opened(), bufferingPolicy: .bufferingNewest(1))
                for try await value in observed { await newest.put(.success(value)) }
            } catch {
                if !Task.isCancelled { await newest.put(.failure(storeError(error))) }
            }
            await newest.finish()
        }
        let lifetime = Lifetime(of: observation)
        return AsyncStream {
            await newest.take()
        } onCancel: {
            lifetime.end()
        }
    }
}

/// Ends a task with whoever holds this.
private final class Lifetime: Sendable {
    private let task: Task<Void, Never>

    init(of task: Task<Void, Never>) {
        self.task = task
    }

    func end() {
        task.cancel()
    }

    deinit {
        end()
    }
}
