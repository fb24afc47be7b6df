public import Items
public import Launches
public import Navigation
public import StoreErrors
import Timestamps

/// One item, for the account that sees it.
public struct ItemSource: ScreenSource {
    let id: Item.ID
    let items: any ItemRepository
    let account: CurrentAccount

    public init(id: Item.ID, items: any ItemRepository, account: @escaping CurrentAccount) {
        self.id = id
        self.items = items
        self.account = account
    }

    public func load() async throws(StoreError) -> Item? {
        guard let account = try account() else { return nil }
        return try await items.item(id: id, of: account.description)
    }

    public func follow(_ show: @MainActor (Item?) -> Void) async throws(StoreError) {
        guard let account = try account() else { return show(nil) }
        for await item in items.itemUpdates(id: id, of: account.description) { show(try item.get()) }
    }

    public func describe(_ item: Item) -> ScreenContent {
        var rows = [ScreenContent.Row(item.text), ScreenContent.Row(RFC3339.string(from: item.date), note: "date")]
        if let date = item.marks[.done] { rows.append(ScreenContent.Row(RFC3339.string(from: date), note: "doneAt")) }
        return ScreenContent(title: item.title, rows: rows)
    }
}
