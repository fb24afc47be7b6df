import Foundation
import Testing

@Suite struct TourTests {
    @Test("the tour needs no argument, ends well and leaves nothing behind", arguments: Program.allCases)
    func tour(program: Program) throws {
        let folder = try WorkingFolder()
        let temporary = folder.url.appending(path: "tmp")
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        let run = try CommandRun(program, [], environment: ["TMPDIR": temporary.path, "HOME": folder.url.path])
        #expect(run.code == 0)
        #expect(run.errors == "")
        #expect(run.output.contains("\n9. "))
        #expect(run.output.contains("first frame on the display"))
        #expect(run.output.contains(" · tab ") && !run.output.contains("not done:"))
        #expect(run.output.hasSuffix("Try it: swift run \(program.name) --help\n"))
        #expect(!run.output.contains("\u{1B}"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path) == [])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["tmp"])
    }

    @Test("the tour does the same in each language, and says something else", arguments: Program.allCases)
    func translated(program: Program) throws {
        let tours = try ["tour", "tour.ko"].map { name in
            try String(contentsOf: Sample.folder(of: program).appending(path: "\(name).scenario"), encoding: .utf8)
                .split(separator: "\n", omittingEmptySubsequences: false)
        }
        #expect(tours[0].map { $0.hasPrefix("#") ? "#" : $0 } == tours[1].map { $0.hasPrefix("#") ? "#" : $0 })
        #expect(Set(tours[0]).intersection(tours[1]).filter { $0.hasPrefix("#") } == [])
    }

    @Test("the tour speaks Korean", arguments: Program.allCases)
    func korean(program: Program) throws {
        let run = try CommandRun(program, ["tour", "--language", "ko"])
        #expect(run.code == 0)
        #expect(run.output.contains("1. 앱이 꺼져 있을 때 푸시를 탭합니다."))
        #expect(run.output.contains("첫 프레임이 표시됨"))
    }

    @Test func `the tour answers programs with its arrivals alone, and leaves the databases in a folder that is named`()
        throws
    {
        let folder = try WorkingFolder()
        let run = try folder.run("tour")
        #expect(run.code == 0)
        let outcomes = Set(try run.answers().map(\.outcome))
        #expect(outcomes.isSuperset(of: ["shown", "presented", "pending", "superseded", "expired", "failed"]))
        #expect(try folder.run("inbox", "--history").lines(of: InboxTests.Record.self).count > 9)
    }
}
