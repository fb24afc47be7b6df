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

    @Test func `U25: what leads nowhere is explained up to there, and ends with 65`() throws {
        let link = "campus://home/feed/00000000-0000-4000-8000-000000000000"
        let explanation = try explain([link])
        #expect(explanation.error?.code == "contentNotFound" && explanation.link == link)
        #expect(explanation.steps.last?.step == "fail")
        #expect(explanation.steps.last?.result.hasPrefix("contentNotFound") == true)
    }

    @Test func `P4, U25: a push for another account opens nothing, which is no failure`()
        throws
    {
        let push = #"{"aps":{"alert":"x"},"recipient":"2","deepLink":"home/soptamp"}"#
        let other = try explain(["-"], input: push)
        #expect(other.error?.code == "otherAccount" && other.link == nil)
        #expect(try explain(["-", "--account", "2"], input: push).error == nil)
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
