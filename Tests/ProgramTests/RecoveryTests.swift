import Testing

@Suite struct RecoveryTests {
    @Test(
        "U5: a push whose process dies is shown by the next launch, once",
        arguments: [
            ("recorded", "terminated"), ("gated", "background"), ("routing", "background"), ("committed", "terminated"),
        ])
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

    @Test func `U24: what the app died of twice is quarantined at the third launch, and the app starts`() throws {
        let folder = try WorkingFolder()
        let home = "\(Program.first.scheme)://home"
        #expect(try folder.run("push", Sample.push, "--crash-at", "routing").code == CommandRun.killed)
        // Opening starts the app first, which meets the push again.
        #expect(try folder.run("open", home, "--crash-at", "routing").code == CommandRun.killed)
        let launch = try folder.run("launch")
        #expect(launch.code == 0)
        let answers = try launch.answers()
        #expect(answers.map(\.outcome) == ["quarantined", "ready"])
        #expect(answers.first?.error?.code == "routingCrashed")
        #expect(answers.last?.stack == Program.first.start)
        #expect(try folder.run("push", Sample.push).answer().outcome == "shown")
    }
}
