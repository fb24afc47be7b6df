// Apple: "Text", "init(_:)"
public struct Text: PrimitiveView {
    public init<S: StringProtocol>(_ content: S) {}
}

// Apple: "Button", "init(action:label:)"
public struct Button<Label: View>: PrimitiveView {
    nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}

// Apple: "Button", "init(_:action:)"
extension Button where Label == Text {
    nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
}

// Apple: "TextField"
public struct TextField<Label: View>: PrimitiveView {}

// Apple: "TextField", "init(_:text:)"
extension TextField where Label == Text {
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}

// Apple: "List", "init(content:)"
@MainActor @preconcurrency
public struct List<SelectionValue, Content: View>: PrimitiveView {
    nonisolated public init(@ViewBuilder content: () -> Content) where SelectionValue == Never {}
}

// Apple: "VStack"
public struct VStack<Content> {}

// Apple: "VStack", "init(alignment:spacing:content:)"
extension VStack: View where Content: View {
    public var body: Never { fatalError() }

    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
}

// Apple: "HorizontalAlignment", "leading", "center", "trailing"
public struct HorizontalAlignment: Sendable {
    public static let leading = HorizontalAlignment()
    public static let center = HorizontalAlignment()
    public static let trailing = HorizontalAlignment()
}

// Apple: "View", "navigationTitle(_:)"
extension View {
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { EmptyView() }
}
