import Foundation
import Testing

@Suite struct ReplayTests {
    private struct Line: Decodable, Equatable {
        struct Failure: Decodable, Equatable {
            let code: String
        }

        let line: Int
        let text: String
        let holds: Bool
        var outcome: String?
        var error: Failure?
        var route: String?
        var came: [String]?
        var refusal: String?
    }

    private let folder: WorkingFolder
    private let push = "sample \(Program.first.sampleName)"

    init() throws {
        folder = try WorkingFolder()
    }

    /// On data that is gone afterwards, below the test's folder.
    private func replay(_ lines: [String], _ options: String..., on program: Program = .first) throws -> CommandRun {
        try CommandRun(
            program, ["replay", try folder.file("a.scenario", lines.joined(separator: "\n"))] + options,
            environment: ["TMPDIR": folder.url.path])
    }

    @Test("U36: a sample comes to what it expects, and leaves nothing behind", arguments: Program.allCases)
    func sample(program: Program) throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Sample.folder(of: program).path)
        let file = try #require(files.first { $0.hasSuffix(".scenario") })
        let run = try CommandRun(
            program, ["replay", Sample.path(program, file)], environment: ["TMPDIR": folder.url.path])
        #expect(run.code == 0, "\(run.output)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
    }

    @Test("U36: a wrong expectation is 65, and says what came instead", arguments: Program.allCases)
    func wrong(program: Program) throws {
        let lines = [
            "open", "sample \(program.sampleName)", "tap", "", "expect failed", "expect shown \(program.route)",
        ]
        let run = try replay(lines, on: program)
        #expect(run.code == 65)
        let path = folder.path("a.scenario")
        #expect(
            run.output == """
                \(path):5: expect failed does not hold. What came: presented, shown \(program.route)
                \(path):6: expect shown \(program.route): shown \(program.route)
                Expectations that hold: 1 of 2.

                """)
        let answers = try replay(lines, "--json", on: program).lines(of: Line.self)
        #expect(answers.map(\.line) == [5, 6] && answers.map(\.holds) == [false, true])
        #expect(
            answers.map(\.outcome) == ["shown", "shown"] && answers.map(\.route) == [program.route, program.route])
        #expect(answers.map(\.came) == [["presented", "shown \(program.route)"], nil])
    }

    @Test func `an expectation is about what arrived since the one before`() throws {
        let lines = [push, "tap", "expect shown", "expect shown", "home", "expect shown"]
        let answers = try replay(lines, "--json").lines(of: Line.self)
        #expect(answers.map(\.holds) == [true, false, false])
        #expect(answers.map(\.outcome) == ["shown", nil, nil] && answers.map(\.came) == [nil, [], []])
    }

    @Test("U36: what no line expects is 65, and is told with the step after which it came", arguments: Program.allCases)
    func unexpected(program: Program) throws {
        let push = "sample \(program.sampleName)"
        let lines = [
            "url \(program.scheme)://nowhere", "ok", push, "tap", "expect shown", "focus on", push, "end", push,
        ]
        let run = try replay(lines, on: program)
        #expect(run.code == 65)
        let path = folder.path("a.scenario")
        #expect(
            run.output == """
                \(path):5: expect shown: shown \(program.route)
                \(path):1: url \(program.scheme)://nowhere: no line expects what came of it: failed linkNotFound
                \(path):7: \(push): no line expects what came of it: ignored focus
                Expectations that hold: 1 of 1.

                """)
        let answers = try replay(lines, "--json", on: program).lines(of: Line.self)
        #expect(answers.map(\.line) == [5, 1, 7] && answers.map(\.holds) == [true, false, false])
        #expect(answers.map(\.came) == [nil, ["failed linkNotFound"], ["ignored focus"]])
        #expect(answers.map(\.error?.code) == [nil, "linkNotFound", nil])
    }

    @Test func `U36: all that comes at one unlock is told, however much it is`() throws {
        let before = [
            #"push priority=5 {"aps":{"alert":"Hello"}}"#, "expect pending lowPriority",
            #"push priority=5 {"aps":{"content-available":1}}"#, "expect ignored silent",
        ]
        let after = ["expect presented", "expect ignored"]
        let many = { (lines: [String]) in Array(repeating: lines, count: 15).flatMap(\.self) }
        let run = try replay(["open", "lock"] + many(before) + ["unlock"] + many(after))
        #expect(run.code == 0, "\(run.output)")
    }

    @Test func `U36: a push that only wakes the app is told beside what else came, whether or not it woke it`() throws {
        let silent = #"push priority=5 {"aps":{"content-available":1}}"#
        let lines = [
            "open", "switcher", "quit", push, "expect presented", "lock", silent, "expect ignored silent", "tap",
            "unlock", "expect ignored silent", "expect shown",
        ]
        let run = try replay(lines)
        #expect(run.code == 0, "\(run.output)")
        let woken = try replay(["open", "lock", silent, "expect ignored silent", "unlock", "expect ignored"])
        #expect(woken.code == 0, "\(woken.output)")
    }

    @Test func `a push that takes the place of another is an arrival of its own`() throws {
        let push = #"push collapse=a {"aps":{"alert":"Hello"}}"#
        #expect(try replay([push, "expect presented", push, "expect presented"]).code == 0)
        let run = try replay([push, "expect presented", push])
        #expect(run.code == 65 && run.output.contains(":3: \(push): no line expects what came of it: presented\n"))
    }

    @Test func `a step that cannot be done is told, and one that is done already is not`() throws {
        let lines = ["home", "kill", "unlock", "open", "open", "suspend", push, "tap", "expect shown"]
        let run = try replay(lines, "--json")
        #expect(run.code == 65)
        let answers = try run.lines(of: Line.self)
        #expect(answers.map(\.refusal) == ["the app is not in the background", nil])
        #expect(answers.map(\.line) == [6, 9] && answers.map(\.holds) == [false, true])
    }

    @Test func `U36: nothing is done where a line cannot be read, which is told with its number`() throws {
        let file = try folder.file("a.scenario", "open\n\nbogus \u{1B}[2J")
        let run = try folder.text("replay", file)
        #expect(run.code == 65 && run.output == "")
        #expect(run.errors == "\(file): line 3 is neither a command nor an expectation: bogus  [2J\n")
        let answer = try #require(try folder.run("replay", file).lines(of: Line.self).first)
        #expect(answer.line == 3 && !answer.holds && answer.error?.code == "invalidScenario")
        #expect(!FileManager.default.fileExists(atPath: folder.data.path))
        #expect(try folder.run("replay", folder.path("nowhere")).code == 65)
    }

    @Test func `it goes on in the folder that is named, from standard input too, at the time that is given`() throws {
        let options = ["replay", "-", "--now", "2026-05-01T12:00:00Z"]
        let first = try folder.run(.first, options, input: "signout\n\(push)\ntap\nexpect pending\nwait 60")
        #expect(first.code == 0)
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
