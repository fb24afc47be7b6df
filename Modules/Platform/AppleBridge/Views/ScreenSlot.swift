#if canImport(UIKit)
import Navigation
import SwiftUI

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
#endif
