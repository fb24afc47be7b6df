import Foundation
import Testing

@Suite struct ExplainTests {
    private func explain(
        _ arguments: [String], input: String = "", in folder: WorkingFolder? = nil
    ) throws -> Explanation {
        try (folder ?? WorkingFolder(.campus)).explain(arguments, by: .campus, input: input)
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
        #expect(other.steps.last?.step == "gate")
        #expect(try explain(["-", "--account", "2"], input: push).error == nil)
    }

    @Test("U25: a link without a scheme is one", arguments: [[], ["--via", "scheme"], ["--via", "in-app"]])
    func relative(via: [String]) throws {
        let explanation = try explain(["home/poke/notification-list"] + via)
        #expect(explanation.route == "home/poke/notification-list" && explanation.error == nil)
        #expect(try explain(["home/pok"] + via).steps.map(\.result).contains { $0.contains("nearest: home/poke") })
    }

    @Test func `U25: a file that is there comes before a link, and one that is missing is told`() throws {
        let folder = try WorkingFolder(.campus)
        let file = try folder.file("home/feed", #"{"aps":{"alert":"x"},"deepLink":"home/soptamp"}"#)
        #expect(try explain([file], in: folder).link == "home/soptamp")
        let missing = try folder.campus("explain", "home/feed.apns")
        #expect(try missing.code == 65 && missing.answer().error?.code == "invalidPayload")
        #expect(missing.errors == "home/feed.apns: there is no such file\n")
    }

    @Test(
        "P3, P4, U25: what keeps a tap waiting is a step of its own, and what would open afterwards is explained",
        arguments: [
            (["--signed-out"], "it waits for the sign-in"), (["--first-run"], "it waits until the onboarding is done"),
            (["--account", "2"], nil), ([], nil),
        ])
    func gate(options: [String], result: String?) throws {
        let folder = try WorkingFolder(.campus)
        for subject in ["campus://home/feed/\(Sample.feedID)", Sample.feed] {
            let explanation = try explain([subject] + options, in: folder)
            #expect(explanation.steps.first { $0.step == "gate" }?.result == result)
            #expect(explanation.route == "home/feed/:feedID" && explanation.error == nil)
            #expect(explanation.steps.last?.result == Sample.feedStack.joined(separator: ", "))
        }
    }

    @Test(
        "U25: explain ends as open and push do",
        arguments: [[], ["--signed-out"], ["--first-run"], ["--account", "2"]])
    func exitCode(options: [String]) throws {
        let folder = try WorkingFolder(.campus)
        let other = try folder.file("other.apns", #"{"aps":{"alert":"x"},"recipient":"3"}"#)
        let subjects = [
            ("open", "campus://home"), ("open", "campus://home/nowhere"), ("open", "campus://home/feed/1"),
            ("push", Sample.feed), ("push", Sample.path(.campus, "unknown-feed.apns")),
            ("push", other),
        ]
        for (command, subject) in subjects {
            let codes = try [command, "explain"].map { command in
                try WorkingFolder(.campus).run(.campus, [command, subject] + options).code
            }
            #expect(codes[0] == codes[1], "\(command) \(subject)")
        }
    }

    @Test func `U25: people read an explanation in their language`() throws {
        let run = try WorkingFolder(.campus).campusText("explain", "home/fed", "--signed-out", "--language", "ko")
        #expect(run.output.contains("가장 비슷한 경로: home/feed") && !run.output.contains("expects"))
    }

    @Test func `U25: a folder without data is as empty as before, and is explained as push would find it`() throws {
        let folder = try WorkingFolder(.campus)
        #expect(try explain(["campus://home/feed/\(Sample.feedID)"], in: folder).error == nil)
        #expect(!FileManager.default.fileExists(atPath: folder.data.path))
    }

    @Test func `explaining leaves no trace`() throws {
        let folder = try WorkingFolder(.campus)
        let notice = try explain([Sample.path(.campus, "notice.apns")], in: folder)
        #expect(notice.steps.last?.result == "feed-list, notifications, notification/notice-17")
        #expect(try folder.campus("inbox", "--history").output == "")
        let page = try folder.campus("open", "campus://notification/detail?id=notice-17")
        #expect(try page.answer().error?.code == "contentNotFound")
    }

    @Test func `people get a line for each step, and a sentence for what went wrong`() throws {
        let run = try WorkingFolder(.campus).campusText("explain", "campus://home/nowhere")
        #expect(run.code == 65)
        #expect(run.output.contains("linkNotFound"))
        #expect(run.output.contains("This link leads to no page of this app."))
    }
}
