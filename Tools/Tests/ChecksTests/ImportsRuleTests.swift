import Testing

@testable import Checks

@Suite struct ImportsRuleTests {
    private let store = "Modules/Data/LaunchStore/Extra.swift"

    private func problems(importing line: String) -> [String] {
        SampleProject().findings(of: ImportsRule.self, with: [store: line]).map(\.problem)
    }

    @Test(arguments: [
        "import Foundation", "import FoundationEssentials", "public import Observation", "import Launches",
        "public import GRDB", "@preconcurrency import struct GRDB.Row", "// import AppFlow",
        "let text = \"import AppFlow\"", "let kind = Kind.import; AppFlow()",
    ])
    func `what is declared and allowed is fine`(line: String) {
        #expect(problems(importing: line) == [])
    }

    @Test(arguments: [
        "import AppFlow", "public import AppFlow", "@testable import AppFlow", "internal import struct AppFlow.X",
        "@_spi(X) public import AppFlow", "#if canImport(AppFlow)\nimport AppFlow\n#endif",
    ])
    func `an import against the layers is found in every form`(line: String) {
        #expect(
            problems(importing: line)
                == ["LaunchStore (Data) uses AppFlow (Presentation), but Data imports only Domain"])
    }

    @Test func `an import that the layers allow but the manifest does not declare is found`() {
        var project = SampleProject()
        project.package.targets.removeAll { $0.name == "LaunchStore" }
        project.package.targets.append(SampleProject.module("LaunchStore", in: "Data", targets: ["Launches"]))
        let findings = project.findings(of: ImportsRule.self, with: [store: "import Launches\nimport Storage"])
        #expect(findings.filter { $0.path == store }.map(\.line) == [2])
        #expect(findings.map(\.problem).contains("LaunchStore imports Storage without declaring it"))
    }

    @Test(arguments: [
        ("Modules/Domain/Launches/Extra.swift", "Launches", "DeepLinks"),
        ("Modules/Data/Storage/Extra.swift", "Storage", "Launches"),
        ("Modules/Data/Storage/Extra.swift", "Storage", "Logging"),
        ("Modules/Platform/DeviceSimulator/Extra.swift", "DeviceSimulator", "Navigation"),
        ("Modules/Domain/Weather/Extra.swift", "Weather", "Launches"),
    ])
    func `a module imports nothing that its line in the manifest lacks`(file: String, module: String, other: String) {
        let findings = SampleProject().findings(of: ImportsRule.self, with: [file: "import \(other)"])
        #expect(findings.map(\.problem) == ["\(module) imports \(other) without declaring it"])
    }

    @Test(arguments: ["Dispatch", "Glibc", "Combine"])
    func `a module of the toolchain that is not on the list is found`(module: String) {
        #expect(
            problems(importing: "import \(module)").first?.hasPrefix("LaunchStore imports \(module), which") == true)
    }

    @Test func `the module that costs a program's start on Linux is for BackendClient alone`() {
        let line = "import FoundationNetworking"
        #expect(problems(importing: line) == ["LaunchStore uses FoundationNetworking, which only BackendClient may"])
        let client = "Modules/Data/BackendClient/Sender.swift"
        #expect(SampleProject().lines(of: ImportsRule.self, in: client, holding: line) == [])
    }

    @Test(arguments: ["FlyingSocks", "UIKit", "FoundationNetworking"])
    func `a program imports nothing that is kept for one module`(module: String) {
        let findings = SampleProject().findings(
            of: ImportsRule.self, with: ["Apps/Reader/Main.swift": "import GRDB\nimport \(module)"])
        #expect(findings.filter { $0.path == "Apps/Reader/Main.swift" }.map(\.line) == [2])
    }

    @Test(arguments: ["UIKit", "SwiftUI", "UserNotifications", "OSLog"])
    func `Apple's own modules are for AppleBridge alone`(module: String) {
        #expect(
            problems(importing: "import \(module)") == ["LaunchStore uses \(module), which only AppleBridge may"])
        let bridge = "Modules/Platform/AppleBridge/Bridge.swift"
        #expect(SampleProject().lines(of: ImportsRule.self, in: bridge, holding: "import \(module)") == [])
    }
}
