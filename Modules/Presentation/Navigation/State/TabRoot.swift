/// A tab and the screen at the bottom of its stack.
public struct TabRoot: Equatable, Sendable {
    public let tab: TabID
    public let screen: Screen

    public init(_ tab: TabID, _ screen: Screen) {
        self.tab = tab
        self.screen = screen
    }
}
