import AppFlow
import Navigation
import Notifications
import SwiftUI

extension ScreenViews<AnyView> {
    static func notifications(of app: Composition.App) -> ScreenViews {
        ScreenViews([
            ScreenViews(NotificationListSource.self) { model, _ in
                AnyView(
                    NotificationListView(loaded: model.loaded) { notification in
                        app.open(inAppLink: model.source.ownPage(notification.id))
                    })
            },
            ScreenViews(NotificationDetailSource.self) { model, _ in AnyView(NotificationView(loaded: model.loaded)) },
        ])
    }
}

struct NotificationListView: View {
    let loaded: Loaded<[ArchivedNotification]>
    let open: (ArchivedNotification) -> Void

    var body: some View {
        LoadedView(loaded: loaded) { notifications in
            List(notifications) { notification in
                Button {
                    open(notification)
                } label: {
                    VStack(alignment: .leading) {
                        Text(notification.title ?? notification.id).font(.headline)
                        if let body = notification.body { Text(body).foregroundStyle(.secondary).lineLimit(2) }
                    }
                }
                .tint(.primary)
                .accessibilityElement(children: .combine)
            }
            .overlay { if notifications.isEmpty { EmptyContentView() } }
        }
        .navigationTitle(say("screen.notifications"))
    }
}

struct NotificationView: View {
    let loaded: Loaded<ArchivedNotification>

    var body: some View {
        LoadedView(loaded: loaded) { notification in
            List {
                if let body = notification.body { Text(body) }
                LabeledContent(say("note.receivedAt"), value: notification.receivedAt, format: .dateTime)
            }
        }
        .navigationTitle(loaded.value?.title ?? say("screen.notification"))
    }
}
