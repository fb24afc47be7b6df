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
}
