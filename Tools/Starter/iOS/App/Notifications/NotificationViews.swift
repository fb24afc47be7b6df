import AppFlow
import Navigation
import Notifications
import SwiftUI

extension ScreenViews<AnyView> {
    static func notifications(of app: Composition.App) -> ScreenViews {
        ScreenViews([
            ScreenViews(NotificationListSource.self) { model, shown in
                AnyView(
                    NotificationListView(loaded: model.loaded) { notification in
                        app.push(.notification(notification.id), over: shown)
                    }
                    .refreshable { await app.refresh(shown) })
            },
            ScreenViews(NotificationDetailSource.self) { model, shown in
                AnyView(NotificationView(loaded: model.loaded).refreshable { await app.refresh(shown) })
            },
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

#Preview("List") {
    NavigationStack {
        NotificationListView(
            loaded: .ready([
                ArchivedNotification(id: "1", title: "One", body: "A text", category: nil, receivedAt: .now),
                ArchivedNotification(id: "2", title: nil, body: nil, category: nil, receivedAt: .now),
            ])
        ) { _ in }
    }
}

#Preview("Page") {
    NavigationStack {
        NotificationView(
            loaded: .ready(
                ArchivedNotification(id: "1", title: "One", body: "A text", category: nil, receivedAt: .now)))
    }
}
