/// A store that a command cannot do without gave no answer.
public struct StoreFailure: Error, CustomStringConvertible {
    public let description: String

    public init(_ description: String) {
        self.description = description
    }

    /// - Parameter body: asks a store, whose error is put into words.
    @MainActor
    public static func catching<Value>(
        _ body: @MainActor () async throws -> Value
    ) async throws(StoreFailure) -> Value {
        do {
            return try await body()
        } catch {
            throw StoreFailure("\(error)")
        }
    }
}
