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

// Apple: "View", "disabled(_:)"
extension View {
    nonisolated public func disabled(_ disabled: Bool) -> some View { EmptyView() }
}

// Apple: "Image", "init(systemName:)"
public struct Image: PrimitiveView {
    public init(systemName: String) {}
}

// Apple: "Label"
public struct Label<Title: View, Icon: View>: PrimitiveView {}

// Apple: "Label", "init(_:systemImage:)"
extension Label where Title == Text, Icon == Image {
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {}
}

// Apple: "LabeledContent"
public struct LabeledContent<Label, Content> {}

// Apple: "LabeledContent"
extension LabeledContent: View where Label: View, Content: View {
    public var body: Never { fatalError() }
}

// Apple: "LabeledContent", "init(_:value:)", "init(_:value:format:)"
extension LabeledContent where Label == Text, Content == Text {
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {}

    nonisolated public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {}
}

// Apple: "ProgressView"
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {}

// Apple: "ProgressView", "init()", "init(_:)"
extension ProgressView where CurrentValueLabel == EmptyView {
    nonisolated public init() where Label == EmptyView {}

    nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {}
}

// Apple: "ContentUnavailableView", "init(label:description:actions:)"
@available(iOS 17.0, *)
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: PrimitiveView {
    nonisolated public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {}
}

// Apple: "ContentUnavailableView", "init(_:systemImage:description:)"
@available(iOS 17.0, *)
extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {}
}

// Apple: "View", "navigationTitle(_:)"
extension View {
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { EmptyView() }
}

// Apple: "RefreshAction", "callAsFunction()"
@MainActor @preconcurrency
public struct RefreshAction: Sendable {
    public func callAsFunction() async {}
}

// Apple: "View", "refreshable(action:)", "interactiveDismissDisabled(_:)"
extension View {
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { EmptyView() }
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { EmptyView() }
}

// Apple: "View", "font(_:)", "foregroundStyle(_:)", "lineLimit(_:)", "tint(_:)"
extension View {
    nonisolated public func font(_ font: Font?) -> some View { EmptyView() }

    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { EmptyView() }

    nonisolated public func lineLimit(_ number: Int?) -> some View { EmptyView() }

    nonisolated public func tint(_ tint: Color?) -> some View { EmptyView() }
}

// Apple: "Font", "headline", "subheadline", "footnote", "weight(_:)"
public struct Font: Hashable, Sendable {
    public static let headline = Font()
    public static let subheadline = Font()
    public static let footnote = Font()

    public func weight(_ weight: Weight) -> Font { self }

    // Apple: "Font.Weight", "semibold"
    public struct Weight: Hashable, Sendable {
        public static let semibold = Weight()
    }
}

// Apple: "ShapeStyle"
public protocol ShapeStyle: Sendable {}

// Apple: "HierarchicalShapeStyle"
public struct HierarchicalShapeStyle: ShapeStyle {}

// Apple: "ShapeStyle", "secondary", "tertiary"
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }

    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

// Apple: "VerticalEdge", "top", "bottom"
public enum VerticalEdge: Sendable {
    case top, bottom
}

// Apple: "View", "safeAreaInset(edge:alignment:spacing:content:)"
extension View {
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { EmptyView() }
}
