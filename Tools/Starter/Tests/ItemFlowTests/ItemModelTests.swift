import Foundation
import ItemFlow
import ItemSupport
import Items
import Launches
import Navigation
import StoreErrors
import TestSupport
import Testing

@MainActor @Suite struct ItemModelTests {
    private struct Dependencies: ItemDependencies {
        var items: any ItemRepository = InMemoryItemRepository()
        var account: CurrentAccount = { AccountID("1") }
    }

    private let date = Date(timeIntervalSince1970: 1_800_000_000)

    private func model(of screen: Screen, _ dependencies: Dependencies) throws -> any ScreenModel {
        let model = try #require(ItemCoordinator(dependencies).makeModel(for: screen))
        #expect(model.content.status == .loading)
        return model
    }

    /// The models of both screens over two items, the first of which is done.
    private func models() async throws -> (list: any ScreenModel, page: any ScreenModel, items: any ItemRepository) {
        let dependencies = Dependencies()
        let items = [1, 2].map { Item(id: $0, title: "Title \($0)", text: "Text", date: date) }
        _ = try await dependencies.items.save(items)
        _ = try await dependencies.items.mark(1, as: .done, of: "1", key: "k", at: date + 60)
        return (try model(of: .items, dependencies), try model(of: .item(1), dependencies), dependencies.items)
    }

    @Test func `the list is loaded with the newest item first, and its page with all of it`() async throws {
        let items = try await models().items
        let list = StoreModel(ItemListSource(items: items, account: { AccountID("1") }))
        await list.load()
        let loaded = try #require(list.loaded.value)
        try #require(loaded.entries.map(\.id) == [2, 1] && !loaded.hasMore)
        let page = StoreModel(ItemSource(id: 1, items: items, account: { AccountID("1") }))
        await page.load()
        #expect(page.loaded == .ready(loaded.entries[1]))
    }

    @Test("the list shows one page more when asked, from a view or the simulated phone", arguments: [true, false])
    func pages(isAskedByView: Bool) async throws {
        let dependencies = Dependencies()
        let count = 2 * ItemListSource.pageSize + 1
        _ = try await dependencies.items.save(
            (1...count).map { Item(id: Int64($0), title: "Title \($0)", text: "Text", date: date) })
        let list = StoreModel(ItemListSource(items: dependencies.items, account: dependencies.account))
        for pages in 1...3 {
            await list.load()
            #expect(list.loaded.value?.entries.count == min(pages * ItemListSource.pageSize, count))
            #expect(list.loaded.value?.hasMore == (pages < 3))
            let more = list.content.actions.first
            #expect((more != nil) == (pages < 3))
            // A row can appear again before the page is there.
            for _ in 1...2 where more != nil {
                if isAskedByView { list.source.more() } else { try await list.perform("more", text: nil) }
            }
        }
    }

    @Test func `the list says which items are done, and a row opens its page`() async throws {
        let list = try await models().list
        await list.load()
        #expect(
            list.content.rows == [
                ScreenContent.Row("Title 2", detail: "Text", link: "items/2"),
                ScreenContent.Row("Title 1", detail: "Text", note: "done", link: "items/1"),
            ])
    }

    @Test func `the page tells all of its item`() async throws {
        let page = try await models().page
        await page.load()
        #expect(page.content.title == "Title 1")
        #expect(
            page.content.rows == [
                ScreenContent.Row("Text"), ScreenContent.Row("2027-01-15T08:00:00Z", note: "date"),
                ScreenContent.Row("2027-01-15T08:01:00Z", note: "doneAt"),
            ])
    }

    @Test func `both screens show what changes while they are there`() async throws {
        let (list, page, items) = try await models()
        let following = [list, page].map { model in Task { await model.follow() } }
        defer { for task in following { task.cancel() } }
        _ = try await items.save([Item(id: 1, title: "Changed", text: "Text", date: date)])
        await list.content { $0.rows.map(\.title) == ["Title 2", "Changed"] }
        await page.content { $0.title == "Changed" }
    }

    @Test("P4: nobody but its account sees it", arguments: [nil, "2"])
    func others(account: String?) async throws {
        let dependencies = Dependencies(account: { account.map { AccountID($0) } })
        _ = try await dependencies.items.save([Item(id: 1, account: "1", title: "", text: "", date: date)])
        let list = try model(of: .items, dependencies)
        await list.load()
        #expect(list.content == ScreenContent(status: .empty))
        let page = try model(of: .item(1), dependencies)
        await page.load()
        #expect(page.content.status == .failed(code: "contentNotFound"))
    }

    @Test("P8: a screen says that the store or the session cannot be read", arguments: [Screen.items, .item(1)])
    func broken(screen: Screen) async throws {
        let noSession = Dependencies(account: { () throws(StoreError) in throw .unavailable(reason: "test") })
        for dependencies in [Dependencies(items: BrokenItems()), noSession] {
            let loaded = try model(of: screen, dependencies)
            await loaded.load()
            #expect(loaded.content.status == .failed(code: "databaseUnavailable"))
            let followed = try model(of: screen, dependencies)
            await followed.follow()
            #expect(followed.content.status == .failed(code: "databaseUnavailable"))
        }
    }

    @Test("a screen of another flow is not this one's", arguments: [Screen("web", id: "1"), Screen("item")])
    func others(screen: Screen) {
        #expect(ItemCoordinator(Dependencies()).makeModel(for: screen) == nil)
    }
}

/// Items whose file gives no answer.
private struct BrokenItems: ItemRepository {
    private var error: StoreError { .unavailable(reason: "test") }

    func isEmpty() async throws(StoreError) -> Bool { throw error }
    func items(of account: String, limit: Int) async throws(StoreError) -> [Item] { throw error }
    func itemUpdates(of account: String, limit: Int) -> StoreUpdates<[Item]> { failing() }
    func item(id: Item.ID, of account: String) async throws(StoreError) -> Item? { throw error }
    func itemUpdates(id: Item.ID, of account: String) -> StoreUpdates<Item?> { failing() }
    func save(_ items: [Item]) async throws(StoreError) -> StoreChanges { throw error }
    func receive(_ item: Item) async throws(StoreError) -> Bool { throw error }
    func mark(
        _ id: Item.ID, as mark: Item.Mark, of account: String, key: String, at date: Date
    ) async throws(StoreError) -> Item? { throw error }
    func removeAccount() async throws(StoreError) { throw error }

    private func failing<Value>() -> StoreUpdates<Value> {
        AsyncStream { continuation in
            continuation.yield(.failure(error))
            continuation.finish()
        }
    }
}
