import DeepLinks
public import Foundation
public import Navigation

// The screens of every app that show only their own arguments.

extension Screen {
    static let confirmationName = "confirmation"

    /// The page that shows an address outside the app.
    static func web(_ address: WebAddress) -> Screen { Screen(webName, arguments: ["url": address.text]) }

    private static let webName = "web"

    /// The page outside the app that this screen shows, of http or https; nil for any other screen.
    public var webPage: URL? {
        guard name == Screen.webName, var parts = arguments["url"].flatMap({ URLComponents(string: $0) }),
            let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme)
        else { return nil }
        // SFSafariViewController ends the app for any other scheme, also for one in capitals.
        parts.scheme = scheme
        return parts.url
    }

    /// The link that the user is asked about; nil for any other screen. After a yes give it to `open(inAppLink:)`.
    public var linkToConfirm: String? { name == Screen.confirmationName ? arguments["link"] : nil }
}

extension RoutePlan {
    /// Presents a confirmation over everything that is there. Its link opens as any link inside the app does; going
    /// back declines.
    static func confirmation(of link: String) -> RoutePlan {
        RoutePlan(steps: [.present(Screen(Screen.confirmationName, arguments: ["link": link]))], policy: .onTop)
    }
}

extension StaticScreenModel {
    /// The confirmation of a link; nil for any other screen.
    convenience init?(confirming screen: Screen) {
        guard let link = screen.linkToConfirm else { return nil }
        self.init(ScreenContent(rows: [ScreenContent.Row(link, link: link)]))
    }

    /// A screen that shows only its own arguments.
    public convenience init(showing screen: Screen) {
        var rows = screen.arguments.sorted { $0.key < $1.key }.map { ScreenContent.Row($0.key, detail: $0.value) }
        if let id = screen.id { rows.insert(ScreenContent.Row(id), at: 0) }
        self.init(.list(rows))
    }
}
