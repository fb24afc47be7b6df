/// Holds what one shown screen displays, and loads it.
@MainActor
public protocol ScreenModel: AnyObject {
    var content: ScreenContent { get }

    /// Loads the content once; the screen is already on the display by then. It shows that it is loading if it has
    /// nothing else to show: at first, and after a failure.
    func load() async

    /// Loads the content and follows its store, until the store fails or the task is cancelled. It is called again only
    /// after it has returned.
    func follow() async

    /// Performs one of the actions that the content offers. The next ``load()`` or ``follow()`` shows the result.
    /// A sign-in waits for it, so an action must not wait for a sign-in. `text` is what was typed, for an action that
    /// takes text.
    /// - Throws: ``RouteError`` if it could not be done.
    func perform(_ action: ScreenContent.Action.ID, text: String?) async throws(RouteError)
}

extension ScreenModel {
    public func follow() async { await load() }

    public func perform(_ action: ScreenContent.Action.ID, text: String?) async throws(RouteError) {}
}

/// A screen whose content needs no loading.
@MainActor
public final class StaticScreenModel: ScreenModel {
    public let content: ScreenContent

    public init(_ content: ScreenContent) {
        self.content = content
    }

    public func load() async {}
}
