public import AppFlow
import DeepLinks
public import Items
public import Launches
public import Navigation

/// What the item flow needs, which its program provides.
@MainActor
public protocol ItemDependencies {
    var items: any ItemRepository { get }
    /// Who is signed in; nil if nobody is.
    var account: CurrentAccount { get }
}

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

    let dependencies: any ItemDependencies

    public init(_ dependencies: any ItemDependencies) {
        self.dependencies = dependencies
    }

    /// The page of one that the account sees.
    private func planDetail(_ id: Item.ID) async throws(RouteError) -> [NavigationStep] {
        guard let account = try await askStore(try dependencies.account()) else { throw .contentNotFound }
        let item = try await askStore(await dependencies.items.item(id: id, of: account.description))
        guard item != nil else { throw .contentNotFound }
        return [.push(.item(id))]
    }

    /// Asks whether the store answers; each screen loads its own content.
    public func load() async throws(RouteError) {
        _ = try await askStore(await dependencies.items.isEmpty())
    }

    /// The model behind one of this flow's screens; nil if it is not one of them.
    public func makeModel(for screen: Screen) -> (any ScreenModel)? {
        let items = dependencies.items
        if screen.isSame(as: .items) {
            return StoreModel(ItemListSource(items: items, account: dependencies.account))
        }
        return screen.itemID.map { StoreModel(ItemSource(id: $0, items: items, account: dependencies.account)) }
    }
}

extension Sentences {
    /// The sentences of this feature's screens and notifications.
    public static let itemFlow = Sentences(in: .module)
}
