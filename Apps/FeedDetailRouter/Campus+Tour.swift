import RouterCommands

extension Campus {
    nonisolated static let tour = [
        TourStop("cold", "sample feed", "tap"),
        TourStop("warm", "home", "sample link", "tap"),
        TourStop("untapped", "sample feed"),
        TourStop("noLink", "hide", "sample notice", "tap"),
        TourStop("web", "home", "sample web", "tap"),
        TourStop("order", "order 12", "kill", "wait 720", "tap"),
        TourStop("waits", "signout", "kill", "sample feed", "tap", "kill", "open", "signin 1"),
        TourStop("newest", "signout", "sample feed", "tap", "sample link", "tap", "signin 1"),
        TourStop("stale", "signout", "sample feed", "tap", "wait 660", "signin 1"),
        TourStop("universalLink", "kill", "link https://campus.example.com/home/soptamp/entire-ranking"),
        TourStop("expired", "home", "sample expired", "tap"),
        TourStop("unknown", "kill", "sample unknown-feed", "tap"),
        TourStop("orderNotPermitted", "home", "url campus://home/order/7"),
    ]
}
