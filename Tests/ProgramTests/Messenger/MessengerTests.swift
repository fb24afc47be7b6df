import Testing

@Suite struct MessengerTests {
    @Test(
        "S2.1, S2.3: a room opens over the list on the tab chat, its id a number or a string",
        arguments: [("2", "terminated"), (#""2""#, "background"), (#""2""#, "foreground")])
    func room(id: String, arrive: String) throws {
        let folder = try WorkingFolder()
        let payload = try folder.file("room.apns", #"{"aps":{},"chatRoomId":\#(id)}"#)
        let run = try folder.messenger("push", payload, "--arrive", arrive)
        #expect(run.code == 0)
        let answer = try run.answer()
        #expect(answer.outcome == "shown")
        #expect(answer.route == "chat")
        #expect(answer.parameters == ["roomId": "2"])
        #expect(answer.navigation.tab == "chat")
        #expect(answer.stack == ["rooms", "room/2"])
    }

    @Test(
        "a sender's push opens the room that the sender's own keys name",
        arguments: [
            #""itbl":"{\"defaultAction\":{\"type\":\"openUrl\",\"data\":\"messenger://chat/2\"}}""#,
            #""wzrk_dl":"messenger://chat/2","wzrk_id":"1","gcm.message_id":"1""#,
        ])
    func sender(members: String) throws {
        let run = try WorkingFolder().run(.messenger, ["push", "-"], input: "{\"aps\":{},\(members)}")
        #expect(try run.answer().stack.last == "room/2")
    }

    @Test("P6: a reply is performed without a screen", arguments: ["terminated", "background", "foreground"])
    func reply(arrive: String) throws {
        let folder = try WorkingFolder()
        let push = ["push", Sample.room, "--action", "reply", "--arrive", arrive]
        let run = try folder.run(.messenger, push + ["--text", "Save me a seat"])
        #expect(run.code == 0)
        let answer = try run.answer()
        #expect(answer.outcome == "performed")
        #expect(answer.navigation.phase == (arrive == "terminated" ? "launching" : "main"))
        #expect(try folder.launch(.messenger) == ["ready"])
    }

    @Test(
        "S2.1: a reply goes to the room that a tap would open, and to no other",
        arguments: [
            (#""deepLink":"chat/2""#, "performed"), (#""chatRoomId":"2""#, "performed"),
            (#""webLink":"https://messenger.example.com/home/chat?roomId=2""#, "performed"),
            (#""chatRoomId":"+2""#, "failed"), (#""chatRoomId":-1"#, "failed"), (#""deepLink":"profile""#, "failed"),
        ])
    func replyTarget(key: String, outcome: String) throws {
        let folder = try WorkingFolder()
        let payload = try folder.file("push.apns", #"{"aps":{"category":"chat-message"},\#(key)}"#)
        let run = try folder.messenger("push", payload, "--action", "reply", "--text", "Save me a seat")
        #expect(try run.answer().outcome == outcome)
        let room = try folder.run(.messenger, ["open", "messenger://chat/2"], json: false)
        #expect(room.output.contains("Save me a seat") == (outcome == "performed"))
    }

    @Test(
        "P8: a reply without text, and one to a room that is not there, say why they failed",
        arguments: [
            ("room.apns", ["--text", " "], "invalidParameter"), ("room.apns", [], "invalidParameter"),
            ("unknown-room.apns", ["--text", "Hello"], "contentNotFound"),
        ])
    func noReply(sample: String, text: [String], code: String) throws {
        let folder = try WorkingFolder()
        let run = try folder.run(.messenger, ["push", Sample.path(.messenger, sample), "--action", "reply"] + text)
        #expect(run.code == 65)
        #expect(try run.answer().error?.code == code)
        #expect(try folder.launch(.messenger) == ["ready"])
    }

    @Test(
        "S2.2: what is no id opens no room",
        arguments: [
            ("-1", "invalidParameter"), (#""+5""#, "invalidParameter"),
            (#"" 2""#, "invalidParameter"), ("77", "contentNotFound"),
        ])
    func noRoom(id: String, code: String) throws {
        let folder = try WorkingFolder()
        let payload = try folder.file("room.apns", #"{"aps":{},"chatRoomId":\#(id)}"#)
        let run = try folder.messenger("push", payload)
        #expect(run.code == 65)
        let answer = try run.answer()
        #expect(answer.error?.code == code)
        #expect(answer.navigation.alert?.code == code)
        #expect(answer.navigation.tab == "home")
        #expect(answer.stack == ["home"])
    }

    @Test(
        "S2.2, S0.12: a link opens the list, a room or a room at a message, under both roots",
        arguments: [
            ("messenger://chat", "chat", ["rooms"]), ("messenger://chat?roomId=2", "chat", ["rooms", "room/2"]),
            ("messenger://home/chat?roomId=2", "home/chat", ["rooms", "room/2"]),
            ("MESSENGER://chat/3", "chat/:roomId", ["rooms", "room/3"]),
            ("https://messenger.example.com/chat/3", "chat/:roomId", ["rooms", "room/3"]),
            ("messenger://chat/2/message/201", "chat/:roomId/message/:messageID", ["rooms", "room/2"]),
            ("messenger://profile", "profile", ["profile"]),
        ])
    func links(link: String, route: String, stack: [String]) throws {
        let run = try WorkingFolder().messenger("open", link)
        #expect(run.code == 0)
        #expect(try run.answer().outcome == "shown")
        #expect(try run.answer().route == route)
        #expect(try run.answer().stack == stack)
    }

    @Test(
        "S2.2: a link that names no room is logged and told, and changes nothing",
        arguments: [
            ("messenger://chat?roomId=-1", "invalidParameter"), ("messenger://chat?roomId=+5", "invalidParameter"),
            ("messenger://chat?roomId=", "invalidParameter"), ("other://home/chat", "invalidScheme"),
            ("messenger://chat/77", "contentNotFound"),
            ("messenger://chat/2/message/101", "contentNotFound"), ("messenger://CHAT?roomId=2", "linkNotFound"),
        ])
    func badLinks(link: String, code: String) throws {
        let run = try WorkingFolder().messenger("open", link)
        #expect(run.code == 65)
        #expect(run.errors.contains(code))
        let answer = try run.answer()
        #expect(answer.error?.code == code)
        #expect(answer.navigation.alert?.code == code)
        #expect(answer.stack == ["home"])
    }

    @Test func `a room that was imported can be opened`() throws {
        let folder = try WorkingFolder()
        let line = #"{"id":901,"roomId":9,"room":"Roof","author":"A","text":"Hi","sentAt":"2026-03-01T08:00:00Z"}"#
        #expect(try folder.messenger("import", try folder.file("room.jsonl", line)).code == 0)
        #expect(try folder.messenger("open", "messenger://chat/9/message/901").answer().stack == ["rooms", "room/9"])
    }
}
