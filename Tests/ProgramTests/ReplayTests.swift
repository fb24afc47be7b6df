import Foundation
import Testing

@Suite struct ReplayTests {
    /// What `replay --json` prints of a line.
    struct Line: Printed {
        static let optionalKeys: Set<String> = ["came", "refusal", "presentation"]

        let line: Int
        let text: String
        let holds: Bool
        let outcome: String?
        let error: Answer.Failure?
        let route: String?
        let parameters: [String: String]
        let navigation: Answer.Navigation
        let report: Answer.Report?
        let presentation: Answer.Presentation?
        let came: [String]?
        let refusal: String?
    }

    private let folder: WorkingFolder

    init() throws {
        folder = try WorkingFolder()
    }

    /// On data that is gone afterwards, below the test's folder.
    private func replay(_ lines: [String], _ options: String..., on program: Program = .first) throws -> CommandRun {
        try CommandRun(
            program, ["replay", try folder.file("a.scenario", lines.joined(separator: "\n"))] + options,
            environment: ["TMPDIR": folder.url.path])
    }

    @Test(
        "U36: what does not hold, is not expected or cannot be done is 65, and told with its line",
        arguments: Program.allCases)
    func wrong(program: Program) throws {
        let (push, nowhere) = ("sample \(program.sampleName)", "url \(program.scheme)://nowhere")
        let lines = [
            "suspend", "open", push, "tap", "", "expect failed", "expect shown \(program.route)", nowhere, "ok", "end",
            push,
        ]
        let run = try replay(lines, on: program)
        #expect(run.code == 65)
        let path = folder.path("a.scenario")
        #expect(
            run.output == """
                \(path):1: suspend cannot be done: the app is not in the background
                \(path):6: expect failed does not hold. What came: presented, shown \(program.route)
                \(path):7: expect shown \(program.route): shown \(program.route)
                \(path):8: \(nowhere): no line expects what came of it: failed linkNotFound
                Expectations that hold: 1 of 2.

                """)
        let answers = try replay(lines, "--json", on: program).lines(of: Line.self)
        #expect(answers.map(\.line) == [1, 6, 7, 8] && answers.map(\.holds) == [false, false, true, false])
        #expect(answers.map(\.text) == ["suspend", "expect failed", "expect shown \(program.route)", nowhere])
        #expect(answers.map(\.outcome) == [nil, "shown", "shown", "failed"])
        #expect(answers.map(\.route) == [nil, program.route, program.route, nil])
        #expect(answers.map(\.error?.code) == [nil, nil, nil, "linkNotFound"])
        #expect(
            answers.map(\.came) == [[], ["presented", "shown \(program.route)"], nil, ["failed linkNotFound"]])
        #expect(answers.map(\.refusal) == ["the app is not in the background", nil, nil, nil])
    }

    @Test func `U36: nothing is done where a line cannot be read, which is told with its number`() throws {
        struct Fault: Printed {
            let line: Int
            let text: String
            let holds: Bool
            let error: Answer.Failure
        }
        let file = try folder.file("a.scenario", "open\n\nbogus \u{1B}[2J")
        let run = try folder.text("replay", file)
        #expect(run.code == 65 && run.output == "")
        #expect(run.errors == "\(file): line 3 is neither a command nor an expectation: bogus  [2J\n")
        let fault = try #require(try folder.run("replay", file).lines(of: Fault.self).first)
        #expect(fault.line == 3 && !fault.holds && fault.error.code == "invalidScenario")
        #expect(!FileManager.default.fileExists(atPath: folder.data.path))
    }

    @Test func `a replay goes on in a named folder, also from standard input, at the time that is given`() throws {
        let options = ["replay", "-", "--now", "2026-05-01T12:00:00Z"]
        let lines = "signout\nsample \(Program.first.sampleName)\ntap\nexpect pending\nwait 60"
        #expect(try folder.run(.first, options, input: lines).code == 0)
        let records = try folder.run("inbox", "--history").lines(of: InboxTests.Record.self)
        #expect(records.map(\.arrivedAt) == ["2026-05-01T12:00:00Z"])
        let second = try folder.run(.first, options, input: "open\nsignin 1\nexpect shown")
        #expect(second.code == 0, "\(second.output)")
    }

    @Test func `a file beside the scenario is pushed, and Korean is spoken`() throws {
        _ = try folder.file("push.apns", #"{"aps":{"alert":"Hello"}}"#)
        let run = try replay(["file push.apns", "expect presented", "expect shown"], "--language", "ko")
        #expect(run.output.contains(":3: expect shown: 다릅니다. 실제 결과: 없음\n"))
        #expect(run.output.hasSuffix("기대한 결과 2개 중 1개가 맞습니다.\n"))
    }
}
