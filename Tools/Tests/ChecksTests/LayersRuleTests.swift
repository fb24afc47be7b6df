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
        ("Launches", "Domain", "Navigation", "Domain imports no layer"),
        ("LaunchStore", "Data", "AppFlow", "Data imports only Domain"),
        ("AppFlow", "Presentation", "LaunchStore", "Presentation imports only Domain"),
        ("AppFlow", "Presentation", "DeviceSimulator", "Presentation imports only Domain"),
        ("DeviceSimulator", "Platform", "LaunchStore", "Platform imports only Domain and Presentation"),
        ("Weather", "Data", "AppFlow", "Data imports only Domain"),
    ])
    func `an edge against the layers is found`(module: String, layer: String, other: String, rule: String) {
        let problems = problems(declaring: SampleProject.module(module, in: layer, targets: [other]))
        #expect(problems.count == 1)
        #expect(problems[0].hasSuffix(rule))
    }

    @Test(arguments: [
        ("LaunchStore", "Data", "NotificationStore"), ("Launches", "Domain", "Timestamps"),
        ("Storage", "Data", "Launches"),
        ("DeviceSimulator", "Platform", "Navigation"), ("Weather", "Domain", "Launches"),
    ])
    func `an edge that the table lacks is found`(module: String, layer: String, other: String) {
        let target = SampleProject.module(module, in: layer, targets: [other])
        #expect(problems(declaring: target) == ["the layer table does not let \(module) use \(other)"])
    }

    @Test func `a module outside the table may use another layer as its own layer may`() {
        #expect(
            problems(declaring: SampleProject.module("WeatherFlow", in: "Presentation", targets: ["Launches"])) == [])
    }

    @Test func `a product that the table lacks is found, Logging is for all`() {
        let target = SampleProject.module("Launches", in: "Domain", products: ["GRDB", "Logging"])
        #expect(problems(declaring: target) == ["the layer table does not let Launches use the product GRDB"])
    }

    @Test func `a module that uses a program is found`() {
        let target = SampleProject.module("Launches", in: "Domain", targets: ["router"])
        #expect(problems(declaring: target) == ["Launches uses router, which is in no layer"])
    }

    @Test func `a module in another layer's folder is found`() {
        let problems = problems(declaring: SampleProject.module("Notifications", in: "Platform"))
        #expect(problems == ["Notifications belongs to Domain, but lies in Modules/Platform/Notifications"])
    }

    @Test(arguments: ["Modules/Weather", "Modules/Services/Weather", "Modules/Domain/Other"])
    func `a module in no layer's folder is found`(path: String) {
        let target = PackageDescription.Target(
            name: "Weather", path: path, type: "library", targets: nil, products: nil)
        #expect(problems(declaring: target) == ["Weather lies in \(path), which names no layer and module"])
    }

    @Test func `a finding points at the line that declares the module`() {
        var project = SampleProject()
        project.package.targets.removeAll { $0.name == "LaunchStore" }
        project.package.targets.append(SampleProject.module("LaunchStore", in: "Data", targets: ["AppFlow"]))
        #expect(project.findings(of: LayersRule.self).map(\.line) == [3])
    }
}
