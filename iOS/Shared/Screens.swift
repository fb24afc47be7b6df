import AppFlow
import Navigation
import SwiftUI

/// The demos' views: one for all screens, which draws the description that each model gives besides, for the simulated
/// phone. An app has a view for each screen, as Screens.swift of the starter does.
@MainActor
struct Screens {
    private let app: Composition.App

    init(_ app: Composition.App) {
        self.app = app
    }

    func view(of shown: ShownScreen, over model: any ScreenModel) -> some View {
        ScreenView(app: app, shown: shown, model: model)
    }

    /// Of SF Symbols.
    func symbol(of tab: NavigationState.Tab) -> String { "square.stack" }
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
        .refreshable { await app.refresh(shown) }
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
        AsyncButton(title) {
            guard (try? await app.perform(action.id, text: action.takesText ? text : nil, on: shown)) != nil
            else { return }
            text = ""
        }
    }
}
