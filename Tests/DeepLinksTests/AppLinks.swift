import DeepLinks

/// The links of one real app; each origin with routes of its own has a table.
struct AppLinks {
    typealias Route = AppTable.Route

    private let tables: [AppTable]

    private init(_ tables: AppTable...) {
        self.tables = tables
    }

    /// - Throws: `LinkError` of the table that the link is addressed to, else of the last.
    func resolve(_ link: String) throws -> AppTable.Match {
        var last: any Error = LinkError.invalidScheme
        for table in tables {
            do {
                return try table.resolve(link, from: .scheme)
            } catch {
                last = error
                guard [.invalidScheme, .untrustedHost].contains(error as? LinkError) else { break }
            }
        }
        throw last
    }

    static func of(_ app: String) throws -> AppLinks? {
        switch app {
        case "Kickstarter iOS":
            try AppLinks(
                AppTable(hosts: ["clicks.kickstarter.com", "emails.kickstarter.com"], [Route("*", "emailClick")]),
                AppTable(schemes: ["ksr"], under: "www.kickstarter.com", kickstarter),
                AppTable(hosts: ["www.kickstarter.com", "kickstarter.com"], kickstarter))
        case "Firefox iOS":
            try AppLinks(AppTable(schemes: ["fennec"], firefox))
        case "Firefox Focus iOS":
            try AppLinks(
                AppTable(
                    schemes: ["firefox-focus"],
                    [
                        Route("open-url", "url", parameters: [LinkParameter("url", String.self).declaration]),
                        Route("open-text", "text", parameters: [LinkParameter("text", String.self).declaration]),
                    ]))
        case "Rocket.Chat (normalizeDeepLinkingServerHost)":
            try AppLinks(AppTable(schemes: ["rocketchat"], [Route("*", "host")]))
        case "DuckDuckGo iOS":
            try AppLinks(AppTable(schemes: ["ddgquicklink"], [Route("*query", "quickLink")]))
        case "DuckDuckGo iOS (scheme policy)":
            try AppLinks(
                AppTable(schemes: ["mailto", "sms"], [Route("*", "external.askForConfirmation")]),
                AppTable(schemes: ["maps", "tel"], [Route("*", "external.open")]))
        case "DuckDuckGo iOS (interceptor)":
            try AppLinks(
                AppTable(
                    hosts: ["duckduckgo.com"],
                    [
                        Route("pro", "privacyPro"),
                        Route("/", "aiChat", parameters: [LinkParameter("ia", Answer.self).declaration]),
                    ]))
        default: nil
        }
    }

    private enum Answer: String, CaseIterable, LinkValue {
        case chat
    }

    private static let firefox = [
        Route(
            "open-url", "url",
            parameters: [
                LinkParameter("url", optional: String.self).declaration,
                LinkParameter("private", optional: Bool.self).declaration,
            ]),
        Route(
            "fxa-signin", "fxa",
            parameters: ["signin", "user", "email"].map { LinkParameter($0, String.self).declaration }),
        Route(
            "deep-link", "deepLink", parameters: [LinkParameter("url", String.self).declaration],
            nested: [
                Route("settings/clear-private-data", "deepLink.settings.clearPrivateData"),
                Route("settings/newTab", "deepLink.settings.newtab"),
                Route("settings/homePage", "deepLink.settings.homepage"),
                Route("settings/mailto", "deepLink.settings.mailto"),
                Route("settings/search", "deepLink.settings.search"),
                Route("settings/fxa", "deepLink.settings.fxa"),
                Route("homepanel/bookmarks", "deepLink.homePanel.bookmarks"),
                Route("homepanel/top-sites", "deepLink.homePanel.topSites"),
                Route("homepanel/history", "deepLink.homePanel.history"),
                Route("homepanel/reading-list", "deepLink.homePanel.readingList"),
                Route("default-browser/system-settings", "deepLink.defaultBrowser.systemSettings"),
            ]),
    ]
}
