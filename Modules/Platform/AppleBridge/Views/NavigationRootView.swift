#if canImport(UIKit)
import Accessibility
public import Navigation
public import SwiftUI

/// The navigation in SwiftUI: tabs with a stack each, sheets and alerts, as the navigator's state has them.
///
/// It follows the state, and what the user does goes back to the navigator ("Understanding the navigation stack").
public struct NavigationRootView<ScreenView: View, TabLabel: View, PhaseView: View>: View {
    private let parts: NavigationParts<ScreenView, TabLabel>
    private let phase: (NavigationState.Phase) -> PhaseView

    /// - Parameters:
    ///   - renderer: made once for a scene, beside this view.
    ///   - models: the coordinator's, which load and follow what their screens show.
    ///   - alertTitle: what an alert says in the user's language.
    ///   - alertButtons: its buttons; none for the system's own.
    ///   - screen: a screen with its model. It opens others by `push(_:over:)` and `present(_:over:)` of the app.
    ///   - tabBadge: the number on a tab, such as how many are unread behind it; 0 for none. It is asked again when
    ///     what it read of an observable object has changed.
    ///   - tabLabel: a tab's place in the tab bar.
    ///   - phase: what is on the display outside `main`, where nothing else is.
    public init(
        _ renderer: ViewRenderer, models: ScreenModels, alertTitle: @escaping (NavigationAlert) -> String,
        alertButtons: @escaping (NavigationAlert) -> [AlertButton] = { _ in [] },
        tabBadge: @escaping (NavigationState.Tab) -> Int = { _ in 0 },
        @ViewBuilder screen: @escaping (ShownScreen, any ScreenModel) -> ScreenView,
        @ViewBuilder tabLabel: @escaping (NavigationState.Tab) -> TabLabel,
        @ViewBuilder phase: @escaping (NavigationState.Phase) -> PhaseView
    ) {
        parts = NavigationParts(
            renderer: renderer, models: models, alertTitle: alertTitle, alertButtons: alertButtons, screen: screen,
            tabLabel: tabLabel, tabBadge: tabBadge)
        self.phase = phase
    }

    public var body: some View {
        let drawing = parts.renderer.drawing
        Group {
            if drawing.state.phase == .main {
                TabsView(renderer: parts.renderer, parts: parts)
                    .modifier(parts.layer(over: 0))
                    .id(drawing.entries)
            } else {
                phase(drawing.state.phase)
            }
        }
        .onChange(of: drawing.announcements) {
            // Once what is announced has reached the display.
            Task { AccessibilityNotification.ScreenChanged().post() }
        }
    }
}

extension ViewRenderer {
    /// A renderer for SwiftUI, whose views follow what is done at once without animation.
    public convenience init(_ navigator: Navigator) {
        self.init(navigator) { isAnimated, change in
            var transaction = Transaction()
            transaction.disablesAnimations = !isAnimated
            withTransaction(transaction) { change() }
        }
    }
}
#endif
