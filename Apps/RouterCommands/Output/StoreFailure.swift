import Launches

/// A store that a command cannot do without gave no answer.
public struct StoreFailure: Error, CustomStringConvertible {
    public let description: String

    public init(_ description: String) {
        self.description = description
    }

    static func catching<Value>(_ body: () throws(LaunchStoreError) -> Value) throws(StoreFailure) -> Value {
        do {
            return try body()
        } catch {
            switch error {
            case .unavailable(let reason): throw StoreFailure(reason)
            }
        }
    }

    /// - Parameter body: asks a store, whose error is put into words.
    @MainActor
    public static func catching<Value, StoreError: Error>(
        _ body: @MainActor () async throws(StoreError) -> Value
    ) async throws(StoreFailure) -> Value {
        do {
            return try await body()
        } catch {
            throw StoreFailure("\(error)")
        }
    }
}
