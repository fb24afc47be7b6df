public import AppFlow
public import FeedFlow
public import Feeds
public import Foundation
public import Launches
public import Notifications
public import OrderFlow
public import Orders
public import StoreErrors

/// The dependencies of Campus: its stores, and the factories over them.
public struct CampusContainer: FeedDependencies, NotificationDependencies {
    public let feeds: any FeedRepository
    public let fetchPost: FetchPost?
    public let orders: any OrderRepository
    public let archive: any NotificationArchive
    public let account: CurrentAccount
    let schedule: ScheduleNotification
    let language: Language

    /// - Parameters:
    ///   - feeds: the posts.
    ///   - postSource: gives those that are not on the device yet; nil without a backend.
    ///   - orders: the canteen's orders.
    ///   - archive: the notifications that came.
    ///   - account: who is signed in; nil if nobody is.
    ///   - schedule: tells the user something later.
    ///   - language: what those notifications are written in.
    public init(
        feeds: any FeedRepository,
        postSource: (any ContentSource<Post.ID, Post>)? = nil,
        orders: any OrderRepository,
        archive: any NotificationArchive, account: @escaping CurrentAccount,
        schedule: ScheduleNotification, language: Language
    ) {
        self.feeds = feeds
        fetchPost = postSource.map { source in
            FetchPost(from: source, account: account) { post throws(StoreError) in _ = try await feeds.save([post]) }
        }
        self.orders = orders
        self.archive = archive
        self.account = account
        self.schedule = schedule
        self.language = language
    }

    public var now: @MainActor () -> Date { schedule.now }
    public var placeOrder: PlaceOrder { PlaceOrder(in: orders, schedule: schedule, language: language) }

    func makeFeedCoordinator() -> FeedCoordinator { FeedCoordinator(self) }

    func makeNotificationCoordinator() -> NotificationCoordinator {
        NotificationCoordinator(self, rules: CampusCoordinator.linkRules)
    }

    func makeOrderCoordinator() -> OrderCoordinator { OrderCoordinator(self) }
}

extension CampusContainer: OrderDependencies {}
