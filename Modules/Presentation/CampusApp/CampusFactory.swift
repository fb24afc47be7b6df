public import AppFlow
public import FeedFlow
public import Feeds
public import Notifications
public import OrderFlow
public import Orders

/// What Campus's main coordinator needs of its container.
@MainActor
public protocol CampusFactory {
    var feeds: any FeedRepository { get }
    var orders: any OrderRepository { get }
    /// Tells the user something later, and asks for permission to do so.
    var schedule: ScheduleNotification { get }
    func makeFeedCoordinator() -> FeedCoordinator
    func makeNotificationCoordinator() -> NotificationCoordinator
    func makeSoptampCoordinator() -> SoptampCoordinator
    func makePokeCoordinator() -> PokeCoordinator
    func makeOrderCoordinator() -> OrderCoordinator
}
