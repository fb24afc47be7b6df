// Apple: "View", "toolbar(content:)", "toolbar(_:for:)"
extension View {
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { EmptyView() }

    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        EmptyView()
    }
}

// Apple: "ToolbarPlacement", "navigationBar"
public struct ToolbarPlacement: Sendable {
    public static var navigationBar: ToolbarPlacement { ToolbarPlacement() }
}

// Apple: "Visibility", "automatic", "visible", "hidden"
public enum Visibility: Hashable, Sendable {
    case automatic, visible, hidden
}
