public import DeepLinks
public import StoreErrors

/// Why a link that matches a route opens no screen, or an action has no effect.
public enum RouteError: Error, Equatable, Sendable, CustomStringConvertible {
    case link(LinkError)
    /// The store does not have the content.
    case contentNotFound
    /// The store could not be read or written.
    case store(StoreError)
    /// The feature's own backend gave no answer that helps now, and may later. The reason is for the log.
    case backend(reason: String)
    /// The feature refuses, for good. The user reads the sentence under the code, which is the feature's own. The
    /// reason is for the log.
    case refused(code: String, reason: String)
    /// The steps did not fit the navigation.
    case navigation(NavigationError)

    /// The stable code under which it is reported.
    public var code: String {
        switch self {
        case .link(let error): error.code
        case .contentNotFound: "contentNotFound"
        case .store: StoreError.code
        case .backend: "backendUnavailable"
        case .refused(let code, _): code
        case .navigation: "notNavigable"
        }
    }

    /// Whether it stays so however often the user tries again.
    public var isFinal: Bool {
        if case .refused = self { true } else { false }
    }

    /// The reason for people, where it has a sentence in each language.
    public var finding: LinkFinding? {
        switch self {
        case .link(let error): error.finding
        case .contentNotFound: LinkFinding("nothingOfThatID", "the store has nothing of that id")
        case .store, .backend, .refused, .navigation: nil
        }
    }

    /// The reason, for the log: names and types, never a value out of the link.
    public var description: String {
        switch self {
        case .link, .contentNotFound: finding?.description ?? code
        case .store(let error): "\(error)"
        case .backend(let reason), .refused(_, let reason): reason
        case .navigation(let error): "\(error)"
        }
    }
}

extension RouteError {
    /// As the user is told why a source does not have what they want to see.
    public init(_ error: FetchError) {
        switch error {
        case .unreachable(let reason): self = .backend(reason: reason)
        case .gone: self = .contentNotFound
        case .forbidden: self = .refused(code: "contentForbidden", reason: "the backend forbids it")
        }
    }
}

/// Asks a store, and makes its error a ``RouteError/store(_:)``.
@MainActor
public func askStore<Answer>(
    _ question: @autoclosure @MainActor () async throws(StoreError) -> Answer
) async throws(RouteError) -> Answer {
    do {
        return try await question()
    } catch {
        throw .store(error)
    }
}
