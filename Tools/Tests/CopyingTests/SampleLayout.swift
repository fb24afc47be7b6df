@testable import Checks
@testable import Copying
@testable import Layouts

/// A small layout with a kit, a starter and a demo, and what its manifest declares.
enum SampleLayout {
    static let package: PackageDescription = {
        var package = PackageDescription(targets: [
            target("DeepLinks", in: "Modules/Domain"), target("Feeds", in: "Modules/Domain"),
            target("DeepLinksTests", in: "Tests"), target("FeedsTests", in: "Tests"),
            target("TestSupport", in: "Tests"),
            target("Items", in: "Tools/Starter/Modules/Domain"), target("starter", in: "Tools/Starter/Apps"),
        ])
        package.products = [.init(name: "Kit", targets: ["DeepLinks"])]
        return package
    }()

    static let layout = Layout([
        "Package.swift": """
        let package = Package(name: "Switchyard")

        // The kit: what every app takes whole.

        module("DeepLinks", in: .domain)

        // The demos: what the kit does.

        module("Feeds", in: .domain)

        // The starter stands in a folder of its own.

        let others = 1

        // The app: its features.

        module("Items", in: .domain)
        program("starter", at: "Apps/Starter")

        // What the lines above are made of.

        strict("SWITCHYARD_STRICT")

        // Where the starter stands.

        move()
        """,
        "Modules/Domain/DeepLinks/Link.swift": "/// Switchyard's. The starter is none.\npublic struct Link {}\n",
        "Modules/Domain/DeepLinks/Sentences/ko.lproj/Localizable.strings": "\"a\" = \"가\";\n",
        "Modules/Domain/Feeds/Feed.swift": "public struct Feed {}\n",
        "Tests/DeepLinksTests/LinkTests.swift": "import DeepLinks\n",
        "Tests/DeepLinksTests/Corpus/CorpusTests.swift": "import DeepLinks\n",
        "Tests/FeedsTests/FeedTests.swift": "import Feeds\n",
        "Tests/TestSupport/Phone.swift": "struct Phone {}\n",
        "Tools/Sources/Checks/Check.swift": "struct Check {}\n", "Tools/Sources/Copying/Copy.swift": "struct Copy {}\n",
        "Tools/Starter/Package.swift": """
        let package = Package(name: "Starter", dependencies: [
                .package(name: "Switchyard", path: "../.."),
        ])
        let kit = product("Kit", package: "Switchyard")
        module("Items", in: .domain)
        strict("SWITCHYARD_STRICT")
        """,
        "Tools/Starter/Tools/Package.swift": "let package = Package(name: \"StarterTools\")\n",
        "Tools/Starter/Tools/test": "[ -n \"$SWITCHYARD_STRICT\" ]\n",
        "Tools/Starter/README.md": "# Starter\n",
        "Tools/Starter/Modules/Domain/Items/Item.swift": "public struct Item {}\n",
        "Tools/Starter/Apps/Starter/Starter.swift": """
        import Items

        struct Starter {
            let origins = LinkOrigins(schemes: ["starter"], hosts: ["starter.example.com"])
            let start = "starter://items"
            let app = "com.example.starter"
            let command = "starter"
            let sentences = Sentences.starterApp
        }
        """,
        "Tools/Starter/Apps/Starter/Sentences/en.lproj/Localizable.strings": "\"program.starter\" = \"Starter.\";\n",
        "Tools/Starter/Apps/Starter/Sentences/ko.lproj/Localizable.strings": "\"program.starter\" = \"스타터\";\n",
        "LICENSE": "Copyright (c) The Switchyard authors\n", "README.md": "# Switchyard\n",
        "CHANGELOG.md": "# Changelog\n\n## 1.0.0\n\n- Campus takes orders.\n",
    ])

    /// The files that a copy has, made from a folder `/layout`.
    static func copied(_ arguments: String..., pin: KitPin? = nil) throws -> [String: String] {
        try CopiedFiles(of: layout, package, for: CopyRequest(arguments))
            .files(from: "/layout", version: "Switchyard 1", pin: pin).texts
    }

    private static func target(_ name: String, in folder: String) -> PackageDescription.Target {
        .init(name: name, path: "\(folder)/\(name)", type: "library", targets: [], products: nil)
    }
}
