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
