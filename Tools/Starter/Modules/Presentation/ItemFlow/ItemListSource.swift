public import Items
public import Launches
public import Navigation
public import StoreErrors

/// The newest items that the account sees.
public struct ItemListSource: ScreenSource {
    let items: any ItemRepository
    let account: @MainActor () -> AccountID?

    public init(items: any ItemRepository, account: @escaping @MainActor () -> AccountID?) {
        self.items = items
        self.account = account
    }

    private static let limit = 100

    public func load() async throws(StoreError) -> [Item]? {
        guard let account = account() else { return [] }
        return try await items.items(of: account.description, limit: Self.limit)
    }

    public func follow(_ show: @MainActor ([Item]?) -> Void) async throws(StoreError) {
        guard let account = account() else { return show([]) }
        for await items in items.itemUpdates(of: account.description, limit: Self.limit) { show(try items.get()) }
    }

    public func describe(_ items: [Item]) -> ScreenContent {
        .list(
            items.map { item in
                ScreenContent.Row(
                    item.title, detail: item.text, note: item.marks[.done].map { _ in "done" }, link: item.link)
            })
    }
}
