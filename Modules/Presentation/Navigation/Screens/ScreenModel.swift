/// Holds what one shown screen displays, and loads it.
@MainActor
public protocol ScreenModel: AnyObject {
    var content: ScreenContent { get }

    /// Loads the content; the screen is already on the display by then.
    func load() async
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
