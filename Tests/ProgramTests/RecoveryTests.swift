import Testing

@Suite struct RecoveryTests {
    private static let points = ["recorded", "gated", "routing", "committed"]

    @Test(
        "U5: a push whose process dies is shown by the next launch, once",
        arguments: zip(points, ["terminated", "background", "background", "terminated"]))
    func push(point: String, arrive: String) throws {
        let folder = try WorkingFolder()
        let push = try folder.run("push", Sample.push, "--arrive", arrive, "--crash-at", point)
        #expect(push.code == CommandRun.killed)
        #expect(push.output == "")
        let launch = try folder.run("launch").answers()
        #expect(launch.map(\.outcome) == ["shown", "ready"])
        #expect(launch.first?.stack == Program.first.stack)
        #expect(try folder.launch() == ["ready"])
    }

    @Test(
        "U24: what the app died of twice is set aside at the third launch, and the app starts",
        arguments: ["routing", "committed"])
    func quarantined(point: String) throws {
        let folder = try WorkingFolder()
        #expect(try folder.run("push", Sample.push, "--crash-at", point).code == CommandRun.killed)
        // Opening starts the app first, which meets the push again.
        #expect(try folder.run("open", "\(Program.first.scheme)://home", "--crash-at", point).code == CommandRun.killed)
        let launch = try folder.run("launch")
        #expect(launch.code == 0)
        let answers = try launch.answers()
        #expect(answers.map(\.outcome) == ["quarantined", "ready"])
        #expect(answers.first?.error?.code == "routingCrashed")
        #expect(answers.last?.navigation.phase == "main")
        #expect(answers.last?.stack == Program.first.start)
        #expect(try folder.launch() == ["ready"])
        #expect(try folder.run("push", Sample.push).answer().outcome == "shown")
    }

    @Test func `U24: deaths before the attempt began do not count`() throws {
        let folder = try WorkingFolder()
        #expect(try folder.run("push", Sample.push, "--crash-at", "gated").code == CommandRun.killed)
        for _ in 1...3 {
            #expect(
                try folder.run("open", "\(Program.first.scheme)://home", "--crash-at", "gated").code
                    == CommandRun.killed)
        }
        #expect(try folder.launch() == ["shown", "ready"])
    }

    @Test func `U4: the tap that is delivered again after a death is the same tap`() throws {
        let folder = try WorkingFolder()
        let tap = ["push", Sample.push, "--id", "r", "--now", "2026-05-01T12:00:00Z", "--arrive", "terminated"]
        #expect(try folder.run(.first, tap + ["--crash-at", "recorded"]).code == CommandRun.killed)
        let second = try folder.run(.first, tap).answer()
        #expect(second.outcome == "duplicate")
        #expect(second.stack == Program.first.stack)
        #expect(try folder.launch() == ["ready"])
    }

    @Test(
        "what asked for nothing and was recorded before a death opens nothing, and ends as it would have",
        arguments: [
            ["--action", "com.apple.UNNotificationDismissActionIdentifier"], ["--action", "unknown"],
        ])
    func nothingToDo(response: [String]) throws {
        let folder = try WorkingFolder()
        let push = ["push", Sample.push, "--crash-at", "recorded"] + response
        #expect(try folder.run(.first, push).code == CommandRun.killed)
        let answers = try folder.run("launch").answers()
        #expect(answers.map(\.outcome) == ["ignored", "ready"])
        #expect(answers.last?.stack == Program.first.start)
        #expect(try folder.launch() == ["ready"])
    }

    @Test func `a death does not lose who waits with it`() throws {
        let folder = try WorkingFolder()
        #expect(
            try folder.run("push", Sample.path(.first, "notice.apns"), "--crash-at", "routing").code
                == CommandRun.killed)
        #expect(
            try folder.run("push", Sample.push, "--arrive", "terminated", "--crash-at", "recorded").code
                == CommandRun.killed)
        #expect(try folder.launch() == ["superseded", "shown", "ready"])
    }
}
