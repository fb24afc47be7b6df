// Apple: "ViewBuilder", "buildExpression(_:)", "buildBlock()", "buildBlock(_:)", "buildIf(_:)", "buildEither(first:)",
// "buildEither(second:)"
@resultBuilder
public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView()
    }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent()
    }

    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent()
    }
}

// Apple: "TupleView"
public struct TupleView<T>: PrimitiveView {}

// Apple: "ViewBuilder", "buildEither(first:)", "buildEither(second:)"
// swift-format-ignore
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {}

// Apple: "View"
extension Optional: View where Wrapped: View {
    public var body: Never { fatalError() }
}
