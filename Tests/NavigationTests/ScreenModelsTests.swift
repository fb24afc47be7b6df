import Navigation
import Observation
import TestSupport
import Testing

@MainActor @Suite(.timeLimit(.minutes(30))) struct ScreenModelsTests {
    /// Shows what a test says, as one that follows a store.
    @Observable
    final class LiveModel: ScreenModel {
        private(set) var content = ScreenContent(status: .loading)
        let store: AsyncStream<String>

        init(_ store: AsyncStream<String>) {
            self.store = store
        }

        func load() async { content = .list([ScreenContent.Row("loaded")]) }

        func follow() async {
            if case .failed = content.status { content = ScreenContent(rows: content.rows, status: .loading) }
            for await text in store {
                if text == "failure" {
                    content = ScreenContent(rows: content.rows, actions: [.retry], status: .failed(code: "test"))
                    return
                }
                content = .list(text.isEmpty ? [] : [ScreenContent.Row(text)])
            }
            content.title = "ended"
        }

        func perform(_ action: ScreenContent.Action.ID, text: String?) async throws(RouteError) {
            if action == "say", let text { content = .list([ScreenContent.Row(text)]) }
        }
    }

    /// Shows the number of each following, the first only when a gate opens, though it was ended by then.
    @Observable
    final class LateModel: ScreenModel {
        private(set) var content = ScreenContent(status: .loading)
        let gate = PlanningGate()
        private var followings = 0

        func load() async {}

        func follow() async {
            followings += 1
            let number = "\(followings)"
            if followings == 1 { await gate.pass() }
            content = .list(content.rows + [ScreenContent.Row(number)])
        }
    }

    /// Does an action when a gate opens, and follows no store.
    @Observable
    final class HeldModel: ScreenModel {
        private(set) var content = ScreenContent(status: .loading)
        private var loads = 0
        private let gate: PlanningGate

        init(_ gate: PlanningGate) {
            self.gate = gate
        }

        func load() async {
            loads += 1
            content = ScreenContent(title: "\(loads)")
        }

        func perform(_ action: ScreenContent.Action.ID, text: String?) async throws(RouteError) { await gate.pass() }
    }

    private let store = AsyncStream.makeStream(of: String.self)
    private let shown = ShownScreen(id: 1, screen: Screen("live"))

    private func models() -> ScreenModels { ScreenModels { [store] _ in LiveModel(store.stream) } }

    @Test func `a screen that is followed shows what its store has: nothing, something, and that it failed`() async {
        let models = models()
        let model = models.model(for: shown)
        #expect(model.content.status == .loading)
        models.follow(shown)
        models.follow(shown)
        store.continuation.yield("")
        await model.content { $0.status == .empty }
        store.continuation.yield("one")
        await model.content { $0.rows == [ScreenContent.Row("one")] && $0.status == .ready }
        store.continuation.yield("failure")
        let failed = await model.content { $0.status == .failed(code: "test") }
        #expect(failed.rows == [ScreenContent.Row("one")])
        #expect(failed.actions == [.retry])
    }

    @Test func `to try again loads again, and follows from then on`() async throws {
        let models = models()
        let model = models.model(for: shown)
        models.follow(shown)
        store.continuation.yield("failure")
        await model.content { $0.status == .failed(code: "test") }
        try await models.perform(ScreenContent.Action.retry.id, on: shown)
        await model.content { $0.status == .loading }
        store.continuation.yield("one")
        await model.content { $0.rows == [ScreenContent.Row("one")] }
        store.continuation.yield("two")
        await model.content { $0.rows == [ScreenContent.Row("two")] }
    }

    @Test func `what one following was given does not come over what the next one shows`() async throws {
        let model = LateModel()
        let models = ScreenModels { _ in model }
        models.follow(shown)
        await model.gate.whenReached()
        for _ in 1...2 { try await models.perform(ScreenContent.Action.retry.id, on: shown) }
        for _ in 1...20 { await Task.yield() }
        model.gate.open()
        await model.content { $0.rows.count == 2 }
        for _ in 1...20 { await Task.yield() }
        #expect(model.content.rows.map(\.title) == ["1", "2"])
    }

    @Test func `an action leaves a screen alone that was opened with something else meanwhile`() async throws {
        let gate = PlanningGate()
        let models = ScreenModels { [store] screen in
            if screen.arguments.isEmpty { HeldModel(gate) } else { LiveModel(store.stream) }
        }
        let acting = Task { try await models.perform("say", on: shown) }
        await gate.whenReached()
        let reopened = ShownScreen(id: 1, screen: Screen("live", arguments: ["at": "5"]))
        #expect(models.model(for: reopened) is LiveModel)
        models.follow(reopened)
        gate.open()
        try await acting.value
        store.continuation.yield("one")
        await models.model(for: reopened).content { $0.rows == [ScreenContent.Row("one")] }
    }

    @Test func `a screen that follows no store is loaded each time that the user comes to it`() async throws {
        let model = HeldModel(PlanningGate())
        let models = ScreenModels { _ in model }
        for visit in 1...2 {
            models.follow(shown)
            await model.content { $0.title == "\(visit)" }
        }
    }

    @Test func `a screen that is not followed loads once after an action`() async throws {
        let models = models()
        try await models.perform("say", text: "typed", on: shown)
        #expect(models.model(for: shown).content.rows == [ScreenContent.Row("loaded")])
    }

    @Test func `a screen that is gone follows nothing any more, others do`() async throws {
        let other = AsyncStream.makeStream(of: String.self)
        let models = ScreenModels { [store] in LiveModel($0.name == "live" ? store.stream : other.stream) }
        let model = models.model(for: shown)
        let stays = ShownScreen(id: 2, screen: Screen("stays"))
        models.follow(shown)
        models.follow(stays)
        store.continuation.yield("one")
        await model.content { $0.rows.count == 1 }
        models.keep(only: [2])
        await model.content { $0.title == "ended" }
        other.continuation.yield("two")
        await models.model(for: stays).content { $0.rows == [ScreenContent.Row("two")] }
        #expect(models.model(for: shown) !== model)
    }
}
