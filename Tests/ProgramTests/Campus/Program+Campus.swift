extension Program {
    static let campus = Program(
        name: "feed-detail-router", folder: "Apps/FeedDetailRouter", scheme: "campus", host: "campus.example.com",
        push: "feed.apns", route: "home/feed/:feedID",
        parameters: ["feedID": Sample.feedID], tab: "feed", stack: Sample.feedStack,
        screen: "Reading a stack trace without fear\n", koreanScreen: "피드 › 게시글", banner: "New post",
        way: "Feed › Post", page: "home/mypage",
        routes: [
            "/", "home", "home/feed", "home/feed/:feedID", "home/notification", "home/notification/detail",
            "home/soptamp",
            "home/soptamp/entire-ranking", "home/soptamp/current-generation-ranking", "home/mypage", "home/attendance",
            "home/attendance/attendance-modal", "home/poke", "home/poke/notification-list",
            "home/order/:orderID", "home/order/:orderID/confirm",
            "feed", "feed/:feedID", "notification", "notification/detail",
        ],
        samples: [
            SampleEnd("feed", "shown home/feed/:feedID", on: Sample.feedStack),
            SampleEnd(
                "link", "shown home/attendance/attendance-modal", on: ["feed-list", "attendance"],
                under: ["attendance-modal"]),
            SampleEnd(
                "notice", "shown home/notification/detail",
                on: ["feed-list", "notifications", "notification/notice-17"]),
            SampleEnd("order", "shown home/order/:orderID", on: ["feed-list", "order/7"]),
            SampleEnd("web", "shown", on: ["feed-list"], under: ["web"]),
            SampleEnd("expired", "failed expiredLink", on: ["feed-list"]),
            SampleEnd(
                "new", "shown home/feed/:feedID",
                on: ["feed-list", "feed-detail/c7a1e2d4-6b38-4f95-8d20-5e9b1a4c7f55"]),
            SampleEnd("unknown-feed", "failed contentNotFound", on: ["feed-list"]),
        ])
}

extension Sample {
    static let feed = path(.campus, "feed.apns")
    static let feedID = "4b2f6c0e-5d1a-4c8e-9a53-1f0d7b6e2a11"
    static let feedStack = ["feed-list", "feed-detail/\(feedID)"]
}

extension WorkingFolder {
    func campus(_ arguments: String...) throws -> CommandRun { try run(.campus, arguments) }

    /// What a person gets to read.
    func campusText(_ arguments: String...) throws -> CommandRun { try run(.campus, arguments, json: false) }
}
