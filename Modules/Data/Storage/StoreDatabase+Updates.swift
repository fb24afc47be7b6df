public import GRDB
public import StoreErrors

extension StoreDatabase {
    /// What `fetch` reads, at once and again each time that a write of this process has made it another. Values that
    /// come faster than they are taken are passed over, but for the newest. A failure is the last element. It is for
    /// one consumer, and ends with the consumer's task.
    /// - Parameter fetch: reads the value in one transaction, and again after each write to what it has read.
    public func updates<Value: Equatable & Sendable>(
        _ fetch: @escaping @Sendable (Database) throws -> Value
    ) -> StoreUpdates<Value> {
        StoreUpdates(bufferingPolicy: .bufferingNewest(1)) { updates in
            let following = Task {
                do {
                    let values = try await ValueObservation.tracking(fetch).removeDuplicates()
                        .values(in: opened(), bufferingPolicy: .bufferingNewest(1))
                    for try await value in values { updates.yield(.success(value)) }
                } catch {
                    if !Task.isCancelled { updates.yield(.failure(storeError(error))) }
                }
                updates.finish()
            }
            updates.onTermination = { _ in following.cancel() }
        }
    }
}
