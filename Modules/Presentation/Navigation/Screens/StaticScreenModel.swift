/// A screen whose content needs no loading.
@MainActor
public final class StaticScreenModel: ScreenModel {
    public let content: ScreenContent

    public init(_ content: ScreenContent) {
        self.content = content
    }

    public func load() async {}
}
