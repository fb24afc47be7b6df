import Testing

@Suite struct SessionTests {
    @Test(
        "U7, S3.5, U5: a tap waits for the sign-in, is shown by the next launch, and never again",
        arguments: zip([("--signed-out", "login"), ("--first-run", "onboarding")], ["terminated", "background"]))
    func waits(before: (option: String, phase: String), arrive: String) throws {
        let folder = try WorkingFolder()
        let push = try folder.run("push", Sample.push, "--arrive", arrive, before.option)
        #expect(push.code == 0)
        let pending = try push.answer()
        #expect(pending.outcome == "pending")
        #expect(pending.error == nil)
        #expect(pending.navigation.phase == before.phase)
        #expect(pending.navigation.tab == nil)
        #expect(pending.stack == [])

        let launch = try folder.run("launch", "--account", "1")
        #expect(launch.code == 0)
        #expect(try launch.answers().map(\.outcome) == ["shown", "ready"])
        #expect(try launch.answers().map(\.stack) == [Program.first.stack, Program.first.stack])
        #expect(try folder.launch() == ["ready"])
    }
}
