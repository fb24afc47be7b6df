import Foundation
import Testing

@Suite struct SampleTests {
    @Test(
        "a sample does what its name says",
        arguments: Program.allCases.flatMap { program in
            program.samples.map { (program, $0) }
        })
    func push(program: Program, expected: SampleExpectation) throws {
        let run = try WorkingFolder().run(program, ["push", Sample.path(program, expected.file)])
        let answer = try run.answer()
        #expect(run.code == (expected.error == nil ? 0 : 65))
        #expect(answer.outcome == (expected.error == nil ? "shown" : "failed"))
        #expect(answer.error?.code == expected.error)
        #expect(answer.navigation.alert?.code == expected.error)
        #expect(answer.route == expected.route)
        #expect(answer.stack == expected.stack)
        #expect(answer.navigation.modals == expected.modals)
    }

    @Test("every sample is tried", arguments: Program.allCases)
    func all(program: Program) throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Sample.folder(of: program).path)
        let tried = program.samples.map(\.file)
        #expect(Set(files.filter { $0.hasSuffix(".apns") }) == Set(tried))
    }

    @Test("the sample content is what a new database starts with", arguments: Program.allCases)
    func content(program: Program) throws {
        let run = try WorkingFolder().run(program, ["import", Sample.path(program, "content.jsonl")])
        let counts = try run.lines(of: ImportReport.self)
        #expect(run.code == 0)
        #expect(counts.map { [$0.added, $0.replaced] } == [[0, 0]])
        #expect(counts.allSatisfy { $0.skipped > 0 && $0.bad.isEmpty })
    }
}
