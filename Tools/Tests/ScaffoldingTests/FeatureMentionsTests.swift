import Testing

@testable import Checks
@testable import Layouts
@testable import Scaffolding

@Suite struct FeatureMentionsTests {
    private func lines(in layout: Layout, _ package: PackageDescription = PackageDescription()) -> [String] {
        FeatureMentions(of: FeatureTemplate.noun, besides: KitFolders(in: package)).lines(in: layout)
    }

    @Test(
        "a line that may mean the feature is named",
        arguments: [
            ("Apps/Acme/Acme.swift", #"let key = "stay.item""#),
            ("Modules/Presentation/AcmeApp/Sentences/en.lproj/Localizable.strings", #""items.nights" = "nights";"#),
            ("Apps/Acme/Samples/content.jsonl", #"{"roomID": 1, "link": "acme://items/1"}"#),
            ("ARCHITECTURE.md", "| what `ItemStore` keeps | mine |"),
            ("README.md", "See [the list](Modules/Domain/Items)."),
            ("README.md", "```\nswift run acme items\n```"),
        ])
    func named(path: String, text: String) {
        let number = text.hasPrefix("```") ? 2 : 1
        let line = String(text.split(separator: "\n")[number - 1]).bare
        #expect(lines(in: Layout([path: text + "\n"])) == ["\(path):\(number): \(line)"])
    }

    @Test(
        "a sentence may have the noun in it by chance, and a template means it",
        arguments: [
            ("Apps/Acme/Acme.swift", #"print("one item too many")"#),
            ("Apps/Acme/Sentences/en.lproj/Localizable.strings", #""rooms.all" = "Each item of the list";"#),
            ("README.md", "Each item of the list has a `Room`."), ("CHANGELOG.md", "- `Items` are new."),
            ("Tools/Template/Apps/Acme/Samples/content.jsonl", #"{"itemID": 1}"#),
        ])
    func chance(path: String, text: String) {
        #expect(lines(in: Layout([path: text + "\n"])) == [])
    }

    @Test func `the kit and the tests of it alone are left out`() {
        let text = #"let link = "item/1""# + "\n"
        let folders = [
            "Modules/Domain/DeepLinks", "Tests/DeepLinksTests", "Tests/TestSupport", "Modules/Domain/Badges",
            "Tests/BadgesTests",
        ]
        let uses = ["DeepLinksTests": ["DeepLinks", "TestSupport"], "BadgesTests": ["Badges", "TestSupport"]]
        var package = PackageDescription(
            targets: folders.map { path in
                let name = String(path.split(separator: "/").last ?? "")
                return .init(name: name, path: path, type: "library", targets: uses[name] ?? [], products: ["Logging"])
            })
        package.products = [.init(name: "Kit", targets: ["DeepLinks"])]
        let layout = Layout(Dictionary(uniqueKeysWithValues: folders.map { ("\($0)/Link.swift", text) }))
        #expect(
            lines(in: layout, package).map { $0.prefix { $0 != ":" } }
                == ["Modules/Domain/Badges/Link.swift", "Tests/BadgesTests/Link.swift"])
        package.products = []
        #expect(lines(in: layout, package).count == 5)
    }
}
