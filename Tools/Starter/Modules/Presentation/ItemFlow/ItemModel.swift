import Items
import Launches
public import Navigation
public import Observation
import StoreErrors
import Timestamps

/// One item.
@MainActor @Observable
public final class ItemModel: ScreenModel {
    public private(set) var content = ScreenContent(status: .loading)
    private let id: Item.ID
    private let factory: any ItemFlowFactory

    init(id: Item.ID, factory: any ItemFlowFactory) {
        self.id = id
        self.factory = factory
    }

    public func load() async {
        guard let account = factory.account() else { return show(nil) }
        content.beginLoading()
        do {
            show(try await factory.items.item(id: id, of: account.description))
        } catch {
            content.fail(code: StoreError.code)
        }
    }

    public func follow() async {
        guard let account = factory.account() else { return show(nil) }
        content.beginLoading()
        for await item in factory.items.itemUpdates(id: id, of: account.description) {
            switch item {
            case .success(let item): show(item)
            case .failure: content.fail(code: StoreError.code)
            }
        }
    }

    private func show(_ item: Item?) {
        guard let item else { return content.fail(code: RouteError.contentNotFound.code) }
        var rows = [ScreenContent.Row(item.text), ScreenContent.Row(RFC3339.string(from: item.date), note: "date")]
        if let date = item.doneAt { rows.append(ScreenContent.Row(RFC3339.string(from: date), note: "doneAt")) }
        content = ScreenContent(title: item.title, rows: rows)
    }
}
