public import Launches
public import Navigation
public import StoreErrors

/// Fetches content that is not on the device yet and has it stored, once however many wait for it.
@MainActor
public final class FetchContent<ID: Hashable & Sendable, Content: Sendable> {
    private typealias Answer = Result<Void, RouteError>

    private struct Request: Hashable {
        let id: ID
        let account: AccountID
    }

    private let source: any ContentSource<ID, Content>
    private let account: CurrentAccount
    private let save: @MainActor (Content) async throws(StoreError) -> Void
    private var running: [Request: Task<Answer, Never>] = [:]

    /// - Parameters:
    ///   - source: has the content.
    ///   - account: who is signed in; nil if nobody is.
    ///   - save: stores what came. It is not called while the account that it was fetched for is signed out; one that
    ///     has signed in again meanwhile is given what came. It may still run as the account signs out: store content
    ///     that only one account may see under that account.
    public nonisolated init(
        from source: any ContentSource<ID, Content>, account: @escaping CurrentAccount,
        save: @escaping @MainActor (Content) async throws(StoreError) -> Void
    ) {
        self.source = source
        self.account = account
        self.save = save
    }

    /// Returns once it is stored. The request goes on if whoever waits gives up.
    public func callAsFunction(_ id: ID) async throws(RouteError) {
        guard let account = try await askStore(try account()) else { throw .backend(reason: "nobody is signed in") }
        let request = Request(id: id, account: account)
        let task =
            running[request]
            ?? Task { await Answer(awaiting: { () throws(RouteError) in try await fetch(request) }) }
        running[request] = task
        try await task.value.get()
    }

    private func fetch(_ request: Request) async throws(RouteError) {
        defer { running[request] = nil }
        let content = try await content(of: request.id)
        guard try await askStore(try account()) == request.account else {
            throw .refused(code: DiscardReason.loggedOut.rawValue, reason: "signed out meanwhile")
        }
        try await askStore(await save(content))
    }

    private func content(of id: ID) async throws(RouteError) -> Content {
        do {
            return try await source.content(of: id)
        } catch {
            throw RouteError(error)
        }
    }
}
