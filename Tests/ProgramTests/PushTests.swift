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
        "U35: why a push is not presented is part of the answer",
        arguments: [
            (#"{"aps":{"alert":"Hello"}}"#, ["--first-run"], "presented", "notDetermined"),
            (#"{"aps":{"content-available":1}}"#, [], "ignored", "silent"),
            (#"{"aps":{"alert":"Hello","interruption-level":"passive"}}"#, [], "presented", "quietly"),
            (#"{"aps":{"alert":"Hello"},"recipient":"2"}"#, ["--arrive", "foreground"], "discarded", "otherAccount"),
        ])
    func presentation(payload: String, options: [String], outcome: String, expected: String) throws {
        let arguments = ["push", "-", "--no-tap"] + options
        let answer = try WorkingFolder().run(.first, arguments, input: payload).answer()
        #expect(answer.outcome == outcome && answer.presentation?.name == expected)
    }

    @Test(
        "U17, S0.1: a payload that cannot be read fails, is named, and is 65",
        arguments: [
            ("{\"aps\":\n{}", "the payload is not JSON from line 2, column 3 on"),
            ("{\"aps\":1}", "the payload has no aps object"),
        ])
    func unreadable(content: String, sentence: String) throws {
        let folder = try WorkingFolder()
        let file = try folder.file("bad.apns", content)
        let run = try folder.run("push", file)
        #expect(run.code == 65)
        #expect(try run.answer().outcome == "failed")
        #expect(try run.answer().error?.code == "invalidPayload")
        #expect(run.errors.hasPrefix("\(file): \(sentence)\n"))
    }
}
