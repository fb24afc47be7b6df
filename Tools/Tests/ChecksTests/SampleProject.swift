@testable import Checks

/// A small project that breaks no rule; tests plant one violation in it.
struct SampleProject {
    var package = PackageDescription(
        targets: [
            module("Launches", in: "Domain"),
            module("Storage", in: "Data", products: ["GRDB"]),
            module("LaunchStore", in: "Data", targets: ["Storage", "Launches"], products: ["GRDB"]),
            module("DeepLinks", in: "Domain"),
            module("Navigation", in: "Presentation", targets: ["DeepLinks"]),
            module(
                "AppFlow", in: "Presentation", targets: ["Navigation", "DeepLinks", "Launches"], products: ["Logging"]),
            module("DeviceSimulator", in: "Platform", targets: ["Launches"]),
            .init(
                name: "router", path: "Apps/Router", type: "executable", targets: ["LaunchStore", "AppFlow"],
                products: nil),
        ])

    var texts = [
        "Package.swift": """
        module("Launches", in: .domain)
        module("Storage", in: .data, uses: [grdb])
        module("LaunchStore", in: .data, uses: ["Storage", grdb, "Launches"])
        """,
        "Modules/Domain/Launches/Launch.swift": "import Foundation\n\npublic struct Launch: Sendable {}\n",
        "Modules/Data/LaunchStore/SQLiteLaunchRepository.swift": "import Launches\npublic import GRDB\n",
        "Apps/Router/Router.swift": "import AppFlow\nimport Dispatch\n\n@main struct Router {}\n",
        "Apps/Router/Samples/feed.apns": "{}\n",
        "Apps/Router/Sentences/en.lproj/Localizable.strings": """
        /* What is said. */
        "shown" = "{screen} is shown.";
        "bye" = "Bye \\"now\\".";

        """,
        "Apps/Router/Sentences/ko.lproj/Localizable.strings": """
        "bye" = "안녕.";
        "shown" = "{screen} 화면.";

        """,
        "Tests/LaunchesTests/LaunchTests.swift": "@Test func `a feed waits`() async { await clock.advance() }\n",
        "Tools/check": "#!/bin/sh\n",
        "README.md": "# Sample\n\n[Architecture](ARCHITECTURE.md#one-tap) and `Tools/check`.\n",
        "ARCHITECTURE.md": """
        # Architecture

        ## One tap

        [`Launch`](Modules/Domain/Launches/Launch.swift#L3)

        <!-- graph: modules -->
        <!-- end of graph: modules -->

        """,
    ]

    /// A module's target as SwiftPM describes it.
    static func module(
        _ name: String, in layer: String, targets: [String] = [], products: [String] = []
    ) -> PackageDescription.Target {
        .init(name: name, path: "Modules/\(layer)/\(name)", type: "library", targets: targets, products: products)
    }

    /// The same with its module graph drawn into the page.
    func drawn() throws -> SampleProject {
        var project = self
        let page = try GraphPage(in: SourceTree(texts, package: package)).renewed()
        project.texts[GraphPage.path] = page ?? texts[GraphPage.path]
        return project
    }

    /// What a rule finds once the given files are added or replaced.
    func findings(of rule: any Rule.Type, with changes: [String: String] = [:]) -> [Finding] {
        let tree = SourceTree(texts.merging(changes) { $1 }, package: package)
        return Report(on: tree, rules: [rule]).findings
    }

    /// The lines on which a rule finds something in one added or replaced file.
    func lines(of rule: any Rule.Type, in path: String, holding text: String) -> [Int] {
        findings(of: rule, with: [path: text]).filter { $0.path == path }.map(\.line)
    }
}
