import Testing

@testable import Checks

@Suite struct LayersRuleTests {
    private func problems(declaring target: PackageDescription.Target) -> [String] {
        var project = SampleProject()
        project.package.targets.removeAll { $0.name == target.name }
        project.package.targets.append(target)
        return project.findings(of: LayersRule.self).map(\.problem)
    }

    @Test func `edges along the table are fine`() {
        #expect(SampleProject().findings(of: LayersRule.self).isEmpty)
    }

    @Test(arguments: [
        ("Feeds", "Domain", "Navigation", "Domain imports no layer"),
        ("FeedStore", "Data", "FeedFlow", "Data imports only Domain"),
        ("FeedFlow", "Presentation", "FeedStore", "Presentation imports only Domain"),
        ("FeedFlow", "Presentation", "DeviceSimulator", "Presentation imports only Domain"),
        ("DeviceSimulator", "Platform", "FeedStore", "Platform imports only Domain and Presentation"),
        ("Weather", "Data", "FeedFlow", "Data imports only Domain"),
    ])
    func `an edge against the layers is found`(module: String, layer: String, other: String, rule: String) {
        let problems = problems(declaring: SampleProject.module(module, in: layer, targets: [other]))
        #expect(problems.count == 1)
        #expect(problems[0].hasSuffix(rule))
    }

    @Test(arguments: [
        ("FeedStore", "Data", "ChatStore"), ("Feeds", "Domain", "DeepLinks"), ("Storage", "Data", "Feeds"),
        ("DeviceSimulator", "Platform", "Navigation"), ("Weather", "Domain", "Feeds"),
    ])
    func `an edge that the table lacks is found`(module: String, layer: String, other: String) {
        let target = SampleProject.module(module, in: layer, targets: [other])
        #expect(problems(declaring: target) == ["the layer table does not let \(module) use \(other)"])
    }

    @Test func `a module outside the table may use another layer as its own layer may`() {
        #expect(problems(declaring: SampleProject.module("WeatherFlow", in: "Presentation", targets: ["Feeds"])) == [])
    }

    @Test func `a product that the table lacks is found, Logging is for all`() {
        let target = SampleProject.module("Feeds", in: "Domain", products: ["GRDB", "Logging"])
        #expect(problems(declaring: target) == ["the layer table does not let Feeds use the product GRDB"])
    }

    @Test func `a module that uses a program is found`() {
        let target = SampleProject.module("Feeds", in: "Domain", targets: ["router"])
        #expect(problems(declaring: target) == ["Feeds uses router, which is in no layer"])
    }

    @Test func `a module in another layer's folder is found`() {
        let problems = problems(declaring: SampleProject.module("Chats", in: "Platform"))
        #expect(problems == ["Chats belongs to Domain, but lies in Modules/Platform/Chats"])
    }

    @Test(arguments: ["Modules/Weather", "Modules/Services/Weather", "Modules/Domain/Other"])
    func `a module in no layer's folder is found`(path: String) {
        let target = PackageDescription.Target(
            name: "Weather", path: path, type: "library", targets: nil, products: nil)
        #expect(problems(declaring: target) == ["Weather lies in \(path), which names no layer and module"])
    }

    @Test func `a finding points at the line that declares the module`() {
        var project = SampleProject()
        project.package.targets.removeAll { $0.name == "FeedStore" }
        project.package.targets.append(SampleProject.module("FeedStore", in: "Data", targets: ["FeedFlow"]))
        #expect(project.findings(of: LayersRule.self).map(\.line) == [3])
    }
}
