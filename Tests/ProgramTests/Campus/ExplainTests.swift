import Testing

@Suite struct ExplainTests {
    private func explain(
        _ arguments: [String], input: String = "", in folder: WorkingFolder? = nil
    ) throws -> Explanation {
        try (folder ?? WorkingFolder()).explain(arguments, by: .campus, input: input)
    }

    @Test(
        "U25: a push is explained from its payload to its stack, from a file and from standard input",
        arguments: [Sample.feed, "-"])
    func push(subject: String) throws {
        let payload = #"{"aps":{},"feedUUID":"\#(Sample.feedID)"}"#
        let explanation = try explain([subject], input: payload)
        #expect(explanation.link == "home/feed/\(Sample.feedID)")
        #expect(explanation.route == "home/feed/:feedID")
        #expect(explanation.parameters == ["feedID": Sample.feedID])
        #expect(explanation.error == nil)
        #expect(explanation.steps.map(\.step) == ["arrive", "derive", "resolve", "plan", "stack"])
        #expect(explanation.steps.map(\.result).contains("feedUUID → home/feed/\(Sample.feedID)"))
        #expect(explanation.steps.last?.result == Sample.feedStack.joined(separator: ", "))
    }

    @Test("U18, U25: what was sent otherwise than it should is said, by key and type alone")
    func oddPayload() throws {
        let payload = """
            {"aps":{"alert":"\(String(repeating: "x", count: 4_100))","badge":"secret","mutable-content":"1"},
            "deepLink":"home/mypage","webLink":"https://example.org/secret","feedUUID":""}
            """
        let steps = try explain(["-"], input: payload).steps
        let said = steps.filter { $0.step == "payload" }.map(\.result)
        #expect(
            said == [
                "aps.badge: expected a whole number, found a text, which is left out",
                "aps.mutable-content: expected 0 or 1, found a text; read all the same, though iOS may not",
                "\(payload.utf8.count - 4_096) bytes more than APNs takes",
            ])
        #expect(
            steps.filter { $0.step == "derive" }.map(\.result) == ["deepLink → home/mypage", "webLink passed over"])
    }

    @Test(
        "U17, U25: what leads nowhere is explained up to there, and ends with 65",
        arguments: [
            ("campus://home/feed/00000000-0000-4000-8000-000000000000", "contentNotFound"), ("-", "invalidPayload"),
        ])
    func failing(subject: String, code: String) throws {
        let explanation = try explain([subject], input: "nonsense")
        #expect(explanation.error?.code == code)
        #expect(explanation.link == (subject == "-" ? nil : subject))
        #expect(explanation.steps.last?.step == "fail")
        #expect(explanation.steps.last?.result.hasPrefix(code) == true)
    }

    @Test("U35: for want of a link the keys that are read are named, and those near")
    func nearKeys() throws {
        let payload = #"{"aps":{"alert":"x"},"deeplink":"home/feed","data":{"feedUuid":"7"}}"#
        let warnings = try explain(["-"], input: payload).steps.filter { $0.step == "warning" }.map(\.result)
        #expect(warnings.first?.hasPrefix("no key says where it leads; looked for: deepLink, ") == true)
        #expect(
            warnings.dropFirst() == [
                #"the link in "deeplink" is read by no rule"#,
                #""data.feedUuid" is not read; did you mean "feedUUID"?"#,
                #""deeplink" is not read; did you mean "deepLink"?"#,
            ])
        #expect(warnings.first?.hasSuffix("; who it is for: recipient") == true)
        let read = try explain(["-"], input: #"{"aps":{"alert":"x"},"deepLink":"home/feed"}"#)
        #expect(!read.steps.contains { $0.step == "warning" })
    }

    @Test(
        "U35: the keys that say whom a push is for are named, and those near",
        arguments: [
            (#""data":{"Recipient":"1"}"#, [#""data.Recipient" is not read; did you mean "recipient"?"#]),
            (#""recipient":"1","recipientId":"1""#, []), (#""sendbird":{"message_id":1}"#, []),
        ])
    func recipients(members: String, near: [String]) throws {
        let steps = try explain(["-"], input: #"{"aps":{"alert":"x"},"deepLink":"home/feed",\#(members)}"#).steps
        #expect(steps.filter { $0.step == "warning" }.map(\.result) == near)
        let ownPage = try explain(["-"], input: #"{"aps":{"alert":"x"},\#(members)}"#).steps.map(\.result)
        let looked = ownPage.first { $0.hasPrefix("no key says") } ?? ""
        #expect(looked.contains("; who it is for: recipient") != members.contains("recipient\":"))
        #expect(looked.hasSuffix(", sendbird.recipient.id") == members.contains("sendbird"))
    }

    @Test("U25: why the app's own address opens as a web page is said, and of no other address")
    func ownWebAddress() throws {
        let payload = #"{"aps":{},"webLink":"https://campus.example.com/home/feed/7"}"#
        let steps = try explain(["-"], input: payload).steps
        #expect(
            steps.filter { $0.step == "resolve" }.map(\.result)
                == [#"home/feed/:feedID needs feedID as UUID, not "7""#, "web"])
        let nowhere = payload.replacing("feed/7", with: "fed")
        #expect(try explain(["-"], input: nowhere).steps.map(\.step).contains("candidate"))
        let other = payload.replacing(Program.campus.host, with: "other.example.com")
        #expect(try explain(["-"], input: other).steps.filter { $0.step == "resolve" }.map(\.result) == ["web"])
    }

    @Test func `explaining leaves no trace`() throws {
        let folder = try WorkingFolder()
        let notice = try explain([Sample.path(.campus, "notice.apns")], in: folder)
        #expect(notice.steps.last?.result == "feed-list, notifications, notification/notice-17")
        #expect(try folder.campus("inbox", "--history").output == "")
        let page = try folder.campus("open", "campus://notification/detail?id=notice-17")
        #expect(try page.answer().error?.code == "contentNotFound")
    }

    @Test func `people get a line for each step, and a sentence for what went wrong`() throws {
        let run = try WorkingFolder().campusText("explain", "campus://home/nowhere")
        #expect(run.code == 65)
        #expect(run.output.contains("linkNotFound"))
        #expect(run.output.contains("This link leads to no page of this app."))
    }
}
