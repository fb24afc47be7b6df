import Testing

@Suite struct SessionTests {
    @Test(
        "U7, S3.5, U5: a tap waits for the sign-in, is shown by the next launch, and never again",
        arguments: [("--signed-out", "login"), ("--first-run", "onboarding")], ["terminated", "background"])
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
        "U7: a launch before the sign-in leaves what waits alone",
        arguments: [("--signed-out", "login"), ("--first-run", "onboarding")])
    func early(option: String, phase: String) throws {
        let folder = try WorkingFolder()
        _ = try folder.run("push", Sample.push, option)
        let early = try folder.run("launch").answers()
        #expect(early.map(\.outcome) == ["ready"])
        #expect(early.first?.navigation.phase == phase)
        #expect(try folder.launch(.first, "--account", "1") == ["shown", "ready"])
    }

    @Test(
        "U8: a logout discards what its account was sent, and nobody gets it afterwards",
        arguments: [["--account", "2"], ["--signed-out"], ["--first-run"]])
    func logout(options: [String]) throws {
        let folder = try WorkingFolder()
        #expect(try folder.run("push", Sample.push, "--crash-at", "recorded").code == CommandRun.killed)
        let launch = try folder.run(.first, ["launch"] + options)
        #expect(launch.code == 0)
        let answers = try launch.answers()
        #expect(answers.map(\.outcome) == ["discarded", "ready"])
        #expect(answers.first?.error?.code == "loggedOut")
        #expect(try folder.launch(.first, "--account", "1") == ["ready"])
    }

    @Test("U8: a push that names its recipient is discarded for anybody else")
    func otherAccount() throws {
        let folder = try WorkingFolder()
        let payload = try folder.file("two.apns", #"{"aps":{},"recipient":"2",\#(Program.first.member)}"#)
        let run = try folder.run("push", payload)
        #expect(run.code == 0)
        #expect(try run.answer().outcome == "discarded")
        #expect(try run.answer().error?.code == "otherAccount")
        #expect(try run.answer().stack == Program.first.start)
        #expect(try folder.run("push", payload, "--account", "2").answer().outcome == "shown")
    }

    @Test(
        "a push that nobody was signed in for waits for its recipient",
        arguments: [("2", "shown"), ("1", "discarded")])
    func recipient(account: String, outcome: String) throws {
        let folder = try WorkingFolder()
        let payload = try folder.file("two.apns", #"{"aps":{},"recipient":2,\#(Program.first.member)}"#)
        #expect(try folder.run("push", payload, "--signed-out").answer().outcome == "pending")
        #expect(try folder.launch(.first, "--account", account) == [outcome, "ready"])
    }

    @Test func `a push that names nobody goes to the next account that signs in`() throws {
        let folder = try WorkingFolder()
        #expect(try folder.run("push", Sample.push, "--signed-out").answer().outcome == "pending")
        #expect(try folder.launch(.first, "--account", "2") == ["shown", "ready"])
    }

    @Test func `U8: a push that names nobody does not outlive a logout either`() throws {
        let folder = try WorkingFolder()
        #expect(try folder.run("push", Sample.push, "--signed-out").answer().outcome == "pending")
        #expect(try folder.run("inbox", "--account", "1").code == 0)
        #expect(try folder.launch(.first, "--account", "2") == ["discarded", "ready"])
    }

    @Test func `who is signed in is remembered, and the other options are not`() throws {
        let folder = try WorkingFolder()
        let payload = try folder.file("two.apns", #"{"aps":{},"recipient":"2",\#(Program.first.member)}"#)
        #expect(try folder.launch(.first, "--account", "2", "--language", "ko") == ["ready"])
        #expect(try folder.run("push", payload).answer().outcome == "shown")
        let text = try folder.text("launch")
        #expect(text.output.contains("The app is ready."))
    }

    @Test func `a logout takes the received notifications with it`() throws {
        let folder = try WorkingFolder()
        let notice = try #require(Program.first.sample("notice.apns")?.stack.last)
        let page = "\(Program.first.scheme)://notification/detail?id=\(notice.dropFirst("notification/".count))"
        _ = try folder.run("push", Sample.path(.first, "notice.apns"))
        #expect(try folder.run("open", page).answer().outcome == "shown")
        #expect(try folder.launch(.first, "--signed-out") == ["ready"])
        #expect(try folder.run("open", page, "--account", "1").answer().error?.code == "contentNotFound")
    }
}
