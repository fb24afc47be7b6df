import Testing

@testable import Checks

@Suite struct ImportsRuleTests {
    private let store = "Modules/Data/FeedStore/Extra.swift"

    private func problems(importing line: String) -> [String] {
        SampleProject().findings(of: ImportsRule.self, with: [store: line]).map(\.problem)
    }

    @Test(arguments: [
        "import Foundation", "import FoundationEssentials", "public import Observation", "import Feeds",
        "public import GRDB", "@preconcurrency import struct GRDB.Row", "// import FeedFlow",
        "let text = \"import FeedFlow\"", "let kind = Kind.import; FeedFlow()",
    ])
    func `what is declared and allowed is fine`(line: String) {
        #expect(problems(importing: line) == [])
    }

    @Test(arguments: [
        "import FeedFlow", "public import FeedFlow", "@testable import FeedFlow", "internal import struct FeedFlow.X",
        "@_spi(X) public import FeedFlow", "#if canImport(FeedFlow)\nimport FeedFlow\n#endif",
    ])
    func `an import against the layers is found in every form`(line: String) {
        #expect(
            problems(importing: line)
                == ["FeedStore (Data) uses FeedFlow (Presentation), but Data imports only Domain"])
    }

    @Test func `an import that the table allows but the manifest does not declare is found`() {
        var project = SampleProject()
        project.package.targets.removeAll { $0.name == "FeedStore" }
        project.package.targets.append(SampleProject.module("FeedStore", in: "Data", targets: ["Feeds"]))
        let findings = project.findings(of: ImportsRule.self, with: [store: "import Feeds\nimport Storage"])
        #expect(findings.filter { $0.path == store }.map(\.line) == [2])
        #expect(findings.map(\.problem).contains("FeedStore imports Storage without declaring it"))
    }

    @Test(arguments: ["Dispatch", "Glibc", "Combine"])
    func `a module of the toolchain that is not on the list is found`(module: String) {
        #expect(problems(importing: "import \(module)").first?.hasPrefix("FeedStore imports \(module), which") == true)
    }

    @Test func `the module that costs a program's start on Linux is for BackendClient alone`() {
        let line = "import FoundationNetworking"
        #expect(problems(importing: line) == ["FeedStore imports FoundationNetworking, which only BackendClient may"])
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
        #expect(problems(importing: "import \(module)") == ["FeedStore imports \(module), which only AppleBridge may"])
        let bridge = "Modules/Platform/AppleBridge/Bridge.swift"
        #expect(SampleProject().lines(of: ImportsRule.self, in: bridge, holding: "import \(module)") == [])
    }
}
