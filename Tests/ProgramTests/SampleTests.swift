import Foundation
import Testing

@testable import RouterCommands

@Suite struct SampleTests {
    @Test("the sample content is what a new database starts with", arguments: Program.allCases)
    func content(program: Program) throws {
        let run = try WorkingFolder().run(program, ["import", Sample.path(program, "content.jsonl")])
        let counts = try run.lines(of: ImportReport.self)
        #expect(run.code == 0)
        #expect(counts.map { [$0.added, $0.replaced] } == [[0, 0]])
        #expect(counts.allSatisfy { $0.skipped > 0 && $0.bad.isEmpty })
    }
}

extension RouterProgram {
    /// Plays the program's samples in this process.
    /// - Parameter pushes: what a tap on each sample push comes to.
    static func playSamples(pushes: [String: String]) async throws {
        #expect(Set(samplePushes.map(\.sampleName)) == Set(pushes.keys))
        for (name, outcome) in pushes { try await play("sample \(name)\ntap\nexpect \(outcome)", named: name) }
        let files = try FileManager.default.contentsOfDirectory(at: samples, includingPropertiesForKeys: nil)
        for file in files where file.pathExtension == "scenario" {
            try await play(String(contentsOf: file, encoding: .utf8), named: file.lastPathComponent)
        }
    }

    private static func play(_ text: String, named name: String) async throws {
        #expect(try await Scenario(text, of: self).failures(on: self) == [], "\(name)")
    }
}
