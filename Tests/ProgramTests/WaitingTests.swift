import Testing

@Suite struct WaitingTests {
    @Test func `S1.8: of several that wait the newest is shown, and the others are superseded, oldest first`() throws {
        let folder = try WorkingFolder()
        for (minute, sample) in ["order.apns", "feed.apns", "link.apns"].enumerated() {
            let push = try folder.campus(
                "push", Sample.path(.campus, sample), "--signed-out", "--now", "2026-05-01T12:0\(minute):00Z")
            #expect(try push.answer().outcome == "pending")
        }
        let launch = try folder.campus("launch", "--account", "1", "--now", "2026-05-01T12:05:00Z")
        let answers = try launch.answers()
        #expect(answers.map(\.outcome) == ["superseded", "superseded", "shown", "ready"])
        #expect(answers[2].parameters == ["subLectureId": "12", "round": "2"])
        #expect(answers[2].stack == ["feed-list", "attendance"])
        #expect(answers[2].navigation.modals == ["attendance-modal"])
        #expect(try folder.launch(.campus, "--now", "2026-05-01T12:05:00Z") == ["ready"])
    }

    @Test(
        "U9: a tap is shown for ten minutes, and expires without an alert after them",
        arguments: [("2026-05-01T12:10:00Z", "shown"), ("2026-05-01T12:10:00.001Z", "expired")])
    func stale(now: String, outcome: String) throws {
        let folder = try WorkingFolder()
        _ = try folder.campus("push", Sample.feed, "--signed-out", "--now", "2026-05-01T12:00:00Z")
        let launch = try folder.campus("launch", "--account", "1", "--now", now)
        #expect(launch.code == 0)
        let answers = try launch.answers()
        #expect(answers.map(\.outcome) == [outcome, "ready"])
        #expect(answers[0].error == nil)
        #expect(answers[0].navigation.alert == nil)
        #expect(answers[0].stack == (outcome == "shown" ? Sample.feedStack : ["feed-list"]))
    }

    @Test func `an old tap expires beside a fresh one, and is not superseded by it`() throws {
        let folder = try WorkingFolder()
        _ = try folder.campus("push", Sample.feed, "--signed-out", "--now", "2026-05-01T12:00:00Z")
        _ = try folder.campus("push", Sample.feed, "--now", "2026-05-01T12:09:00Z")
        #expect(
            try folder.launch(.campus, "--account", "1", "--now", "2026-05-01T12:11:00Z")
                == ["expired", "shown", "ready"])
    }

    @Test(
        "a link's own expiry counts while it waits, with an alert",
        arguments: [("2026-05-01T12:04:59Z", "shown"), ("2026-05-01T12:05:00Z", "failed")])
    func expiringLink(now: String, outcome: String) throws {
        let folder = try WorkingFolder()
        let link = "campus://home/mypage?expiredAt=2026-05-01T12:05:00Z"
        let open = try folder.campus("open", link, "--signed-out", "--now", "2026-05-01T12:00:00Z")
        #expect(try open.answer().outcome == "pending")
        let launch = try folder.campus("launch", "--account", "1", "--now", now)
        #expect(launch.code == 0)
        let answers = try launch.answers()
        #expect(answers.map(\.outcome) == [outcome, "ready"])
        #expect(answers[0].navigation.alert?.code == (outcome == "shown" ? nil : "expiredLink"))
        #expect(answers[0].navigation.tab == (outcome == "shown" ? "mypage" : "feed"))
    }

    @Test func `U2: a link that waits for the sign-in opens one screen when the app is there`() throws {
        let folder = try WorkingFolder()
        let open = try folder.messenger("open", "messenger://chat?roomId=2", "--first-run", "--arrive", "terminated")
        #expect(try open.answer().navigation.phase == "onboarding")
        let answers = try folder.messenger("launch", "--account", "1").answers()
        #expect(answers.map(\.outcome) == ["shown", "ready"])
        #expect(answers.last?.stack == ["rooms", "room/2"])
        #expect(try folder.launch(.messenger) == ["ready"])
    }

    @Test(
        "a push answers for itself alone, though it settles what waits",
        arguments: [("terminated", "superseded"), ("background", "shown")])
    func silently(arrive: String, older: String) throws {
        let folder = try WorkingFolder()
        _ = try folder.campus("push", Sample.path(.campus, "order.apns"), "--signed-out")
        let answer = try folder.campus("push", Sample.feed, "--account", "1", "--arrive", arrive).answer()
        #expect(answer.outcome == "shown")
        #expect(answer.stack == Sample.feedStack)
        let records = try folder.campus("inbox", "--history").lines(of: InboxTests.Record.self)
        #expect(records.map(\.outcome) == [older, "shown"])
    }
}
