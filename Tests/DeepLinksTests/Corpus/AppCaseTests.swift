import DeepLinks
import TestSupport
import Testing

/// Links of real apps, held against tables that declare those apps' routes as one would here.
@Suite(.enabled(if: Corpus.isPresent, "there is no folder shared/corpus beside the project, and no SWITCHYARD_CORPUS"))
struct AppCaseTests {
    private static let cases = (try? Corpus.jsonLines("appcases.jsonl", as: AppCase.self)) ?? []

    @Test func `links of real apps lead to the routes that their own tests name`() throws {
        #expect(!Self.cases.isEmpty)
        for row in Self.cases where AppCase.differing[row.id] == nil {
            let links = try #require(try AppLinks.of(row.app), "\(row.id)")
            let found = try? links.resolve(row.input)
            guard let expected = row.expected, expected.route != "unknown" else {
                #expect(found == nil, "\(row.id)")
                continue
            }
            let match = try #require(found, "\(row.id): \(row.input)")
            #expect(match.names.contains(expected.route), "\(row.id)")
            for (name, value) in expected.params {
                let text = try match.text(name)
                // What an app makes of an item that is left out.
                let isLeftOut = text == nil && [nil, "false"].contains(value.text)
                #expect(isLeftOut || text == value.text, "\(row.id): \(name)")
            }
        }
    }

    @Test func `the rows that differ end as said here, and not as said there`() throws {
        let rows = Dictionary(uniqueKeysWithValues: Self.cases.map { ($0.id, $0) })
        for (id, difference) in AppCase.differing {
            let row = try #require(rows[id], "\(id)")
            let error = linkError {
                let match = try #require(try AppLinks.of(row.app)).resolve(row.input)
                #expect(match.names.first == difference.route, "\(id)")
                #expect(try difference.value.map { try match.text($0.name) == $0.text } ?? true, "\(id)")
            }
            #expect(error == difference.error, "\(id): \(difference.reason)")
        }
    }
}
