import Testing

@Suite struct PayloadTests {
    @Test(
        "U17, S0.1: a payload that cannot be read fails, is named, and is 65",
        arguments: [
            ("{\"aps\":\n{}", "the payload is not JSON from line 2, column 3 on"),
            ("7", "the payload is not a JSON object"), ("{\"aps\":1}", "the payload has no aps object"),
            (String(repeating: "[", count: 100_000), "the payload is not JSON from line 1, column 100001 on"),
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

    @Test func `a payload that Apple would not take is read, and it is said how much too large it is`() throws {
        let folder = try WorkingFolder()
        let content = #"{"aps":{"alert":"\#(String(repeating: "x", count: 4_090))"}}"#
        let file = try folder.file("large.apns", content)
        let run = try folder.run("push", file)
        #expect(run.code == 0)
        #expect(run.errors == "\(file): \(content.utf8.count - 4_096) bytes more than APNs takes\n")
    }
}
