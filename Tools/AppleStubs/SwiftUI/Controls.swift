public struct Text: PrimitiveView {
    public init<S: StringProtocol>(_ content: S) {}
}

public struct Button<Label: View>: PrimitiveView {
    nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}

extension Button where Label == Text {
    nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
}

public struct TextField<Label: View>: PrimitiveView {}

extension TextField where Label == Text {
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}

@MainActor @preconcurrency
public struct List<SelectionValue, Content: View>: PrimitiveView {
    nonisolated public init(@ViewBuilder content: () -> Content) where SelectionValue == Never {}
}

public struct VStack<Content> {}

extension VStack: View where Content: View {
    public var body: Never { fatalError() }

    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
}

public struct HorizontalAlignment: Sendable {
    public static let leading = HorizontalAlignment()
    public static let center = HorizontalAlignment()
    public static let trailing = HorizontalAlignment()
}

extension View {
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { EmptyView() }
}
