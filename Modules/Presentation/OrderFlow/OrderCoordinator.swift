public import AppFlow
import DeepLinks
public import Foundation
public import Launches
public import Navigation
public import Notifications
public import Orders

/// What the order flow needs, which its program provides.
@MainActor
public protocol OrderDependencies {
    var orders: any OrderRepository { get }
    var placeOrder: PlaceOrder { get }
    /// Who is signed in; nil if nobody is.
    var account: CurrentAccount { get }
    var now: @MainActor () -> Date { get }
}

/// The page of each order.
@MainActor
public final class OrderCoordinator: FeatureCoordinator {
    public nonisolated static var routes: [Route<OrderCoordinator>] {
        [
            Route(":orderID", LinkParameter("orderID", String.self)) { _, _, id in [.push(.order(id))] },
            // Its page says that the user is coming, which a stranger's push must not do.
            Route(":orderID/confirm", LinkParameter("orderID", String.self), requiresConfirmation: true) { _, _, id in
                [.push(.order(id, confirms: true))]
            },
        ]
    }

    public nonisolated static let sentences: Sentences? = .orderFlow

    public nonisolated static let categories = [
        NotificationCategory(OrderNotification.category, actions: [NotificationAction("confirm", .perform)])
    ]

    private let dependencies: any OrderDependencies
    /// The account whose open orders were looked through.
    private var checkedAccount: AccountID?

    public init(_ dependencies: any OrderDependencies) {
        self.dependencies = dependencies
    }

    /// The one action there is confirms the order that a tap would open.
    public func perform(_ action: ActionRequest) async throws(RouteError) {
        guard let id = action.parameters["orderID"].flatMap(Order.ID.init) else { throw .contentNotFound }
        let order = try await askStore(
            await dependencies.orders.confirm(
                id, of: action.account.description, key: action.key.description, at: action.date))
        if order == nil { throw .contentNotFound }
    }

    /// At an account's first screen: a process may have died before it scheduled an order's notification. If the store
    /// gives no answer, at the next one.
    public func didShow(_ screen: Screen, to account: AccountID, at date: Date) async throws(RouteError) {
        guard checkedAccount != account else { return }
        try await askStore(await dependencies.placeOrder.scheduleMissing(for: account))
        checkedAccount = account
    }

    /// An order shows to its own account alone, and stays for when that signs in again. Its notification was cancelled
    /// with the sign-out.
    public func removeAccount() async throws(RouteError) { checkedAccount = nil }

    /// The model behind one of this flow's screens; nil if it is not one of them.
    public func makeModel(for screen: Screen) -> (any ScreenModel)? {
        guard let id = screen.id, screen.isSame(as: .order(id)) else { return nil }
        return StoreModel(
            OrderSource(
                id: id, confirms: screen.arguments["confirms"] != nil, orders: dependencies.orders,
                account: dependencies.account, now: dependencies.now))
    }
}

extension Screen {
    /// - Parameters:
    ///   - id: as its link has it, which may be no order's.
    ///   - confirms: whether the order is confirmed as its page opens.
    public static func order(_ id: String, confirms: Bool = false) -> Screen {
        Screen("order", id: id, arguments: confirms ? ["confirms": "true"] : [:])
    }
}

extension Sentences {
    /// The sentences of this feature's screens and notifications.
    public static let orderFlow = Sentences(in: .module)
}
