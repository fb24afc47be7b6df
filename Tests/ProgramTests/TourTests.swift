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

    @Test("the tour says in each language what each of its parts shows", arguments: Program.allCases)
    func translated(program: Program) throws {
        let file = Sample.folder(of: program).appending(path: "tour.scenario")
        let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n\n")
        #expect(parts.count > 9)
        for part in parts {
            let comments = part.split(separator: "\n").filter { $0.hasPrefix("#") }
            #expect(comments.count == 2 && comments[1].hasPrefix("# ko: ") && !comments[0].hasPrefix("# ko"), "\(part)")
        }
    }

    @Test func `U36: a tour that does not come to what it expects is 65, and says where`() throws {
        let folder = try WorkingFolder()
        let run = try folder.run("tour", "--signed-out")
        #expect(run.code == 65)
        #expect(try run.answers().first?.outcome == "pending")
        let text = try WorkingFolder().text("tour", "--signed-out")
        #expect(text.code == 65)
        #expect(
            text.output.contains("\ntour.scenario:5: expect shown \(Program.first.route) does not hold. What came: "))
    }
}
