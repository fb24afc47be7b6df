// Apple: "View", "toolbar(content:)", "toolbar(_:for:)"
extension View {
    nonisolated public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View { EmptyView() }

    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        EmptyView()
    }
}

// Apple: "ToolbarContent"
@MainActor @preconcurrency
public protocol ToolbarContent {}

// Apple: "ToolbarContentBuilder", "buildExpression(_:)", "buildBlock(_:)", "buildIf(_:)"
@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
}

// Apple: "ToolbarContentBuilder", "buildIf(_:)"
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

// Apple: "ToolbarItem", "init(placement:content:)"
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    nonisolated public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) where ID == () {}
}

// Apple: "ToolbarItemPlacement", "automatic", "topBarTrailing", "cancellationAction"
public struct ToolbarItemPlacement: Sendable {
    public static let automatic = ToolbarItemPlacement()
    public static var topBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement() }
    public static let cancellationAction = ToolbarItemPlacement()
}

// Apple: "ToolbarPlacement", "navigationBar"
public struct ToolbarPlacement: Sendable {
    public static var navigationBar: ToolbarPlacement { ToolbarPlacement() }
}

// Apple: "Visibility", "automatic", "visible", "hidden"
public enum Visibility: Hashable, Sendable {
    case automatic, visible, hidden
}
