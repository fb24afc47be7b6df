import AppFlow
import ItemFlow
import Items
import Navigation
import SwiftUI

extension ScreenViews<AnyView> {
    static func items(of app: Composition.App) -> ScreenViews {
        ScreenViews([
            ScreenViews(ItemListSource.self) { model, _ in
                AnyView(ItemListView(loaded: model.loaded) { app.open(inAppLink: $0.link) })
            },
            ScreenViews(ItemSource.self) { model, _ in AnyView(ItemView(loaded: model.loaded)) },
        ])
    }
}

struct ItemListView: View {
    let loaded: Loaded<[Item]>
    let open: (Item) -> Void

    var body: some View {
        LoadedView(loaded: loaded) { items in
            List(items) { item in
                Button {
                    open(item)
                } label: {
                    ItemRow(item: item)
                }
                .tint(.primary)
            }
            .overlay { if items.isEmpty { EmptyContentView() } }
        }
        .navigationTitle(say("screen.items"))
    }
}

/// One of them in the list, which VoiceOver reads as a whole.
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
        .accessibilityElement(children: .combine)
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
        .navigationTitle(loaded.value?.title ?? say("screen.item"))
    }
}

#Preview("List") {
    NavigationStack {
        ItemListView(
            loaded: .ready([
                Item(id: 1, title: "One", text: "A text", date: .now),
                Item(id: 2, title: "Two", text: "Another text", date: .now, marks: [.done: .now]),
            ])
        ) { _ in }
    }
}

#Preview("Empty") {
    ItemListView(loaded: .ready([])) { _ in }
}

#Preview("Failed") {
    ItemListView(loaded: .failed(.backend(reason: "preview"), nil)) { _ in }
}

#Preview("Page") {
    NavigationStack {
        ItemView(loaded: .ready(Item(id: 1, title: "One", text: "A text", date: .now, marks: [.done: .now])))
    }
}
