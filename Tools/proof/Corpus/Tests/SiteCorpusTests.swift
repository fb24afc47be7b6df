import DeepLinks
import Foundation
import Links
import SiteAssociations
import Testing

/// Site-association files of other projects.
@Suite struct SiteCorpusTests {
    @Test func `U22: other matchers' cases are decided alike`() throws {
        let lines = try Corpus.lines("aasa_cases.jsonl")
        #expect(!lines.isEmpty)
        var answers = SiteAnswers()
        for line in lines {
            let row = try object(line)
            let answer = try object(answers.answer(line).line)
            #expect(answer["result"] as? [String: String] == row["expected"] as? [String: String], "\(row)")
        }
    }

    @Test func `U22: files of real sites are read, each app with its components`() throws {
        let lines = try Corpus.lines("aasa.jsonl")
        #expect(!lines.isEmpty)
        for line in lines {
            let row = try object(line)
            let json = try JSONSerialization.data(withJSONObject: try #require(row["json"]))
            let file = try SiteAssociationFile(json: json)
            #expect(!file.details.isEmpty, "\(row["id"] ?? "")")
            #expect(file.details.allSatisfy { !$0.appIDs.isEmpty && !$0.components.isEmpty }, "\(row["id"] ?? "")")
            _ = try SiteAssociationMatcher(file).decisions(for: "/a?b=c#d")
        }
    }

    private func object(_ line: Data) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
    }
}
