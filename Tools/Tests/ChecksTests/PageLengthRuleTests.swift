import Testing

@testable import Checks

@Suite struct PageLengthRuleTests {
    @Test(arguments: [(200, []), (201, [201])])
    func `ARCHITECTURE has 200 lines at most`(count: Int, expected: [Int]) {
        let text = String(repeating: "word\n", count: count)
        #expect(SampleProject().lines(of: PageLengthRule.self, in: "ARCHITECTURE.md", holding: text) == expected)
        #expect(SampleProject().lines(of: PageLengthRule.self, in: "README.md", holding: text) == [])
    }

    @Test(arguments: [(198, []), (199, [201])])
    func `the graph that is drawn into the page does not count`(count: Int, expected: [Int]) {
        let graph =
            "<!-- graph: modules -->\n\(String(repeating: "A --> B\n", count: 50))<!-- end of graph: modules -->\n"
        let text = graph + String(repeating: "word\n", count: count)
        #expect(SampleProject().lines(of: PageLengthRule.self, in: "ARCHITECTURE.md", holding: text) == expected)
    }
}
