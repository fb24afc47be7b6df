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

    @Test(arguments: ["FlyingSocks", "UIKit", "FoundationNetworking"])
    func `a program imports nothing that is kept for one module`(module: String) {
        let findings = SampleProject().findings(
            of: ImportsRule.self, with: ["Apps/Reader/Main.swift": "import GRDB\nimport \(module)"])
        #expect(findings.filter { $0.path == "Apps/Reader/Main.swift" }.map(\.line) == [2])
    }

    @Test(arguments: [
        ("UIKit", "Platform/AppleBridge"), ("SwiftUI", "Platform/AppleBridge"),
        ("UserNotifications", "Platform/AppleBridge"), ("OSLog", "Platform/AppleBridge"),
        ("FoundationNetworking", "Data/BackendClient"), ("FlyingSocks", "Platform/SimulatorPage"),
    ])
    func `a module that is kept for one of the project's is found in every other`(module: String, owner: String) {
        let line = "import \(module)"
        let name = owner.split(separator: "/")[1]
        #expect(problems(importing: line) == ["LaunchStore uses \(module), which only \(name) may"])
        let file = "Modules/\(owner)/File.swift"
        #expect(SampleProject().lines(of: ImportsRule.self, in: file, holding: line) == [])
    }
}
