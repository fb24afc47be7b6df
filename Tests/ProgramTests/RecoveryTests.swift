import GRDB
import Testing

@Suite struct RecoveryTests {
    private static let points = ["recorded", "gated", "routing", "committed"]

    @Test(
        "U5: a push whose process dies is shown by the next launch, once",
        arguments: points, ["terminated", "background"])
    func push(point: String, arrive: String) throws {
        let folder = try WorkingFolder()
        let push = try folder.campus("push", Sample.feed, "--arrive", arrive, "--crash-at", point)
        #expect(push.code == CommandRun.killed)
        #expect(push.output == "")
        let launch = try folder.campus("launch").answers()
        #expect(launch.map(\.outcome) == ["shown", "ready"])
        #expect(launch.first?.stack == Sample.feedStack)
        #expect(try folder.launch() == ["ready"])
    }

    @Test(
        "U5: a link whose process dies is shown by the next launch, once",
        arguments: points.map { ($0, ["--via", "scheme", "--arrive", "terminated"]) } + [
            ("gated", ["--via", "universal-link", "--arrive", "background"]), ("routing", ["--via", "in-app"]),
        ])
    func open(point: String, channel: [String]) throws {
        let folder = try WorkingFolder()
        let link = ["open", "https://messenger.example.com/chat/2"]
        #expect(try folder.run(.messenger, link + channel + ["--crash-at", point]).code == CommandRun.killed)
        let launch = try folder.messenger("launch").answers()
        #expect(launch.map(\.outcome) == ["shown", "ready"])
        #expect(launch.first?.stack == ["rooms", "room/2"])
        #expect(try folder.launch(.messenger) == ["ready"])
    }

    @Test(
        "U3: a reply's text survives the process, and is in the room once",
        arguments: points, ["terminated", "background"])
    func reply(point: String, arrive: String) throws {
        let folder = try WorkingFolder()
        let reply = ["push", Sample.room, "--action", "reply", "--text", "Save me a seat"]
        let push = try folder.run(.messenger, reply + ["--arrive", arrive, "--crash-at", point])
        #expect(push.code == CommandRun.killed)
        #expect(try folder.launch(.messenger) == ["performed", "ready"])
        #expect(try folder.launch(.messenger) == ["ready"])
        let room = try folder.run(.messenger, ["open", "messenger://chat?roomId=2"], json: false)
        #expect(room.output.ranges(of: "Save me a seat").count == 1, "\(room.output)")
    }

    @Test(
        "P6: mark as read survives the process, and stands once",
        arguments: points, ["terminated", "background"])
    func markAsRead(point: String, arrive: String) throws {
        let folder = try WorkingFolder()
        let push = ["push", Sample.room, "--action", "mark-as-read", "--arrive", arrive, "--crash-at", point]
        #expect(try folder.run(.messenger, push).code == CommandRun.killed)
        #expect(try folder.launch(.messenger) == ["performed", "ready"])
        #expect(try folder.launch(.messenger) == ["ready"])
        let database = try folder.database("content.sqlite")
        let rooms = try database.read { try Int64.fetchAll($0, sql: "SELECT roomID FROM roomReading") }
        try database.close()
        #expect(rooms == [2])
    }

    @Test(
        "U24: what the app died of twice is set aside at the third launch, and the app starts",
        arguments: ["routing", "committed"])
    func quarantined(point: String) throws {
        let folder = try WorkingFolder()
        #expect(try folder.campus("push", Sample.feed, "--crash-at", point).code == CommandRun.killed)
        // Opening starts the app first, which meets the push again.
        #expect(try folder.campus("open", "campus://home", "--crash-at", point).code == CommandRun.killed)
        let launch = try folder.campus("launch")
        #expect(launch.code == 0)
        let answers = try launch.answers()
        #expect(answers.map(\.outcome) == ["quarantined", "ready"])
        #expect(answers.first?.error?.code == "routingCrashed")
        #expect(answers.last?.navigation.phase == "main")
        #expect(answers.last?.stack == ["feed-list"])
        #expect(try folder.launch() == ["ready"])
        #expect(try folder.campus("push", Sample.feed).answer().outcome == "shown")
    }

    @Test func `U24: deaths before the attempt began do not count`() throws {
        let folder = try WorkingFolder()
        #expect(try folder.campus("push", Sample.feed, "--crash-at", "gated").code == CommandRun.killed)
        for _ in 1...3 {
            #expect(try folder.campus("open", "campus://home", "--crash-at", "gated").code == CommandRun.killed)
        }
        #expect(try folder.launch() == ["shown", "ready"])
    }

    @Test func `U4: the tap that is delivered again after a death is the same tap`() throws {
        let folder = try WorkingFolder()
        let tap = ["push", Sample.feed, "--id", "r", "--now", "2026-05-01T12:00:00Z", "--arrive", "terminated"]
        #expect(try folder.run(.campus, tap + ["--crash-at", "recorded"]).code == CommandRun.killed)
        let second = try folder.run(.campus, tap).answer()
        #expect(second.outcome == "duplicate")
        #expect(second.stack == Sample.feedStack)
        #expect(try folder.launch() == ["ready"])
    }

    @Test(
        "what asked for nothing and was recorded before a death opens nothing, and ends as it would have",
        arguments: [
            ["--action", "com.apple.UNNotificationDismissActionIdentifier"], ["--action", "unknown"],
        ])
    func nothingToDo(response: [String]) throws {
        let folder = try WorkingFolder()
        let push = ["push", Sample.feed, "--crash-at", "recorded"] + response
        #expect(try folder.run(.campus, push).code == CommandRun.killed)
        let answers = try folder.campus("launch").answers()
        #expect(answers.map(\.outcome) == ["ignored", "ready"])
        #expect(answers.last?.stack == ["feed-list"])
        #expect(try folder.launch() == ["ready"])
    }

    @Test func `a death does not lose who waits with it`() throws {
        let folder = try WorkingFolder()
        #expect(
            try folder.campus("push", Sample.path(.campus, "order.apns"), "--crash-at", "routing").code
                == CommandRun.killed)
        #expect(
            try folder.campus("push", Sample.feed, "--arrive", "terminated", "--crash-at", "recorded").code
                == CommandRun.killed)
        #expect(try folder.launch() == ["superseded", "shown", "ready"])
    }
}
