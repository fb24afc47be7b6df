import RouterCommands

extension Campus {
    nonisolated static var tour: [TourStop] {
        [
            TourStop("cold", .push("feed.apns"), .arriving(.terminated)),
            TourStop("warm", .push("link.apns"), .arriving(.background)),
            TourStop("untapped", .push("feed.apns", isTapped: false), .arriving(.foreground)),
            TourStop("noLink", .push("notice.apns"), .arriving(.foreground)),
            TourStop("web", .push("web.apns"), .arriving(.background)),
            TourStop("order", .scheduled(minutes: 12), .arriving(.terminated)),
            TourStop("waits", .push("feed.apns"), .killedBeforeLogin),
            TourStop("newest", .push("feed.apns"), .waitingWith("link.apns")),
            TourStop("stale", .push("feed.apns"), .waitingFor(minutes: 11)),
            TourStop(
                "universalLink", .link("https://campus.example.com/home/soptamp/entire-ranking", via: .universalLink),
                .arriving(.terminated)),
            TourStop("expired", .push("expired.apns"), .arriving(.background)),
            TourStop("unknown", .push("unknown-feed.apns"), .arriving(.terminated)),
            TourStop("orderNotPermitted", .link("campus://home/order/7", via: .scheme), .arriving(.background)),
        ]
    }
}
