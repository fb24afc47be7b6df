import AppFlow
import AppleBridge
import Navigation
import SafariServices
import SwiftUI

/// What the screens and the tabs of all features look like.
@MainActor
struct Screens {
    /// Of SF Symbols.
    private static let symbols: [TabID: String] = [
        "items": "list.bullet",
        "notification": "bell",
    ]

    private let app: Composition.App
    private let views: ScreenViews<AnyView>

    init(_ app: Composition.App) {
        self.app = app
        views = ScreenViews([
            .items(of: app),
            .notifications(of: app),
        ])
    }

    func view(of shown: ShownScreen, over model: any ScreenModel) -> some View {
        ScreenView(app: app, views: views, shown: shown, model: model)
    }

    func symbol(of tab: NavigationState.Tab) -> String { Self.symbols[tab.id] ?? "square.stack" }
}

/// A screen, drawn by the view for its model; a page outside the app; or the question whether to open a link.
struct ScreenView: View {
    let app: Composition.App
    let views: ScreenViews<AnyView>
    let shown: ShownScreen
    let model: any ScreenModel

    var body: some View {
        if let page = shown.screen.webPage {
            SafariView(page: page) { close() }
                .ignoresSafeArea()
                .toolbar(.hidden, for: .navigationBar)
        } else if let link = shown.screen.linkToConfirm {
            ConfirmationView(link: link) {
                if close() { app.open(inAppLink: link) }
            } cancel: {
                close()
            }
        } else if let view = views.view(of: shown, over: model) {
            view
        } else if model is StaticScreenModel {
            let rows = model.content.rows
            List(rows.indices, id: \.self) { LabeledContent(rows[$0].title, value: rows[$0].detail ?? "") }
                .navigationTitle(say("screen.\(shown.screen.name)"))
                .closable()
        } else {
            missingView.closable()
        }
    }

    /// - Returns: whether it was there: a second tap on a button finds another screen.
    @discardableResult
    private func close() -> Bool {
        guard app.navigator.state.visible?.id == shown.id else { return false }
        app.navigator.back()
        return true
    }

    /// A mistake in the program, which ends it while it is developed.
    private var missingView: some View {
        assertionFailure("The screen \(shown.screen) has no view: add a line to the views of its feature in iOS/App.")
        return ContentUnavailableView(say("notNavigable"), systemImage: "questionmark.circle")
    }
}

extension View {
    /// A button that closes the screen, if it is on a sheet. `LoadedView` has one; a form has Cancel in its place.
    func closable() -> some View { modifier(Closable()) }
}

private struct Closable: ViewModifier {
    @Environment(\.isSheet) private var isSheet
    @Environment(\.dismiss) private var dismiss

    func body(content: Content) -> some View {
        content.toolbar {
            if isSheet { ToolbarItem(placement: .topBarTrailing) { Button(say("button.close")) { dismiss() } } }
        }
    }
}

/// A page outside the app, in a browser in a sheet.
struct SafariView: UIViewControllerRepresentable {
    /// Of http or https: any other scheme ends the app.
    let page: URL
    let close: () -> Void

    func makeCoordinator() -> Coordinator { Coordinator(close) }

    func makeUIViewController(context: Context) -> SFSafariViewController {
        let browser = SFSafariViewController(url: page)
        browser.delegate = context.coordinator
        return browser
    }

    func updateUIViewController(_ browser: SFSafariViewController, context: Context) {}

    final class Coordinator: NSObject, SFSafariViewControllerDelegate {
        private let close: () -> Void

        init(_ close: @escaping () -> Void) {
            self.close = close
        }

        func safariViewControllerDidFinish(_ controller: SFSafariViewController) { close() }
    }
}

/// Asks whether to open a link that came from outside, where its route requires that.
struct ConfirmationView: View {
    let link: String
    let open: () -> Void
    let cancel: () -> Void

    var body: some View {
        ContentUnavailableView {
            Label(say("screen.confirmation"), systemImage: "questionmark.circle")
        } description: {
            Text(link)
        } actions: {
            Button(say("button.open")) { open() }
            Button(say("button.cancel")) { cancel() }
        }
    }
}

#Preview {
    ConfirmationView(link: "starter://notification") {
    } cancel: {
    }
}
