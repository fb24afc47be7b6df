public import AppFlow
import DeepLinks
public import Navigation

/// The page of each order.
@MainActor
public final class OrderCoordinator: FeatureCoordinator {
    public nonisolated static var routes: [Route<OrderCoordinator>] {
        [Route(":orderID", LinkParameter("orderID", String.self)) { _, _, id in [.push(.order(id))] }]
    }

    public nonisolated static let sentences: Sentences? = .orderFlow

    let factory: any OrderFlowFactory

    public init(factory: any OrderFlowFactory) {
        self.factory = factory
    }

    public func load() async throws(RouteError) {
        if let account = factory.account() { await factory.placeOrder.scheduleMissing(for: account) }
    }

    /// The model behind one of this flow's screens; nil if it is not one of them.
    public func makeModel(for screen: Screen) -> (any ScreenModel)? {
        guard screen.name == Screen.orderName, let id = screen.id else { return nil }
        return OrderModel(id: id, orders: factory.orders, account: factory.account)
    }
}
