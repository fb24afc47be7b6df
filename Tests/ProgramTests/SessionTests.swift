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

    @Test(
        "U43: offline an expired session opens what is on the phone, and only a refusal asks for a sign-in",
        arguments: Program.allCases)
    func expiredSession(program: Program) throws {
        let push = "sample \(program.sampleName)"
        let lines = [
            push, "offline", "wait 3600", "tap", "expect shown", "home", "online", "open", push, "tap", "expect shown",
            "revoke", "wait 3600", "home", "open", push, "tap", "expect pending", "signin 1", "expect shown",
        ]
        let run = try WorkingFolder().run(program, ["replay", "-"], input: lines.joined(separator: "\n"))
        #expect(run.code == 0, "\(run.output)")
        let phases = try run.lines(of: ReplayTests.Line.self).map(\.navigation.phase)
        #expect(phases == ["main", "main", "login", "main"])
    }

    @Test(
        "U8: a sign-out discards what its account was sent, and nobody gets it afterwards",
        arguments: [["--account", "2"], ["--signed-out"]])
    func signOut(options: [String]) throws {
        let folder = try WorkingFolder()
        #expect(try folder.run("push", Sample.push, "--crash-at", "recorded").code == CommandRun.killed)
        let launch = try folder.run(.first, ["launch"] + options)
        #expect(launch.code == 0)
        let answers = try launch.answers()
        #expect(answers.map(\.outcome) == ["discarded", "ready"])
        #expect(answers.first?.error?.code == "loggedOut")
        #expect(try folder.launch(.first, "--account", "1") == ["ready"])
    }
}
