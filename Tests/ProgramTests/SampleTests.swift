import Foundation
import Testing

/// The samples beside the programs' sources, and the tour through them.
@Suite struct SampleTests {
    private let folder: WorkingFolder

    init() throws {
        folder = try WorkingFolder()
    }

    private func files(of program: Program, _ ending: String) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: Sample.folder(of: program), includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == ending }
    }

    @Test("the sample content is what a new database starts with", arguments: Program.allCases)
    func content(program: Program) throws {
        let run = try folder.run(program, ["import", Sample.path(program, "content.jsonl")])
        let counts = try run.lines(of: ImportReport.self)
        #expect(run.code == 0)
        #expect(counts.map { [$0.added, $0.replaced] } == [[0, 0]])
        #expect(counts.allSatisfy { $0.skipped > 0 && $0.bad.isEmpty })
    }

    @Test("U36: a tap on each sample push ends as is expected of it, on its screens", arguments: Program.allCases)
    func pushes(program: Program) throws {
        let names = try files(of: program, "apns").map { $0.deletingPathExtension().lastPathComponent }
        #expect(Set(names) == Set(program.samples.map(\.name)))
        let lines = program.samples.flatMap { ["sample \($0.name)", "tap", "expect \($0.outcome)", "kill"] }
        let run = try folder.run(program, ["replay", "-"], input: lines.joined(separator: "\n"))
        #expect(run.code == 0, "\(run.output)")
        let navigations = try run.lines(of: ReplayTests.Line.self).map(\.navigation)
        #expect(navigations.map(\.stack) == program.samples.map(\.stack))
        #expect(navigations.map(\.modals) == program.samples.map(\.modals))
    }

    @Test("U36: each sample scenario comes to what it expects, and leaves nothing behind", arguments: Program.allCases)
    func scenarios(program: Program) throws {
        for file in try files(of: program, "scenario") {
            let run = try CommandRun(program, ["replay", file.path], environment: ["TMPDIR": folder.url.path])
            #expect(run.code == 0, "\(file.lastPathComponent): \(run.output)")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
    }

    @Test("the tour needs no argument, ends well and leaves nothing behind", arguments: Program.allCases)
    func tour(program: Program) throws {
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
        let run = try folder.run("tour", "--signed-out")
        #expect(run.code == 65)
        #expect(try run.answers().first?.outcome == "pending")
        let text = try WorkingFolder().text("tour", "--signed-out")
        #expect(text.code == 65)
        #expect(
            text.output.contains("\ntour.scenario:5: expect shown \(Program.first.route) does not hold. What came: "))
    }
}

/// Where a tap on a sample push ends, in an app that did not run.
struct SampleEnd: Hashable, Sendable {
    let name: String
    /// As an `expect` line has it.
    let outcome: String
    let stack: [String]
    let modals: [String]

    init(_ name: String, _ outcome: String, on stack: [String], under modals: [String] = []) {
        self.name = name
        self.outcome = outcome
        self.stack = stack
        self.modals = modals
    }
}
