import Testing

@testable import Checks

@Suite struct PageLengthRuleTests {
    private static let starter = "Tools/Starter/ARCHITECTURE.md"

    private let project: SampleProject = {
        var project = SampleProject()
        project.texts[Self.starter] = "# Architecture\n"
        return project
    }()

    @Test(arguments: ["ARCHITECTURE.md", starter], [(200, []), (201, [201])])
    func `each ARCHITECTURE has 200 lines at most`(page: String, counted: (count: Int, expected: [Int])) {
        let text = String(repeating: "word\n", count: counted.count)
        #expect(project.lines(of: PageLengthRule.self, in: page, holding: text) == counted.expected)
        #expect(project.lines(of: PageLengthRule.self, in: "README.md", holding: text) == [])
    }

    @Test(arguments: [(198, []), (199, [201])])
    func `the graph that is drawn into the page does not count`(count: Int, expected: [Int]) {
        let graph =
            "<!-- graph: modules -->\n\(String(repeating: "A --> B\n", count: 50))<!-- end of graph: modules -->\n"
        let text = graph + String(repeating: "word\n", count: count)
        #expect(project.lines(of: PageLengthRule.self, in: "ARCHITECTURE.md", holding: text) == expected)
    }

    @Test func `a copy's page grows with its features`() {
        let text = String(repeating: "word\n", count: 300)
        #expect(SampleProject().lines(of: PageLengthRule.self, in: "ARCHITECTURE.md", holding: text) == [])
    }
}
