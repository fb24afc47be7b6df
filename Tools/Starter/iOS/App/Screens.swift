import AppFlow
import Navigation
import SwiftUI

extension ScreenViews<AnyView> {
    /// Those of all features.
    static func all(of app: Composition.App) -> ScreenViews {
        ScreenViews([
            .items(of: app),
            .notifications(of: app),
        ])
    }
}

/// A screen, drawn by the view for its model's source. One that has none shows the description of its content, such as
/// an address outside the app, or the question whether to open a link.
struct ScreenView: View {
    let app: Composition.App
    let shown: ShownScreen
    let model: any ScreenModel

    var body: some View {
        if let view = ScreenViews.all(of: app).view(of: shown, over: model) {
            view
        } else {
            let rows = model.content.rows
            List(rows.indices, id: \.self) { row(rows[$0]) }
                .navigationTitle(model.content.title ?? say("screen.\(shown.screen.name)"))
        }
    }

    @ViewBuilder
    private func row(_ row: ScreenContent.Row) -> some View {
        if let link = row.link {
            Button(row.title) { app.open(inAppLink: link) }
        } else if let detail = row.detail {
            LabeledContent(row.title, value: detail)
        } else {
            Text(row.title)
        }
    }
}
