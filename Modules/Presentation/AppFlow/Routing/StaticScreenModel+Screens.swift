import DeepLinks
public import Navigation

// The screens of every app that show only their own arguments.

extension Screen {
    static let confirmation = "confirmation"

    /// The page that shows an address outside the app.
    static func web(_ address: WebAddress) -> Screen { Screen("web", arguments: ["url": address.text]) }
}

extension RoutePlan {
    /// Presents a confirmation over everything that is there. Its link opens as any link inside the app does; going
    /// back declines.
    static func confirmation(of link: String) -> RoutePlan {
        RoutePlan(steps: [.present(Screen(Screen.confirmation, arguments: ["link": link]))], policy: .onTop)
    }
}

extension StaticScreenModel {
    /// The confirmation of a link; nil for any other screen.
    convenience init?(confirming screen: Screen) {
        guard screen.name == Screen.confirmation, let link = screen.arguments["link"] else { return nil }
        self.init(ScreenContent(rows: [ScreenContent.Row(link, link: link)]))
    }

    /// A screen that shows only its own arguments.
    public convenience init(showing screen: Screen) {
        var rows = screen.arguments.sorted { $0.key < $1.key }.map { ScreenContent.Row($0.key, detail: $0.value) }
        if let id = screen.id { rows.insert(ScreenContent.Row(id), at: 0) }
        self.init(.list(rows))
    }
}
