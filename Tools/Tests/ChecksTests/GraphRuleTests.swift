import Testing

@testable import Checks

@Suite struct GraphRuleTests {
    private let page = "ARCHITECTURE.md"

    @Test func `a graph that was just drawn is fine, and drawing it again changes nothing`() throws {
        let project = try SampleProject().drawn()
        #expect(project.findings(of: GraphRule.self) == [])
        #expect(try project.drawn().texts == project.texts)
    }

    @Test func `a graph that was changed by hand is found`() throws {
        let project = try SampleProject().drawn()
        let text = try #require(project.texts[page]).replacing("LaunchStore", with: "FeedShop", maxReplacements: 1)
        let findings = project.findings(of: GraphRule.self, with: [page: text])
        #expect(findings.map(\.path) == [page])
        #expect(findings.first?.fix == "Tools/graph makes it anew")
    }

    @Test func `a new module makes the graph stale, and shows up when it is drawn anew`() throws {
        var project = try SampleProject().drawn()
        project.package.targets.append(SampleProject.module("WeatherFlow", in: "Presentation", targets: ["Navigation"]))
        #expect(project.findings(of: GraphRule.self).map(\.path) == [page])
        project = try project.drawn()
        #expect(project.findings(of: GraphRule.self) == [])
        #expect(project.texts[page]?.contains("AppFlow & WeatherFlow --> Navigation") == true)
    }

    @Test func `what stands around the graph is kept`() throws {
        let text = try #require(try SampleProject().drawn().texts[page])
        #expect(text.hasPrefix("# Architecture\n\n## One tap\n"))
        #expect(text.contains("<!-- graph: modules -->\n```mermaid\ngraph TD\n    subgraph Apps\n        router\n"))
        #expect(text.hasSuffix("```\n<!-- end of graph: modules -->\n"))
    }

    @Test(arguments: ["# Architecture\n", "<!-- end of graph: modules -->\n<!-- graph: modules -->\n"])
    func `a page without a place for the graph is found`(text: String) throws {
        let findings = try SampleProject().drawn().findings(of: GraphRule.self, with: [page: text])
        #expect(findings.map(\.problem) == ["no lines mark the place of the module graph"])
    }
}
