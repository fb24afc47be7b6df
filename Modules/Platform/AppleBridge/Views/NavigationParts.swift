#if canImport(UIKit)
import Navigation
public import SwiftUI

/// What the views of the navigation are made from.
struct NavigationParts<ScreenView: View, TabLabel: View> {
    let renderer: ViewRenderer
    let models: ScreenModels
    let alertTitle: (NavigationAlert) -> String
    let alertButtons: (NavigationAlert) -> [AlertButton]
    let screen: (ShownScreen, any ScreenModel) -> ScreenView
    let tabLabel: (NavigationState.Tab) -> TabLabel
    let tabBadge: (NavigationState.Tab) -> Int

    /// The place of a screen, which is another one when it was opened with something else.
    @MainActor
    func slot(for shown: ShownScreen) -> some View {
        ScreenSlot(shown, parts: self).id(shown)
    }

    /// What is presented over the tabs and so many modals.
    @MainActor
    func layer(over count: Int) -> PresentationLayer<ScreenView, TabLabel> {
        PresentationLayer(renderer: renderer, parts: self, count: count)
    }
}

/// A button of an alert, which closes the alert as well.
public struct AlertButton {
    let title: String
    let action: @MainActor () -> Void

    public init(_ title: String, action: @escaping @MainActor () -> Void = {}) {
        self.title = title
        self.action = action
    }
}

/// The tabs, each with its stack.
struct TabsView<ScreenView: View, TabLabel: View>: View {
    @Bindable var renderer: ViewRenderer
    let parts: NavigationParts<ScreenView, TabLabel>

    var body: some View {
        TabView(selection: $renderer.selectedTab) {
            ForEach(renderer.drawing.state.tabs) { tab in
                stack(of: tab)
                    .tabItem { parts.tabLabel(tab) }
                    .badge(parts.tabBadge(tab))
                    .tag(TabID?.some(tab.id))
            }
        }
    }

    private func stack(of tab: NavigationState.Tab) -> some View {
        NavigationStack(path: $renderer[pathOf: tab.id, drawnAs: renderer.path(of: tab.id)]) {
            // A ForEach would have a destination for each of its views.
            ZStack {
                if let root = tab.stack.first { parts.slot(for: root) }
            }
            .navigationDestination(for: ShownScreen.self) { parts.slot(for: $0) }
        }
    }
}

/// One screen in its place, which tells the renderer when it is there.
struct ScreenSlot<ScreenView: View, TabLabel: View>: View {
    /// Kept here as well, for the screen is still seen while it goes.
    @State private var model: any ScreenModel
    private let shown: ShownScreen
    private let parts: NavigationParts<ScreenView, TabLabel>

    init(_ shown: ShownScreen, parts: NavigationParts<ScreenView, TabLabel>) {
        self.shown = shown
        self.parts = parts
        // Last, since from Xcode 27 on `State` is a macro (Apple, "TN3211").
        _model = State(initialValue: parts.models.model(for: shown))
    }

    var body: some View {
        parts.screen(shown, model)
            .onAppear {
                // This is done before the first frame is drawn ("onAppear(perform:)"), and the task after it.
                Task { parts.renderer.didAppear(shown.id) }
            }
            .accessibilityElement(children: .contain)
            .accessibilityIdentifier(shown.screen.description)
    }
}

/// What is presented over the tabs, or over so many modals: the next modal, or the alert if there is none.
struct PresentationLayer<ScreenView: View, TabLabel: View>: ViewModifier {
    @Bindable var renderer: ViewRenderer
    let parts: NavigationParts<ScreenView, TabLabel>
    let count: Int

    func body(content: Content) -> some View {
        let modal = renderer.modal(over: count)
        let alert = renderer.drawing.state.alert
        let title = renderer.drawing.lastAlert.map(parts.alertTitle) ?? ""
        let buttons = renderer.drawing.lastAlert.map(parts.alertButtons) ?? []
        content
            .sheet(item: $renderer[modalOver: count, drawnAs: modal?.id]) { shown in
                NavigationStack { parts.slot(for: shown) }
                    .environment(\.isSheet, true)
                    .modifier(parts.layer(over: count + 1))
            }
            .background {
                // Without actions the system's own button, in the user's language ("alert(_:isPresented:actions:)").
                // Of a clear view, since SwiftUI may skip what hangs on an empty one.
                Color.clear
                    .alert(title, isPresented: $renderer[alertOver: count, drawnAs: alert]) {
                        ForEach(buttons.indices, id: \.self) { Button(buttons[$0].title, action: buttons[$0].action) }
                    }
                    .id(renderer.drawing.alertDrawings)
            }
    }
}

extension EnvironmentValues {
    /// Whether a view is on a sheet of the navigation, which needs a button that closes it. It stays so while the sheet
    /// goes, when the navigator has it no more.
    public var isSheet: Bool {
        get { self[IsSheet.self] }
        set { self[IsSheet.self] = newValue }
    }
}

private struct IsSheet: EnvironmentKey {
    static let defaultValue = false
}
#endif
