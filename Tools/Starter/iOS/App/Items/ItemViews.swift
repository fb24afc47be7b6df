import AppFlow
import ItemFlow
import Items
import Navigation
import SwiftUI

extension ScreenViews<AnyView> {
    static func items(of app: Composition.App) -> ScreenViews {
        ScreenViews([
            ScreenViews(ItemListSource.self) { model, shown in
                AnyView(
                    ItemListView(loaded: model.loaded) { item in
                        app.push(.item(item.id), over: shown)
                    } more: {
                        Task { try? await app.models.perform(on: shown) { model.source.more() } }
                    }
                    .refreshable { await app.refresh(shown) })
            },
            ScreenViews(ItemSource.self) { model, shown in
                AnyView(ItemView(loaded: model.loaded).refreshable { await app.refresh(shown) })
            },
        ])
    }
}

struct ItemListView: View {
    let loaded: Loaded<ListPage<Item>>
    let open: (Item) -> Void
    let more: () -> Void

    var body: some View {
        LoadedView(loaded: loaded) { page in
            PagedList(page: page, more: more) { item in
                OpeningRow {
                    open(item)
                } content: {
                    ItemRow(item: item)
                }
            }
        }
        .navigationTitle(say("screen.items"))
    }
}

/// One of them in the list.
struct ItemRow: View {
    let item: Item

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(item.title).font(.headline)
                Text(item.text).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
            }
            Spacer()
            if item.marks[.done] != nil {
                Image(systemName: "checkmark.circle").accessibilityLabel(say("note.done"))
            }
        }
    }
}

struct ItemView: View {
    let loaded: Loaded<Item>

    var body: some View {
        LoadedView(loaded: loaded) { item in
            List {
                Text(item.text)
                LabeledContent(say("note.date"), value: item.date, format: .dateTime)
                if let date = item.marks[.done] { LabeledContent(say("note.doneAt"), value: date, format: .dateTime) }
            }
        }
        .navigationTitle(loaded.value?.title ?? "")
    }
}

#Preview("List") {
    let items = [
        Item(id: 1, title: "One", text: "A text", date: .now),
        Item(id: 2, title: "Two", text: "Another text", date: .now, marks: [.done: .now]),
    ]
    NavigationStack {
        ItemListView(loaded: .ready(ListPage(entries: items, hasMore: true))) { _ in
        } more: {
        }
    }
}

#Preview("Empty") {
    ItemListView(loaded: .ready(ListPage(entries: [], hasMore: false))) { _ in
    } more: {
    }
}

#Preview("Failed") {
    ItemListView(loaded: .failed(.backend(reason: "preview"), nil)) { _ in
    } more: {
    }
}

#Preview("Page") {
    NavigationStack {
        ItemView(loaded: .ready(Item(id: 1, title: "One", text: "A text", date: .now, marks: [.done: .now])))
    }
}
