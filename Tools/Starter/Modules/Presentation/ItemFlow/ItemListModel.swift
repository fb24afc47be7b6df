import Items
import Launches
public import Navigation
public import Observation
import StoreErrors

/// The newest items that the account sees.
@MainActor @Observable
public final class ItemListModel: ScreenModel {
    public private(set) var content = ScreenContent(status: .loading)
    private let factory: any ItemFlowFactory

    private static let limit = 100

    init(factory: any ItemFlowFactory) {
        self.factory = factory
    }

    public func load() async {
        guard let account = factory.account() else { return show([]) }
        content.beginLoading()
        do {
            show(try await factory.items.items(of: account.description, limit: Self.limit))
        } catch {
            content.fail(code: StoreError.code)
        }
    }

    public func follow() async {
        guard let account = factory.account() else { return show([]) }
        content.beginLoading()
        for await items in factory.items.itemUpdates(of: account.description, limit: Self.limit) {
            switch items {
            case .success(let items): show(items)
            case .failure: content.fail(code: StoreError.code)
            }
        }
    }

    private func show(_ items: [Item]) {
        content = .list(
            items.map { item in
                ScreenContent.Row(
                    item.title, detail: item.text, note: item.doneAt.map { _ in "done" }, link: "items/\(item.id)")
            })
    }
}
