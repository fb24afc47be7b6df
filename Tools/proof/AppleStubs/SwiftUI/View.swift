// Apple: "View", "body"
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    @ViewBuilder var body: Body { get }
}

// Apple: "View"
extension Never: View {
    public var body: Never { fatalError() }
}

// What SwiftUI draws itself.
// Apple: "View", "body"
public protocol PrimitiveView: View where Body == Never {}

// Apple: "View", "body"
extension PrimitiveView {
    public var body: Never { fatalError() }
}

// Apple: "EmptyView", "init()"
public struct EmptyView: PrimitiveView {
    nonisolated public init() {}
}

// Apple: "AnyView", "init(_:)"
public struct AnyView: PrimitiveView {
    nonisolated public init<V: View>(_ view: V) {}
}

// Apple: "ViewModifier", "body(content:)"
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>

    @ViewBuilder func body(content: Content) -> Body
}

// Apple: "ViewModifier", "ViewModifier.Content"
// swift-format-ignore
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {}

// Apple: "ModifiedContent"
public struct ModifiedContent<Content, Modifier> {}

// Apple: "ModifiedContent"
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public var body: Never { fatalError() }
}
