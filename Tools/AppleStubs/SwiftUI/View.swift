@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError() }
}

// What SwiftUI draws itself.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never { fatalError() }
}

public struct EmptyView: PrimitiveView {
    nonisolated public init() {}
}

// "AnyView"
public struct AnyView: PrimitiveView {
    nonisolated public init<V: View>(_ view: V) {}
}

@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>

    @ViewBuilder func body(content: Content) -> Body
}

// swift-format-ignore
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {}

public struct ModifiedContent<Content, Modifier> {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public var body: Never { fatalError() }
}
