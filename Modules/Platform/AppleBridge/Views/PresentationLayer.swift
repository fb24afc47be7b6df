#if canImport(UIKit)
import Navigation
import SwiftUI

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
#endif
