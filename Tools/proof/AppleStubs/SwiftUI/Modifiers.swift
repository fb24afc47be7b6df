// Apple: "View", "modifier(_:)", "id(_:)", "tag(_:includeOptional:)", "tabItem(_:)", "badge(_:)",
// "navigationDestination(for:destination:)", "sheet(item:onDismiss:content:)", "alert(_:isPresented:actions:)",
// "background(content:)", "onAppear(perform:)", "onChange(of:initial:_:)"
extension View {
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent() }

    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { EmptyView() }

    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { EmptyView() }

    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { EmptyView() }

    nonisolated public func badge(_ count: Int) -> some View { EmptyView() }

    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { EmptyView() }

    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { EmptyView() }

    nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { EmptyView() }

    nonisolated public func background<V: View>(@ViewBuilder content: () -> V) -> some View { EmptyView() }

    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { EmptyView() }

    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View { EmptyView() }

    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some View { EmptyView() }
}

// Apple: "Material", "bar"
public struct Material: ShapeStyle {}

// Apple: "ShapeStyle", "bar"
extension ShapeStyle where Self == Material {
    public static var bar: Material { Material() }
}

// Apple: "View", "padding(_:_:)", "background(_:ignoresSafeAreaEdges:)",
// "frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)"
extension View {
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { EmptyView() }

    nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View { EmptyView() }

    nonisolated public func frame(maxWidth: CGFloat? = nil) -> some View { EmptyView() }
}

// Apple: "View", "opacity(_:)", "animation(_:value:)", "onDisappear(perform:)", "task(name:priority:file:line:_:)"
extension View {
    nonisolated public func opacity(_ opacity: Double) -> some View { EmptyView() }

    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { EmptyView() }

    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { EmptyView() }

    nonisolated public func task(_ action: @escaping @MainActor @Sendable () async -> Void) -> some View { EmptyView() }
}

// Apple: "Animation", "default"
public struct Animation: Sendable {
    public static let `default` = Animation()
}
