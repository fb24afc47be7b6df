import AppFlow
import AppleBridge
import Launches
import Navigation
import SwiftUI
import UIKit

struct RootView: View {
    let app: Composition.App
    let renderer: ViewRenderer
    private let screens: Screens

    init(app: Composition.App, renderer: ViewRenderer) {
        self.app = app
        self.renderer = renderer
        screens = Screens(app)
    }

    static func controller(of app: Composition.App, drawnBy renderer: ViewRenderer) -> UIViewController {
        UIHostingController(rootView: RootView(app: app, renderer: renderer))
    }

    var body: some View {
        NavigationRootView(
            renderer, models: app.models, alertTitle: title(of:), alertButtons: buttons(of:)
        ) { shown, model in
            screens.view(of: shown, over: model)
        } tabLabel: { tab in
            Label(
                say("screen.\(tab.stack.first?.screen.name ?? tab.id.description)"),
                systemImage: screens.symbol(of: tab))
        } phase: { phase in
            PhaseView(
                phase: phase,
                start: app.completeOnboarding,
                signIn: { await app.signIn(as: AccountID("1")) },
                unlock: {
                    guard await DeviceOwner.isPresent(for: say("lock.reason")) else { return }
                    app.unlock()
                    // The screen that a tap has asked for may take a moment to come.
                    await app.whenIdle()
                },
                signOut: { await app.signOut() },
                retry: app.retry)
        }
    }

    private func title(of alert: NavigationAlert) -> String { Stores.language.sentence(of: alert) }

    /// After a refusal iOS does not ask again: only Settings helps.
    private func buttons(of alert: NavigationAlert) -> [AlertButton] {
        guard alert.offersSettings else { return [] }
        return [AlertButton(say("button.settings")) { app.openNotificationSettings() }, AlertButton(say("button.ok"))]
    }
}

/// What is on the display outside the main screen.
struct PhaseView: View {
    let phase: NavigationState.Phase
    let start: @MainActor () -> Void
    let signIn: () async -> Void
    let unlock: () async -> Void
    let signOut: () async -> Void
    let retry: @MainActor () -> Void

    var body: some View {
        VStack(spacing: 16) {
            if ![.launching, .main].contains(phase) {
                Text(say("phase.\(phase.rawValue)")).accessibilityAddTraits(.isHeader)
            }
            switch phase {
            case .onboarding: Button(say("button.start"), action: start)
            case .login: AsyncButton(say("button.signIn"), action: signIn)
            case .locked:
                AsyncButton(say("button.unlock"), action: unlock)
                // Without a passcode, which may have been removed since, nobody could unlock.
                if !DeviceOwner.canBeAsked { AsyncButton(say("button.signOut"), action: signOut) }
            case .retry: Button(say("content.retry"), action: retry)
            case .launching, .main: ProgressView()
            }
        }
    }
}

/// A sentence of the program's modules, in the user's language.
@MainActor
func say(_ key: String) -> String { Stores.language.sentence(key) }

#Preview {
    PhaseView(phase: .locked, start: {}, signIn: {}, unlock: {}, signOut: {}, retry: {})
}
