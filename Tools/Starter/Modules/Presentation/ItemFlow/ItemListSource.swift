public import Items
public import Launches
public import Navigation
public import StoreErrors

/// The newest items that the account sees, and whether there are older ones.
public struct ItemPage: Equatable, Sendable {
    public let items: [Item]
    public let hasMore: Bool

    public init(items: [Item], hasMore: Bool) {
        self.items = items
        self.hasMore = hasMore
    }
}

/// The newest items that the account sees, and more of them when asked.
@MainActor
public final class ItemListSource: ScreenSource {
    public static let pageSize = 50

    private let items: any ItemRepository
    private let account: @MainActor () -> AccountID?
    private var pages = 1
    /// How many items are shown.
    private var count = 0

    public init(items: any ItemRepository, account: @escaping @MainActor () -> AccountID?) {
        self.items = items
        self.account = account
    }

    /// The next load shows one page more than is shown now, however often it is asked for meanwhile.
    public func more() { pages = count / Self.pageSize + 1 }

    public func load() async throws(StoreError) -> ItemPage? {
        let limit = limit
        guard let account = account() else { return page(of: [], limit) }
        return page(of: try await items.items(of: account.description, limit: limit), limit)
    }

    public func follow(_ show: @MainActor (ItemPage?) -> Void) async throws(StoreError) {
        let limit = limit
        guard let account = account() else { return show(page(of: [], limit)) }
        for await newest in items.itemUpdates(of: account.description, limit: limit) {
            show(page(of: try newest.get(), limit))
        }
    }

    public func describe(_ page: ItemPage) -> ScreenContent {
        let rows = page.items.map { item in
            ScreenContent.Row(
                item.title, detail: item.text, note: item.marks[.done].map { _ in "done" }, link: item.link)
        }
        return .list(rows, actions: page.hasMore ? [Self.more] : [])
    }

    public func perform(_ action: ScreenContent.Action.ID, text: String?) async {
        if action == Self.more.id { more() }
    }

    private static let more = ScreenContent.Action("more")

    /// One more than is shown, to know whether there are more.
    private var limit: Int { pages * Self.pageSize + 1 }

    private func page(of newest: [Item], _ limit: Int) -> ItemPage {
        let shown = Array(newest.prefix(limit - 1))
        count = shown.count
        return ItemPage(items: shown, hasMore: newest.count > count)
    }
}
