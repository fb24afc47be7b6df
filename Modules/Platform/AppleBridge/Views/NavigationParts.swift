#if canImport(UIKit)
import Navigation
import SwiftUI

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
#endif
