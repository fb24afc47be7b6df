import Testing

@testable import Checks

@Suite struct LayersRuleTests {
    private func problems(declaring targets: PackageDescription.Target...) -> [String] {
        var project = SampleProject()
        project.package.targets.removeAll { known in targets.contains { $0.name == known.name } }
        project.package.targets += targets
        return project.findings(of: LayersRule.self).map(\.problem)
    }

    @Test func `edges along the layers are fine`() {
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
        ("LaunchStore", "NotificationStore", "Data", "Storage"),
        ("TideFlow", "WeatherFlow", "Presentation", "AppFlow and Navigation"),
        ("TideFlow", "CoastApp", "Presentation", "AppFlow and Navigation"),
        ("CoastApp", "HarbourApp", "Presentation", "AppFlow and Navigation"),
        ("AppleBridge", "SimulatorPage", "Platform", "DeviceSimulator"),
    ])
    func `an edge to another feature's module of the same layer is found`(
        module: String, other: String, layer: String, shared: String
    ) {
        let user = SampleProject.module(module, in: layer, targets: [other])
        #expect(
            problems(declaring: user, SampleProject.module(other, in: layer))
                == ["\(module) uses \(other), but modules of \(layer) share only \(shared)"])
    }

    @Test(arguments: [
        ("WeatherStore", "Data", "Storage"), ("WeatherFlow", "Presentation", "AppFlow"),
        ("WeatherFlow", "Presentation", "Launches"), ("WeatherPage", "Platform", "DeviceSimulator"),
        ("WeatherPage", "Platform", "Navigation"), ("Weather", "Domain", "Launches"),
    ])
    func `a module may use other layers as its own may, and of its own what that shares`(
        module: String, layer: String, other: String
    ) {
        #expect(problems(declaring: SampleProject.module(module, in: layer, targets: [other])) == [])
    }

    @Test func `a program's own module joins flows`() {
        let app = SampleProject.module("CoastApp", in: "Presentation", targets: ["TideFlow"])
        #expect(problems(declaring: app, SampleProject.module("TideFlow", in: "Presentation")) == [])
    }

    @Test(arguments: [
        ("Launches", "Domain", "GRDB"), ("Navigation", "Presentation", "GRDB"), ("Launches", "Domain", "Nowhere"),
        ("Storage", "Data", "ArgumentParser"),
    ])
    func `a product that is not for the layer is found, Logging is for all`(
        module: String, layer: String, product: String
    ) {
        let target = SampleProject.module(module, in: layer, products: [product, "Logging"])
        #expect(
            problems(declaring: target)
                == ["\(module) uses \(product), which is no module, nor a product that \(layer) may use"])
    }

    @Test func `a module that uses a program is found`() {
        let target = SampleProject.module("Launches", in: "Domain", targets: ["router"])
        #expect(problems(declaring: target) == ["Launches uses router, which is in no layer"])
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
