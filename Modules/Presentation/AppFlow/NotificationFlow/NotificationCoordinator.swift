import DeepLinks
public import Navigation
public import Notifications

/// What the notification flow needs, which its program provides.
@MainActor
public protocol NotificationDependencies {
    var archive: any NotificationArchive { get }
}

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

    private let archive: any NotificationArchive
    private let rules: LinkRules

    /// The program's rules say where a notification's page is.
    public init(_ dependencies: any NotificationDependencies, rules: LinkRules) {
        archive = dependencies.archive
        self.rules = rules
    }

    private func planDetail(_ id: String) async throws(RouteError) -> [NavigationStep] {
        let notification = try await askStore(await archive.notification(id: id))
        guard notification != nil else { throw .contentNotFound }
        return [.push(.notification(id))]
    }

    /// The app empties the archive itself.
    public func removeAccount() async throws(RouteError) {}

    /// The model behind one of this flow's screens; nil if it is not one of them.
    public func makeModel(for screen: Screen) -> (any ScreenModel)? {
        if screen.isSame(as: .notifications) {
            return StoreModel(NotificationListSource(archive: archive, ownPage: rules.ownPage(of:)))
        }
        guard let id = screen.id, screen.isSame(as: .notification(id)) else { return nil }
        return StoreModel(NotificationDetailSource(id: id, archive: archive))
    }
}

extension Screen {
    public static let notifications = Screen("notifications")

    public static func notification(_ id: String) -> Screen { Screen("notification", id: id) }
}
