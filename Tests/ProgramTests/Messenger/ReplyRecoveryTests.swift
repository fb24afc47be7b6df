import Testing

@Suite struct ReplyRecoveryTests {
    @Test(
        "U3: a reply's text survives the process, and is in the room once",
        arguments: [("recorded", "terminated"), ("committed", "terminated")])
    func reply(point: String, arrive: String) throws {
        let folder = try WorkingFolder(.messenger)
        let push = Sample.path(.messenger, "room.apns")
        let reply = ["push", push, "--action", "reply", "--text", "Save me a seat"]
        let run = try folder.run(.messenger, reply + ["--arrive", arrive, "--crash-at", point])
        #expect(run.code == CommandRun.killed)
        #expect(try folder.launch(.messenger) == ["performed", "ready"])
        #expect(try folder.launch(.messenger) == ["ready"])
        let room = try folder.run(.messenger, ["open", "messenger://chat?roomId=2"], json: false)
        #expect(room.output.ranges(of: "Save me a seat").count == 1, "\(room.output)")
    }
}
