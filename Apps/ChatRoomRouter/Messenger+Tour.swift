import RouterCommands

extension Messenger {
    nonisolated static var tour: [TourStop] {
        [
            TourStop("cold", .push("room.apns"), .arriving(.terminated)),
            TourStop("warm", .push("link.apns"), .arriving(.background)),
            TourStop("untapped", .push("room.apns", isTapped: false), .arriving(.foreground)),
            TourStop("noLink", .push("notice.apns"), .arriving(.foreground)),
            TourStop("action", .action("reply", on: "room.apns", text: "Save me a seat"), .arriving(.terminated)),
            TourStop("scheme", .link("messenger://chat?roomId=2", via: .scheme), .arriving(.terminated)),
            TourStop("waits", .push("room.apns"), .killedBeforeLogin),
            TourStop("newest", .push("room.apns"), .waitingWith("link.apns")),
            TourStop("stale", .push("room.apns"), .waitingFor(minutes: 11)),
            TourStop("web", .push("web.apns"), .arriving(.background)),
            TourStop("unknown", .push("unknown-room.apns"), .arriving(.terminated)),
            TourStop("badParameter", .link("messenger://chat?roomId=-1", via: .scheme), .arriving(.background)),
        ]
    }
}
