#if canImport(UIKit)
import Navigation
import SwiftUI

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
#endif
