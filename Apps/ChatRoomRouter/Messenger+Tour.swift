import RouterCommands

extension Messenger {
    nonisolated static let tour = [
        TourStop("cold", "sample room", "tap"),
        TourStop("warm", "home", "sample link", "tap"),
        TourStop("untapped", "back", "sample room"),
        TourStop("noLink", "hide", "sample notice", "tap"),
        TourStop("action", "kill", "sample room", "act #1 reply Save me a seat"),
        TourStop("scheme", "kill", "url messenger://chat?roomId=2"),
        TourStop("waits", "signout", "kill", "sample room", "tap", "kill", "open", "signin 1"),
        TourStop("newest", "signout", "sample room", "tap", "sample link", "tap", "signin 1"),
        TourStop("stale", "signout", "sample room", "tap", "wait 660", "signin 1"),
        TourStop("web", "home", "sample web", "tap"),
        TourStop("unknown", "kill", "sample unknown-room", "tap"),
        TourStop("badParameter", "home", "url messenger://chat?roomId=-1"),
    ]
}
