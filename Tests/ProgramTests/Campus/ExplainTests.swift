import Foundation
import Testing

/// `explain` as a program; what it says is tested with `PayloadExplainer`.
@Suite struct ExplainTests {
    @Test(
        "U25: a push is explained from its payload to its stack, from a file and from standard input, and leaves no trace",
        arguments: [Sample.feed, "-"])
    func push(subject: String) throws {
        let folder = try WorkingFolder(.campus)
        let payload = #"{"aps":{},"feedUUID":"\#(Sample.feedID)"}"#
        let explanation = try folder.explain([subject], by: .campus, input: payload)
        #expect(explanation.link == "home/feed/\(Sample.feedID)")
        #expect(explanation.route == "home/feed/:feedID")
        #expect(explanation.parameters == ["feedID": Sample.feedID])
        #expect(explanation.error == nil)
        #expect(explanation.steps.map(\.step) == ["arrive", "derive", "resolve", "plan", "stack"])
        #expect(explanation.steps.map(\.result).contains("feedUUID → home/feed/\(Sample.feedID)"))
        #expect(explanation.steps.last?.result == Sample.feedStack.joined(separator: ", "))
        #expect(!FileManager.default.fileExists(atPath: folder.data.path))
    }

    @Test(
        "U25: explain ends as open and push do, and says what a tap waits for",
        arguments: [
            ([], nil), (["--signed-out"], "it waits in the phase login"),
            (["--first-run"], "it waits in the phase onboarding"), (["--account", "2"], nil),
        ])
    func end(options: [String], gate: String?) throws {
        let folder = try WorkingFolder(.campus)
        let subjects = [
            ("open", "campus://home"), ("open", "campus://home/nowhere"), ("open", "campus://home/feed/1"),
            ("push", Sample.feed), ("open", "campus://home/notification/detail?id=unknown"),
            ("push", try folder.file("other.apns", #"{"aps":{"alert":"x"},"recipient":"3"}"#)),
        ]
        for (command, subject) in subjects {
            let explained = try WorkingFolder(.campus).explain([subject] + options, by: .campus)
            let isFailed = explained.error != nil && !explained.steps.contains { $0.step == "gate" }
            let run = try WorkingFolder(.campus).run(.campus, [command, subject] + options)
            #expect(run.code == (isFailed ? 65 : 0), "\(command) \(subject)")
            if subject == "campus://home" {
                #expect(explained.steps.first { $0.step == "gate" }?.result == gate)
            }
        }
    }

    @Test func `P4: an explanation for another account signs the first one out`() throws {
        let folder = try WorkingFolder(.campus)
        let notice = Sample.path(.campus, "notice.apns")
        #expect(try folder.run(.campus, ["push", notice, "--account", "2"]).answer().outcome == "shown")
        _ = try folder.explain(["campus://home/feed", "--account", "3"], by: .campus)
        #expect(try folder.launch(.campus, "--account", "3") == ["ready"])
        #expect(try !folder.campusText("open", "campus://home/notification").output.contains("Library closes early"))
    }

    @Test func `U19, U25: a universal link that no route takes ends in the browser, signed in or not`() throws {
        let folder = try WorkingFolder(.campus)
        for options in [[], ["--signed-out"]] {
            let link = ["https://campus.example.com/home/fed", "--via", "universal-link"]
            let explained = try folder.explain(link + options, by: .campus)
            #expect(explained.error == nil)
            #expect(explained.steps.map(\.step) == ["arrive", "resolve", "browser"])
        }
    }
}
