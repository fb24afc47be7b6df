import Foundation
import Testing

/// Runs the real program over payloads of other projects.
@Suite(
    .enabled(if: Corpus.folder != nil, "there is no folder shared/corpus beside the project, and no SWITCHYARD_CORPUS"))
struct PayloadCorpusTests {
    @Test(arguments: ["payloads.jsonl", "ha_push_cases.jsonl"])
    func `every line is answered with all fields`(file: String) throws {
        let lines = try String(contentsOf: #require(Corpus.folder).appending(path: file), encoding: .utf8)
        let run = try LinksRun(["payload"], input: lines)
        #expect(run.code == 0)
        #expect(!run.output.isEmpty)
        #expect(run.output.count == lines.split(separator: "\n").count)
        for line in run.output {
            let answer = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            #expect(answer.count == 11, "\(line)")
            #expect(answer["dialect"] is String, "\(line)")
        }
    }
}
