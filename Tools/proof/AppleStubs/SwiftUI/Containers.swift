// Apple: "TabView", "init(selection:content:)"
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
}

// Apple: "NavigationStack", "init(root:)", "init(path:root:)"
@MainActor @preconcurrency
public struct NavigationStack<Data, Root: View>: PrimitiveView {
    nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}

    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
        Data.Element: Hashable
    {}
}

// Apple: "NavigationPath"
public struct NavigationPath {}

// Apple: "ForEach"
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}

// Apple: "ForEach", "init(_:content:)", "init(_:id:content:)"
extension ForEach: View where Content: View {
    public var body: Never { fatalError() }

    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {}

    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {}
}

// Apple: "List", "init(content:)", "init(_:rowContent:)", "init(_:id:rowContent:)"
@MainActor @preconcurrency
public struct List<SelectionValue, Content: View>: PrimitiveView {
    nonisolated public init(@ViewBuilder content: () -> Content) where SelectionValue == Never {}

    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        SelectionValue == Never, Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
    {}

    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where SelectionValue == Never, Content == ForEach<Data, ID, RowContent> {}
}

// Apple: "Form", "init(content:)"
public struct Form<Content: View>: PrimitiveView {
    nonisolated public init(@ViewBuilder content: () -> Content) {}
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

// Apple: "HStack"
public struct HStack<Content> {}

// Apple: "HStack", "init(alignment:spacing:content:)"
extension HStack: View where Content: View {
    public var body: Never { fatalError() }

    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
}

// Apple: "VerticalAlignment", "top", "center", "bottom"
public struct VerticalAlignment: Sendable {
    public static let top = VerticalAlignment()
    public static let center = VerticalAlignment()
    public static let bottom = VerticalAlignment()
}

// Apple: "Spacer", "init(minLength:)"
public struct Spacer: PrimitiveView {
    nonisolated public init(minLength: CGFloat? = nil) {}
}

// Apple: "ZStack"
public struct ZStack<Content> {}

// Apple: "ZStack", "init(content:)"
extension ZStack: View where Content: View {
    public var body: Never { fatalError() }

    nonisolated public init(@ViewBuilder content: () -> Content) {}
}

// Apple: "Group"
public struct Group<Content> {}

// Apple: "Group", "init(content:)"
extension Group: View where Content: View {
    public var body: Never { fatalError() }

    nonisolated public init(@ViewBuilder content: () -> Content) {}
}
