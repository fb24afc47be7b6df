public import AppFlow
public import FeedFlow
public import OrderFlow

/// What Campus's main coordinator needs of its container.
@MainActor
public protocol CampusFactory {
    var placeOrder: PlaceOrder { get }
    func makeFeedCoordinator() -> FeedCoordinator
    func makeNotificationCoordinator() -> NotificationCoordinator
    func makeSoptampCoordinator() -> SoptampCoordinator
    func makePokeCoordinator() -> PokeCoordinator
    func makeOrderCoordinator() -> OrderCoordinator
}
