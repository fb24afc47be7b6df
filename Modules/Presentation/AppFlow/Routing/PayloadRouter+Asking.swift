import DeepLinks
import Navigation

extension PayloadRouter {
    /// Whether the user confirms first: the route has an effect, and the link was not opened on one of the app's own
    /// screens, where the user saw what it is.
    func requiresConfirmation(_ resolution: Resolution, from source: LinkSource) -> Bool {
        guard case .route(let match, _) = resolution, source < .inApp else { return false }
        return tree.table.declarations[match.index].requiresConfirmation
    }
}

extension RoutePlan {
    /// Presents a confirmation over everything that is there. Its link opens as any link inside the app does; going back
    /// declines.
    static func confirmation(of link: String) -> RoutePlan {
        RoutePlan(steps: [.present(Screen(Screen.confirmation, arguments: ["link": link]))], policy: .onTop)
    }
}

extension Screen {
    static let confirmation = "confirmation"
}

extension StaticScreenModel {
    /// The confirmation of a link; nil for any other screen.
    convenience init?(confirming screen: Screen) {
        guard screen.name == Screen.confirmation, let link = screen.arguments["link"] else { return nil }
        self.init(ScreenContent(rows: [ScreenContent.Row(link, link: link)]))
    }
}
