import DeepLinks
import Foundation
import SiteAssociations
import Testing

/// Runs the real program over site-association files of other projects.
@Suite(
    .enabled(if: Corpus.folder != nil, "there is no folder shared/corpus beside the project, and no SWITCHYARD_CORPUS"))
struct SiteCorpusTests {
    @Test func `U22: other matchers' cases are decided alike`() throws {
        let lines = try lines("aasa_cases.jsonl")
        #expect(!lines.isEmpty)
        let run = try LinksRun(["aasa"], input: lines.joined(separator: "\n"))
        #expect(run.output.count == lines.count)
        for (line, answer) in zip(lines, run.output) {
            let row = try object(line)
            #expect(try object(answer)["result"] as? [String: String] == row["expected"] as? [String: String], "\(row)")
        }
    }

    @Test func `U22: files of real sites are read, each app with its components`() throws {
        for line in try lines("aasa.jsonl") {
            let row = try object(line)
            let json = try JSONSerialization.data(withJSONObject: try #require(row["json"]))
            let file = try SiteAssociation(json: json)
            #expect(!file.details.isEmpty, "\(row["id"] ?? "")")
            #expect(file.details.allSatisfy { !$0.appIDs.isEmpty && !$0.components.isEmpty }, "\(row["id"] ?? "")")
            _ = try SiteAssociationMatcher(file).decisions(for: "/a?b=c#d")
        }
    }

    private func lines(_ name: String) throws -> [String] {
        try String(contentsOf: #require(Corpus.folder).appending(path: name), encoding: .utf8)
            .split(separator: "\n").map(String.init)
    }

    private func object(_ line: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
}
