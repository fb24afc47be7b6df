import GRDB
import Testing

@Suite struct ReplyRecoveryTests {
    private static let points = ["recorded", "gated", "routing", "committed"]

    @Test(
        "U5: a link whose process dies is shown by the next launch, once",
        arguments: zip(
            points,
            [
                ["--arrive", "terminated"], ["--via", "universal-link", "--arrive", "background"],
                ["--via", "in-app"], ["--arrive", "foreground"],
            ]))
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
        arguments: zip(points, ["terminated", "background", "background", "terminated"]))
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
        arguments: zip(points, ["background", "terminated", "terminated", "background"]))
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
}
