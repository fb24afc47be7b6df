import Testing

@Suite struct PushTests {
    @Test(
        "S3.2, S3.3: a tapped push ends on its screen, whatever the app was doing",
        arguments: ["terminated", "background", "foreground"])
    func tapped(arrive: String) throws {
        let run = try WorkingFolder().run("push", Sample.push, "--arrive", arrive, "--tap")
        let answer = try run.answer()
        #expect(run.code == 0)
        #expect(answer.outcome == "shown")
        #expect(answer.error == nil)
        #expect(answer.route == Program.first.route)
        #expect(answer.parameters == Program.first.parameters)
        #expect(answer.navigation.phase == "main")
        #expect(answer.navigation.tab == Program.first.tab)
        #expect(answer.stack == Program.first.stack)
        #expect(answer.navigation.modals == [])
        #expect(answer.navigation.alert == nil)
    }

    @Test(
        "S2.5, S3.4: an untapped push navigates nowhere, leaves nothing behind, and can be tapped later",
        arguments: ["terminated", "background", "foreground"])
    func untapped(arrive: String) throws {
        let folder = try WorkingFolder()
        let sent = ["push", Sample.push, "--id", "r", "--now", "2026-05-01T12:00:00Z"]
        let run = try folder.run(.first, sent + ["--arrive", arrive, "--no-tap"])
        #expect(run.code == 0)
        #expect(try run.answer().outcome == "presented")
        #expect(try run.answer().navigation.phase == (arrive == "terminated" ? "launching" : "main"))
        #expect(try run.answer().stack == (arrive == "terminated" ? [] : Program.first.start))
        #expect(try folder.run("inbox", "--history").output == "")
        #expect(try folder.run(.first, sent + ["--arrive", "terminated"]).answer().outcome == "shown")
    }

    @Test(
        "U35: why a push is not presented is part of the answer",
        arguments: [
            (#"{"aps":{"alert":"Hello"}}"#, [], "presented"),
            (#"{"aps":{"alert":"Hello"}}"#, ["--first-run"], "notDetermined"),
            (#"{"aps":{"content-available":1}}"#, [], "silent"), (#"{"aps":{"badge":1}}"#, [], "nothingToShow"),
            (#"{"data":{}}"#, [], "invalidPayload"),
            (#"{"aps":{"alert":"Hello","interruption-level":"passive"}}"#, [], "quietly"),
            (#"{"aps":{"alert":"Hello"},"recipient":"2"}"#, ["--arrive", "foreground"], "otherAccount"),
        ])
    func presentation(payload: String, options: [String], expected: String) throws {
        let folder = try WorkingFolder()
        let arguments = ["push", try folder.file("push.apns", payload), "--no-tap"] + options
        #expect(try folder.run(.first, arguments).answer().presentation?.name == expected)
    }

    @Test("U35: a push that is shown says so to people only where it was not presented")
    func presentationInWords() throws {
        let folder = try WorkingFolder()
        #expect(try !folder.text("push", Sample.push, "--no-tap").output.contains("resented:"))
        let unasked = try WorkingFolder().text("push", Sample.push, "--first-run")
        #expect(unasked.output.contains("Not presented: the app has not asked for permission to send notifications."))
    }

    @Test("tapping in the background is what push does by itself")
    func defaults() throws {
        #expect(try WorkingFolder().run("push", Sample.push).answer().stack == Program.first.stack)
    }

    @Test(
        "U4: the same tap in two processes is one event",
        arguments: ["terminated", "background", "foreground"])
    func twice(arrive: String) throws {
        let folder = try WorkingFolder()
        let tap = ["push", Sample.push, "--id", "r", "--now", "2026-05-01T12:00:00Z", "--arrive", arrive]
        #expect(try folder.run(.first, tap).answer().outcome == "shown")
        let second = try folder.run(.first, tap)
        #expect(second.code == 0)
        #expect(try second.answer().outcome == "duplicate")
        #expect(try second.answer().stack == Program.first.start)
    }

    @Test("U4: the same tap again while the first one waits is one event, too")
    func twiceWhileWaiting() throws {
        let folder = try WorkingFolder()
        let tap = ["push", Sample.push, "--id", "r", "--now", "2026-05-01T12:00:00Z"]
        let outcomes = try ["--signed-out", "--signed-out"].map { try folder.run(.first, tap + [$0]).answer().outcome }
        #expect(outcomes == ["pending", "duplicate"])
        #expect(try folder.launch(.first, "--account", "1", "--now", "2026-05-01T12:01:00Z") == ["shown", "ready"])
    }

    @Test(
        "U6: a push under another request, or delivered later, is another event",
        arguments: [("s", "2026-05-01T12:00:00Z"), ("r", "2026-05-01T12:00:01Z")])
    func anotherEvent(id: String, now: String) throws {
        let folder = try WorkingFolder()
        #expect(
            try folder.run("push", Sample.push, "--id", "r", "--now", "2026-05-01T12:00:00Z").answer().outcome
                == "shown")
        #expect(try folder.run("push", Sample.push, "--id", id, "--now", now).answer().outcome == "shown")
    }

    @Test(
        "S4.5: an action that nobody declared, and dismissing, do nothing",
        arguments: ["nobody-knows", "com.apple.UNNotificationDismissActionIdentifier"])
    func ignored(action: String) throws {
        let run = try WorkingFolder().run("push", Sample.push, "--action", action)
        #expect(run.code == 0)
        #expect(try run.answer().outcome == "ignored")
        #expect(try run.answer().stack == Program.first.start)
    }

    @Test(arguments: ["push", "explain"])
    func `what is larger than any push is not read to its end`(command: String) throws {
        let run = try WorkingFolder().run(command, "/dev/zero")
        #expect(run.code == 65)
        #expect(run.errors.contains("/dev/zero: it is larger than 1 MB"))
    }

    @Test(
        "a silent push shows nothing, so it is ignored and not presented",
        arguments: ["terminated", "background", "foreground"])
    func silent(arrive: String) throws {
        let folder = try WorkingFolder()
        let payload = try folder.file("silent.apns", #"{"aps":{"content-available":1}}"#)
        let run = try folder.run("push", payload, "--no-tap", "--arrive", arrive)
        #expect(run.code == 0)
        #expect(try run.answer().outcome == "ignored")
    }

    @Test("a payload comes from standard input, too")
    func standardInput() throws {
        let payload = #"{"aps":{},\#(Program.first.member)}"#
        let run = try WorkingFolder().run(.first, ["push", "-"], input: payload)
        #expect(run.code == 0)
        #expect(try run.answer().stack == Program.first.stack)
    }
}
