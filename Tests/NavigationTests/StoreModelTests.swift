import Navigation
import StoreErrors
import TestSupport
import Testing

@MainActor @Suite(.timeLimit(.minutes(30))) struct StoreModelTests {
    /// Shows the titles that a test sets, once a gate opens if there is one.
    private final class ShelfSource: ScreenSource {
        var titles: Result<[String]?, StoreError>
        var gate: PlanningGate?
        /// Why the store's content cannot be fetched; nil if it is there.
        var missing: RouteError?
        let updates = AsyncStream.makeStream(of: Result<[String]?, StoreError>.self)

        init(_ titles: Result<[String]?, StoreError> = .success([])) {
            self.titles = titles
        }

        func fetch() async throws(RouteError) {
            if let missing { throw missing }
        }

        func load() async throws(StoreError) -> [String]? {
            await gate?.pass()
            return try titles.get()
        }

        func follow(_ show: @MainActor ([String]?) -> Void) async throws(StoreError) {
            for await titles in updates.stream { show(try titles.get()) }
        }

        func describe(_ titles: [String]) -> ScreenContent {
            .list(title: "title", titles.map { ScreenContent.Row($0) }, actions: [ScreenContent.Action("lend")])
        }

        func perform(_ action: ScreenContent.Action.ID, text: String?) async throws(RouteError) {
            guard action == "lend" else { throw .contentNotFound }
            titles = .success(text.map { [$0] })
        }

        func refresh() async throws(RouteError) {
            do { titles = .success([try titles.get()?.first ?? "new"]) } catch { throw .store(error) }
        }
    }

    /// Shows one title.
    private struct BookSource: ScreenSource {
        func load() async throws(StoreError) -> String? { "Dune" }
    }

    private let row = ScreenContent.Row("one")
    private let failure = StoreError.unavailable(reason: "test")

    private func list(_ rows: [ScreenContent.Row]) -> ScreenContent {
        .list(title: "title", rows, actions: [ScreenContent.Action("lend")])
    }

    @Test func `what its store has is there for views, and described in rows and actions`() async {
        let source = ShelfSource(.success(["one"]))
        let model = StoreModel(source)
        #expect(model.loaded.value == nil && model.content == ScreenContent(status: .loading))
        await model.load()
        #expect(model.loaded.value == ["one"] && model.loaded.error == nil && model.content == list([row]))
        source.titles = .success([])
        await model.load()
        #expect(model.loaded.value == [] && model.content == list([]))
    }

    @Test func `what is cancelled while it loads has not failed`() async {
        let source = ShelfSource(.failure(.refused(reason: "test")))
        let (model, failed) = (StoreModel(source), StoreModel(source))
        await failed.load()
        let content = failed.content
        source.titles = .failure(failure)
        for (model, shown) in [(model, model.content), (failed, content)] {
            let gate = PlanningGate()
            source.gate = gate
            let loading = Task { await model.load() }
            await gate.whenReached()
            #expect(model.content.status == .loading)
            loading.cancel()
            gate.open()
            await loading.value
            #expect(model.content == shown)
        }
    }

    @Test func `loading takes nothing from the display but a failure`() async {
        let states: [([Result<[String]?, StoreError>], ScreenContent)] = [
            ([.success(["one"])], list([row])), ([.success([])], list([])), ([], ScreenContent(status: .loading)),
            ([.success(["one"]), .failure(failure)], ScreenContent(title: "title", rows: [row], status: .loading)),
        ]
        for (loads, content) in states {
            let source = ShelfSource()
            let model = StoreModel(source)
            for titles in loads {
                source.titles = titles
                await model.load()
            }
            let gate = PlanningGate()
            source.gate = gate
            let loading = Task { await model.load() }
            await gate.whenReached()
            #expect(model.content == content)
            gate.open()
            await loading.value
        }
    }

    @Test(
        "a store that fails, and content that is gone, are said over what was there before",
        arguments: [
            (.failure(.refused(reason: "test")), .store(.refused(reason: "test"))),
            (.success(nil), .contentNotFound),
        ] as [(Result<[String]?, StoreError>, RouteError)])
    func failed(titles: Result<[String]?, StoreError>, error: RouteError) async {
        let source = ShelfSource(titles)
        let model = StoreModel(source)
        for before in [nil, ["one"]] {
            if before != nil {
                source.titles = .success(before)
                await model.load()
                source.titles = titles
            }
            await model.load()
            guard case .failed(error, before) = model.loaded else {
                Issue.record("\(model.loaded)")
                continue
            }
            #expect(model.loaded.error == error)
            let content = ScreenContent(
                title: before.map { _ in "title" }, rows: before == nil ? [] : [row], actions: [.retry],
                status: .failed(code: error.code))
            #expect(model.content == content)
        }
    }

    @Test(
        "U39: what cannot be fetched is said, and tried again where that may help",
        arguments: [
            (.backend(reason: "test"), [.retry]), (.contentNotFound, [.retry]),
            (.refused(code: "contentForbidden", reason: "test"), []),
        ] as [(RouteError, [ScreenContent.Action])], [false, true])
    func notFetched(failure: (error: RouteError, actions: [ScreenContent.Action]), isFollowed: Bool) async {
        let source = ShelfSource(.success(["one"]))
        let model = StoreModel(source)
        source.missing = failure.error
        if isFollowed { await model.follow() } else { await model.load() }
        #expect(
            model.content == ScreenContent(actions: failure.actions, status: .failed(code: failure.error.code)))
        source.missing = nil
        await model.load()
        #expect(model.content == list([row]))
    }

    @Test func `a screen that follows its store shows each change, until the store fails`() async {
        let source = ShelfSource()
        let model = StoreModel(source)
        let following = Task { await model.follow() }
        source.updates.continuation.yield(.success(nil))
        await model.content { $0.status == .failed(code: "contentNotFound") }
        source.updates.continuation.yield(.success(["one"]))
        await model.content { $0 == list([row]) }
        source.updates.continuation.yield(.failure(failure))
        await following.value
        #expect(model.content.status == .failed(code: "databaseUnavailable") && model.content.rows == [row])
    }

    @Test func `a source that only loads is loaded once, and described as Swift prints what it loads`() async throws {
        let model = StoreModel(BookSource())
        await model.follow()
        #expect(model.content == ScreenContent(rows: [ScreenContent.Row("Dune")]))
        for action in ["lend", "retry"] { try await model.perform(action, text: nil) }
    }

    @Test func `an action is the source's, and the next load shows its result`() async throws {
        let model = StoreModel(ShelfSource())
        try await model.perform("lend", text: "one")
        await model.load()
        #expect(model.content == list([row]))
        await #expect(throws: RouteError.contentNotFound) { try await model.perform("lose", text: nil) }
    }

    @Test func `to try again brings the store up to date, or says why not`() async throws {
        let source = ShelfSource()
        let model = StoreModel(source)
        try await model.perform(ScreenContent.Action.retry.id, text: nil)
        await model.load()
        #expect(model.loaded.value == ["new"] && model.source === source)
        source.titles = .failure(failure)
        await #expect(throws: RouteError.store(failure)) {
            try await model.perform(ScreenContent.Action.retry.id, text: nil)
        }
    }
}
