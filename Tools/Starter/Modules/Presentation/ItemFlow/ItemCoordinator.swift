public import AppFlow
import DeepLinks
import Items
import Launches
public import Navigation

/// The list of items, and the page of each.
@MainActor
public final class ItemCoordinator: FeatureCoordinator {
    public nonisolated static var routes: [Route<ItemCoordinator>] {
        [
            Route(
                ":itemID", LinkParameter("itemID", Item.ID.self), screen: { .item($0) },
                plan: { flow, _, id throws(RouteError) in try await flow.planDetail(id) })
        ]
    }

    public nonisolated static let sentences: Sentences? = .itemFlow

    let factory: any ItemFlowFactory

    public init(factory: any ItemFlowFactory) {
        self.factory = factory
    }

    /// The page of one that the account sees.
    private func planDetail(_ id: Item.ID) async throws(RouteError) -> [NavigationStep] {
        guard let account = factory.account() else { throw .contentNotFound }
        let item = try await askStore(await factory.items.item(id: id, of: account.description))
        guard item != nil else { throw .contentNotFound }
        return [.push(.item(id))]
    }

    /// Asks whether the store answers; each screen loads its own content.
    public func load() async throws(RouteError) {
        _ = try await askStore(await factory.items.isEmpty())
    }

    /// The model behind one of this flow's screens; nil if it is not one of them.
    public func makeModel(for screen: Screen) -> (any ScreenModel)? {
        if screen.name == Screen.items.name { return ItemListModel(factory: factory) }
        return screen.itemID.map { ItemModel(id: $0, factory: factory) }
    }
}
