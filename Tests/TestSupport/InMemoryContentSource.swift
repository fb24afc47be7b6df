public import StoreErrors

/// A backend in memory that answers as a test wants it.
public actor InMemoryContentSource<ID: Hashable & Sendable, Content: Sendable>: ContentSource {
    private var answers: [ID: Result<Content, FetchError>]
    private var gate: PlanningGate?
    public private(set) var asked: [ID] = []

    /// - Parameter answers: of what is not here, there is nothing.
    public init(_ answers: [ID: Result<Content, FetchError>] = [:]) {
        self.answers = answers
    }

    public func answer(_ id: ID, with answer: Result<Content, FetchError>) { answers[id] = answer }

    /// - Parameter gate: holds each answer back; nil for answers at once.
    public func hold(at gate: PlanningGate?) { self.gate = gate }

    public func content(of id: ID) async throws(FetchError) -> Content {
        asked.append(id)
        await gate?.pass()
        return try (answers[id] ?? .failure(.gone)).get()
    }
}
