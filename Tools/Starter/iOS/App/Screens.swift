import AppFlow
import AppleBridge
import Launches
import Navigation
import SwiftUI
import UIKit

struct RootView: View {
    let app: Composition.App
    let renderer: ViewRenderer

    static func controller(of app: Composition.App, drawnBy renderer: ViewRenderer) -> UIViewController {
        UIHostingController(rootView: RootView(app: app, renderer: renderer))
    }

    var body: some View {
        NavigationRootView(
            renderer, models: app.models, alertTitle: title(of:), alertButtons: buttons(of:)
        ) { shown, model in
            ScreenView(app: app, shown: shown, model: model)
        } tabLabel: { tab in
            Text(say("screen.\(tab.stack.first?.screen.name ?? tab.id.description)"))
        } phase: { phase in
            PhaseView(app: app, phase: phase)
        }
    }

    private func title(of alert: NavigationAlert) -> String { Stores.language.sentence(of: alert) }

    /// After a refusal iOS does not ask again: only Settings helps.
    private func buttons(of alert: NavigationAlert) -> [AlertButton] {
        guard alert.offersSettings else { return [] }
        return [AlertButton("Settings") { app.openNotificationSettings() }, AlertButton("OK")]
    }
}

struct ScreenView: View {
    let app: Composition.App
    let shown: ShownScreen
    let model: any ScreenModel

    var body: some View {
        let content = model.content
        List {
            switch content.status {
            case .loading: Text(say("content.loading"))
            case .empty: Text(say("content.empty"))
            case .failed(let code): Text(say(code))
            case .ready:
                ForEach(content.rows.indices, id: \.self) { row(content.rows[$0]) }
            }
            ForEach(content.actions) { ActionView(app: app, shown: shown, action: $0) }
        }
        .navigationTitle(content.title ?? say("screen.\(shown.screen.name)"))
    }

    private func row(_ row: ScreenContent.Row) -> some View {
        Button {
            if let link = row.link { app.open(inAppLink: link) }
        } label: {
            VStack(alignment: .leading) {
                Text(row.title)
                if let detail = row.detail { Text(detail) }
            }
        }
    }
}

/// An alert says why something could not be done; what was typed for it stays then.
struct ActionView: View {
    let app: Composition.App
    let shown: ShownScreen
    let action: ScreenContent.Action
    @State private var text = ""

    // From Xcode 27 on Swift synthesizes no memberwise initializer for a type with a `State` (Apple, "TN3211").
    init(app: Composition.App, shown: ShownScreen, action: ScreenContent.Action) {
        self.app = app
        self.shown = shown
        self.action = action
    }

    var body: some View {
        let title = say("content.\(action.id)")
        if action.takesText { TextField(title, text: $text) }
        Button(title) {
            Task {
                guard (try? await app.perform(action.id, text: action.takesText ? text : nil, on: shown)) != nil
                else { return }
                text = ""
            }
        }
    }
}

/// What is on the display outside the main screen.
struct PhaseView: View {
    let app: Composition.App
    let phase: NavigationState.Phase

    var body: some View {
        VStack {
            Text(say("phase.\(phase.rawValue)"))
            switch phase {
            case .onboarding: Button("Start") { app.completeOnboarding() }
            case .login: Button("Sign in") { Task { await app.signIn(as: AccountID("1")) } }
            case .locked: Button("Unlock") { app.unlock() }
            case .retry: Button("Try again") { app.retry() }
            case .launching, .main: EmptyView()
            }
        }
    }
}

@MainActor
private func say(_ key: String) -> String { Stores.language.sentence(key) }
