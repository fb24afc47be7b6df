public import Items
public import Launches
public import Navigation
public import StoreErrors

/// The newest items that the account sees, and more of them when asked.
@MainActor
public final class ItemListSource: ScreenSource {
    public static let pageSize = 50

    private let items: any ItemRepository
    private let account: CurrentAccount
    private var paging = Paging(pageSize: pageSize)

    public init(items: any ItemRepository, account: @escaping CurrentAccount) {
        self.items = items
        self.account = account
    }

    /// The next load shows one page more than is shown now.
    public func more() { paging.more() }

    public func load() async throws(StoreError) -> ListPage<Item>? {
        let limit = paging.limit
        guard let account = try account() else { return paging.page(of: [], readUpTo: limit) }
        return paging.page(of: try await items.items(of: account.description, limit: limit), readUpTo: limit)
    }

    public func follow(_ show: @MainActor (ListPage<Item>?) -> Void) async throws(StoreError) {
        let limit = paging.limit
        guard let account = try account() else { return show(paging.page(of: [], readUpTo: limit)) }
        for await newest in items.itemUpdates(of: account.description, limit: limit) {
            show(paging.page(of: try newest.get(), readUpTo: limit))
        }
    }

    public func describe(_ page: ListPage<Item>) -> ScreenContent {
        let rows = page.entries.map { item in
            ScreenContent.Row(
                item.title, detail: item.text, note: item.marks[.done].map { _ in "done" }, link: item.link)
        }
        return .list(rows, actions: page.hasMore ? [.more] : [])
    }

    public func perform(_ action: ScreenContent.Action.ID, text: String?) async {
        if action == ScreenContent.Action.more.id { more() }
    }
}
