public import Observation
import StoreErrors

/// A screen's content as far as it is loaded. What was loaded before stays while it is loaded anew, and after a
/// failure.
public enum Loaded<Value> {
    /// For the first time, or anew after a failure.
    case loading(Value?)
    case ready(Value)
    case failed(RouteError, Value?)

    public var value: Value? {
        switch self {
        case .loading(let value), .failed(_, let value): value
        case .ready(let value): value
        }
    }

    /// Why it could not be loaded; nil unless that is so.
    public var error: RouteError? {
        if case .failed(let error, _) = self { error } else { nil }
    }
}

extension Loaded: Equatable where Value: Equatable {}

/// The model of a screen over a store.
@MainActor @Observable
public final class StoreModel<Source: ScreenSource>: ScreenModel {
    /// For views to draw; ``content`` describes the same in rows and actions.
    public private(set) var loaded = Loaded<Source.Value>.loading(nil)
    public let source: Source

    public init(_ source: Source) {
        self.source = source
    }

    public var content: ScreenContent {
        var content = loaded.value.map { source.describe($0) } ?? ScreenContent()
        switch loaded {
        case .ready: break
        case .loading:
            content.status = .loading
            content.actions = []
        case .failed(let error, _):
            content.status = .failed(code: error.code)
            content.actions = error.isFinal ? [] : [.retry]
        }
        return content
    }

    public func load() async {
        await read { () throws(StoreError) in show(try await source.load()) }
    }

    public func follow() async {
        await read { () throws(StoreError) in try await source.follow { show($0) } }
    }

    public func perform(_ action: ScreenContent.Action.ID, text: String?) async throws(RouteError) {
        if action == ScreenContent.Action.retry.id { return try await source.refresh() }
        try await source.perform(action, text: text)
    }

    private func read(_ load: @MainActor () async throws(StoreError) -> Void) async {
        let before = loaded
        if case .failed(_, let value) = loaded { loaded = .loading(value) }
        do throws(RouteError) {
            try await source.fetch()
            try await askStore(await load())
        } catch {
            if !Task.isCancelled {
                loaded = .failed(error, loaded.value)
            } else if case .loading = loaded {
                // Something else reads in its place, or nobody looks any more.
                loaded = before
            }
        }
    }

    private func show(_ value: Source.Value?) {
        loaded = value.map(Loaded.ready) ?? .failed(.contentNotFound, loaded.value)
    }
}
