import DeepLinks
public import Navigation
public import Notifications

/// The list of received notifications and the page of each.
@MainActor
public final class NotificationCoordinator: FeatureCoordinator {
    public nonisolated static var routes: [Route<NotificationCoordinator>] {
        [
            Route("detail", LinkParameter("id", String.self)) { flow, _, id throws(RouteError) in
                try await flow.planDetail(id)
            }
        ]
    }

    private let factory: any NotificationFlowFactory
    private let rules: LinkRules

    /// - Parameters:
    ///   - factory: gives the archive that the list shows.
    ///   - rules: the program's, which say where a notification's page is.
    public init(factory: any NotificationFlowFactory, rules: LinkRules) {
        self.factory = factory
        self.rules = rules
    }

    private func planDetail(_ id: String) async throws(RouteError) -> [NavigationStep] {
        let notification = try await askStore(await factory.archive.notification(id: id))
        guard notification != nil else { throw .contentNotFound }
        return [.push(.notification(id))]
    }

    /// The model behind one of this flow's screens; nil if it is not one of them.
    public func makeModel(for screen: Screen) -> (any ScreenModel)? {
        switch (screen.name, screen.id) {
        case (Screen.notifications.name, _):
            NotificationListModel(archive: factory.archive, ownPage: rules.ownPage(of:))
        case (Screen.notificationName, let id?): NotificationDetailModel(id: id, archive: factory.archive)
        default: nil
        }
    }
}

/// The dependencies of the notification flow.
@MainActor
public protocol NotificationFlowFactory {
    var archive: any NotificationArchive { get }
}
