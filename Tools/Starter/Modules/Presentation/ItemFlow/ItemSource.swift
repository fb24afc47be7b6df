import Items
import Launches
import Navigation
import StoreErrors
import Timestamps

/// One item, for the account that sees it.
struct ItemSource: ScreenSource {
    let id: Item.ID
    let items: any ItemRepository
    let account: @MainActor () -> AccountID?

    func load() async throws(StoreError) -> Item? {
        guard let account = account() else { return nil }
        return try await items.item(id: id, of: account.description)
    }

    func follow(_ show: @MainActor (Item?) -> Void) async throws(StoreError) {
        guard let account = account() else { return show(nil) }
        for await item in items.itemUpdates(id: id, of: account.description) { show(try item.get()) }
    }

    func describe(_ item: Item) -> ScreenContent {
        var rows = [ScreenContent.Row(item.text), ScreenContent.Row(RFC3339.string(from: item.date), note: "date")]
        if let date = item.doneAt { rows.append(ScreenContent.Row(RFC3339.string(from: date), note: "doneAt")) }
        return ScreenContent(title: item.title, rows: rows)
    }
}
