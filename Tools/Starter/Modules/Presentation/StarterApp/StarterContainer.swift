public import AppFlow
public import ItemFlow
public import Items
public import Launches
public import Notifications

/// The program's dependencies: its stores, and the factories over them.
public struct StarterContainer: NotificationDependencies {
    public let items: any ItemRepository
    public let archive: any NotificationArchive
    public let account: CurrentAccount

    /// - Parameters:
    ///   - items: the stored items.
    ///   - archive: the notifications that came.
    ///   - account: who is signed in; nil if nobody is.
    public init(
        items: any ItemRepository,
        archive: any NotificationArchive,
        account: @escaping CurrentAccount
    ) {
        self.items = items
        self.archive = archive
        self.account = account
    }

    func makeItemCoordinator() -> ItemCoordinator { ItemCoordinator(self) }
    func makeNotificationCoordinator() -> NotificationCoordinator {
        NotificationCoordinator(self, rules: StarterCoordinator.linkRules)
    }
}

extension StarterContainer: ItemDependencies {}
