import Testing

@Suite struct WaitingTests {
    @Test func `S1.8: of several that wait the newest is shown, and the others are superseded, oldest first`() throws {
        let folder = try WorkingFolder()
        for (minute, sample) in ["notice.apns", Program.first.push, "link.apns"].enumerated() {
            let push = try folder.run(
                "push", Sample.path(.first, sample), "--signed-out", "--now", "2026-05-01T12:0\(minute):00Z")
            #expect(try push.answer().outcome == "pending")
        }
        let launch = try folder.run("launch", "--account", "1", "--now", "2026-05-01T12:05:00Z")
        let answers = try launch.answers()
        #expect(answers.map(\.outcome) == ["superseded", "superseded", "shown", "ready"])
        #expect(answers[2].stack == Program.first.sample("link.apns")?.stack)
        #expect(answers[2].navigation.modals == Program.first.sample("link.apns")?.modals)
        #expect(try folder.launch(.first, "--now", "2026-05-01T12:05:00Z") == ["ready"])
    }

    @Test(
        "U9: a tap is shown for ten minutes, and expires without an alert after them",
        arguments: [("2026-05-01T12:10:00Z", "shown"), ("2026-05-01T12:10:00.001Z", "expired")])
    func stale(now: String, outcome: String) throws {
        let folder = try WorkingFolder()
        _ = try folder.run("push", Sample.push, "--signed-out", "--now", "2026-05-01T12:00:00Z")
        let launch = try folder.run("launch", "--account", "1", "--now", now)
        #expect(launch.code == 0)
        let answers = try launch.answers()
        #expect(answers.map(\.outcome) == [outcome, "ready"])
        #expect(answers[0].error == nil)
        #expect(answers[0].navigation.alert == nil)
        #expect(answers[0].stack == (outcome == "shown" ? Program.first.stack : Program.first.start))
    }

    @Test func `an old tap expires beside a fresh one, and is not superseded by it`() throws {
        let folder = try WorkingFolder()
        _ = try folder.run("push", Sample.push, "--signed-out", "--now", "2026-05-01T12:00:00Z")
        _ = try folder.run("push", Sample.push, "--now", "2026-05-01T12:09:00Z")
        #expect(
            try folder.launch(.first, "--account", "1", "--now", "2026-05-01T12:11:00Z")
                == ["expired", "shown", "ready"])
    }

    @Test(
        "a link's own expiry counts while it waits, with an alert",
        arguments: [("2026-05-01T12:04:59Z", "shown"), ("2026-05-01T12:05:00Z", "failed")])
    func expiringLink(now: String, outcome: String) throws {
        let folder = try WorkingFolder()
        let link = "\(Program.first.scheme)://\(Program.first.page)?expiredAt=2026-05-01T12:05:00Z"
        let open = try folder.run("open", link, "--signed-out", "--now", "2026-05-01T12:00:00Z")
        #expect(try open.answer().outcome == "pending")
        let launch = try folder.run("launch", "--account", "1", "--now", now)
        #expect(launch.code == 0)
        let answers = try launch.answers()
        #expect(answers.map(\.outcome) == [outcome, "ready"])
        #expect(answers[0].navigation.alert?.code == (outcome == "shown" ? nil : "expiredLink"))
        #expect(answers[0].stack == (outcome == "shown" ? Program.first.pageStack : Program.first.start))
    }

    @Test func `U2: a link that waits for the sign-in opens one screen when the app is there`() throws {
        let folder = try WorkingFolder()
        let open = try folder.run(
            "open", "\(Program.first.scheme)://\(Program.first.page)", "--first-run", "--arrive", "terminated")
        #expect(try open.answer().navigation.phase == "onboarding")
        let answers = try folder.run("launch", "--account", "1").answers()
        #expect(answers.map(\.outcome) == ["shown", "ready"])
        #expect(answers.last?.stack == Program.first.pageStack)
        #expect(try folder.launch() == ["ready"])
    }

    @Test(
        "a push answers for itself alone, though it settles what waits",
        arguments: [("terminated", "superseded"), ("background", "shown")])
    func silently(arrive: String, older: String) throws {
        let folder = try WorkingFolder()
        _ = try folder.run("push", Sample.path(.first, "notice.apns"), "--signed-out")
        let answer = try folder.run("push", Sample.push, "--account", "1", "--arrive", arrive).answer()
        #expect(answer.outcome == "shown")
        #expect(answer.stack == Program.first.stack)
        let records = try folder.run("inbox", "--history").lines(of: InboxTests.Record.self)
        #expect(records.map(\.outcome) == [older, "shown"])
    }
}
