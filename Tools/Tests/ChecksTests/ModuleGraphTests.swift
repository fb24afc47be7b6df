import Testing

@testable import Checks

@Suite struct ModuleGraphTests {
    @Test func `an edge that follows from others is left out, however many they are`() {
        let graph = ModuleGraph(
            of: PackageDescription(targets: [
                SampleProject.module("A", in: "Domain", targets: ["B", "D"]),
                SampleProject.module("B", in: "Domain", targets: ["C"]),
                SampleProject.module("C", in: "Domain", targets: ["D"]), SampleProject.module("D", in: "Domain"),
            ]))
        #expect(graph.modules.map(\.uses) == [["B"], ["C"], ["D"], []])
    }

    @Test func `products and tests are not drawn`() {
        var package = SampleProject().package
        package.targets.append(
            .init(
                name: "LaunchesTests", path: "Tests/LaunchesTests", type: "test", targets: ["Launches"], products: nil))
        #expect(ModuleGraph(of: package) == ModuleGraph(of: SampleProject().package))
        #expect(MermaidGraph(graph: ModuleGraph(of: package)).text.contains("GRDB") == false)
    }

    @Test func `a module without edges, and a package without modules, can be drawn`() {
        let one = PackageDescription(targets: [SampleProject.module("Launches", in: "Domain")])
        #expect(
            MermaidGraph(graph: ModuleGraph(of: one)).text.contains("    subgraph Domain\n        Launches\n    end"))
        #expect(MermaidGraph(graph: ModuleGraph(of: PackageDescription())).text == "```mermaid\ngraph TD\n```")
    }
}
