import DeepLinks
import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Corpus.isPresent, "there is no folder shared/corpus beside the project, and no SWITCHYARD_CORPUS"))
struct SiteAssociationCorpusTests {
    @Test func `U22: other matchers' cases are decided alike`() throws {
        let rows = try lines("aasa_cases.jsonl")
        #expect(!rows.isEmpty)
        for row in rows {
            let matcher = try SiteAssociationMatcher(file(in: row, under: "aasa"))
            let link = try #require(row["input"] as? String)
            let decisions = try matcher.decisions(for: link, host: row["host"] as? String).mapValues(\.rawValue)
            #expect(decisions == row["expected"] as? [String: String], "\(row["id"] ?? "")")
        }
    }

    @Test func `U22: files of real sites are read, each app with its components`() throws {
        for row in try lines("aasa.jsonl") {
            let file = try file(in: row, under: "json")
            #expect(!file.details.isEmpty, "\(row["id"] ?? "")")
            #expect(file.details.allSatisfy { !$0.appIDs.isEmpty && !$0.components.isEmpty }, "\(row["id"] ?? "")")
            _ = try SiteAssociationMatcher(file).decisions(for: "/a?b=c#d")
        }
    }

    private func lines(_ name: String) throws -> [[String: Any]] {
        try Corpus.data(name).split(separator: UInt8(ascii: "\n")).map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any])
        }
    }

    private func file(in row: [String: Any], under key: String) throws -> SiteAssociation {
        try SiteAssociation(json: JSONSerialization.data(withJSONObject: try #require(row[key])))
    }
}
