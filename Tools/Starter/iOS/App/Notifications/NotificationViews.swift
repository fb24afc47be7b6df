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
                    } more: {
                        Task { try? await app.models.perform(on: shown) { model.source.more() } }
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
    let loaded: Loaded<ListPage<ArchivedNotification>>
    let open: (ArchivedNotification) -> Void
    let more: () -> Void

    var body: some View {
        LoadedView(loaded: loaded) { page in
            PagedList(page: page, more: more) { notification in
                OpeningRow {
                    open(notification)
                } content: {
                    VStack(alignment: .leading) {
                        Text(notification.title ?? say("screen.notification")).font(.headline)
                        if let body = notification.body { Text(body).foregroundStyle(.secondary).lineLimit(2) }
                    }
                }
            }
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
        .navigationTitle(loaded.value.map { $0.title ?? say("screen.notification") } ?? "")
    }
}

#Preview("List") {
    let notifications = [
        ArchivedNotification(id: "1", title: "One", body: "A text", category: nil, receivedAt: .now),
        ArchivedNotification(id: "2", title: nil, body: nil, category: nil, receivedAt: .now),
    ]
    NavigationStack {
        NotificationListView(loaded: .ready(ListPage(entries: notifications, hasMore: false))) { _ in
        } more: {
        }
    }
}

#Preview("Page") {
    NavigationStack {
        NotificationView(
            loaded: .ready(
                ArchivedNotification(id: "1", title: "One", body: "A text", category: nil, receivedAt: .now)))
    }
}
