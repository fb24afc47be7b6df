import Foundation
import Testing

@testable import Checks
@testable import Layouts
@testable import Scaffolding

/// Features of a small workspace, on disk as the commands make them.
@Suite struct FeatureTests {
    private static let workspace = Layout([
        "Package.swift": """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(name: "Acme")

        module("Items", in: .domain)
        module("AcmeApp", in: .presentation)

        @MainActor
        func module(_ name: String, in layer: Layer, uses: [String] = []) {
            let folder = "Modules/\\(layer.rawValue)/\\(name)"
            package.targets.append(.target(name: name, path: folder))
        }

        enum Layer: String {
            case domain = "Domain"
            case presentation = "Presentation"
        }

        """,
        "Modules/Domain/Items/Item.swift": "/// An item.\npublic struct Item {\n    let id: Int\n}\n",
        "Modules/Domain/Items/ItemRepository.swift": "public protocol ItemRepository {}\n",
        "Modules/Presentation/ItemFlow/ItemFlowFactory.swift": "public protocol ItemFlowFactory {}\n",
        "Modules/Presentation/AcmeApp/Acme.swift": """
        import Foundation
        import Items

        struct Acme {
            let kinds: [Any.Type] = [
                Item.self
            ]
            let account = 1
        }

        """,
        "Modules/Domain/Other/Other.swift": "struct Other {}\n",
        ".swift-format": #"{ "version": 1, "lineLength": 120, "indentation": { "spaces": 4 } }"#,
    ])

    /// Runs the body in a folder with the workspace and its template.
    private func withWorkspace(_ body: (URL, Scaffold) throws -> Void) throws {
        var layout = Self.workspace
        for (path, file) in FeatureTemplate(in: layout).layout.files {
            layout.files["\(FeatureTemplate.folder)/\(path)"] = file
        }
        try layout.inTemporaryFolder { try body($0, Scaffold(at: $0.path)) }
    }

    private func make(_ name: String, _ scaffold: Scaffold) throws -> String {
        try scaffold.make(NewRequest(["feature", name]))
    }

    private func remove(_ name: String, _ scaffold: Scaffold) throws -> String {
        try scaffold.remove(RemovalRequest(["feature", name]))
    }

    @Test func `a feature that is made and removed leaves no difference`() throws {
        try withWorkspace { folder, scaffold in
            let before = try Layout(at: folder.path)
            let said = try make("StudyRooms", scaffold)
            #expect(said.contains("  Modules/Domain/StudyRooms/") && said.contains("  Package.swift"))
            let texts = try Layout(at: folder.path).texts
            #expect(texts["Package.swift"]?.contains("module(\"StudyRooms\", in: .domain)\n") == true)
            #expect(texts["Modules/Domain/StudyRooms/StudyRoom.swift"]?.hasPrefix("/// A study room.") == true)
            #expect(try make("StudyRooms", scaffold).hasSuffix("nothing was changed."))
            #expect(try remove("StudyRooms", scaffold).contains("Modules/Presentation/AcmeApp/Acme.swift"))
            #expect(try Layout(at: folder.path) == before)
            #expect(!FileManager.default.fileExists(atPath: folder.path + "/Modules/Domain/StudyRooms"))
        }
    }

    @Test(
        "U44: what git knows may be released, and leaves its migrations",
        arguments: [("", true), ("add Package.swift", false), ("add --all", true)])
    func released(command: String, isRetired: Bool) throws {
        var layout = Self.workspace
        let schema = "/// The tables.\nlet migrations = [SchemaMigration(\"item-1\", sql: \"\")]\n"
        let list = "import AcmeApp\nimport Items\n\nlet schemas: [[Any]] = [\n    ItemStoreSchema.migrations\n]\n"
        layout.files["Modules/Data/ItemStore/ItemStoreSchema.swift"] = .init(content: Data(schema.utf8))
        layout.files["Apps/Acme/Acme.swift"] = .init(content: Data(list.utf8))
        try layout.inTemporaryFolder { folder in
            for words in command.isEmpty ? [] : ["init --quiet", command] {
                try SystemCommand(["git"] + words.split(separator: " ").map(String.init), in: folder).run()
            }
            let told = try remove("Items", Scaffold(at: folder.path))
            #expect(told.contains("Its migrations stay, retired, in Apps/Acme/Acme.swift") == isRetired)
            let left = try Layout(at: folder.path).texts["Apps/Acme/Acme.swift"]
            #expect(left?.contains("    [.retired(\"item-1\")]\n") == isRetired)
        }
    }

    @Test func `a feature is made after the one that the workspace began with is gone`() throws {
        try withWorkspace { folder, scaffold in
            _ = try make("Bookings", scaffold)
            _ = try remove("Items", scaffold)
            _ = try remove("Bookings", scaffold)
            let empty = try Layout(at: folder.path).texts
            #expect(empty["Modules/Presentation/AcmeApp/Acme.swift"]?.contains("= []\n") == true)
            _ = try make("Items", scaffold)
            #expect(
                try Layout(at: folder.path).texts.filter { Self.workspace.files[$0.key] != nil } == Self.workspace.texts
            )
        }
    }

    @Test func `a feature is removed though its wiring was edited, and what may still mean it is told`() throws {
        try withWorkspace { folder, scaffold in
            _ = try make("Bookings", scaffold)
            let texts = try Layout(at: folder.path).texts
            let manifest = try #require(texts["Package.swift"]).replacing(
                "module(\"Bookings\", in: .domain)",
                with: """
                    module("Prices", in: .domain)
                    module(
                        "Bookings", in: .domain,
                        uses: ["Prices"])
                    """)
            #expect(manifest != texts["Package.swift"])
            let rule = "let key = \"stay.booking\"\n"
            let price = "struct Price {}\n"
            try Layout([
                "Package.swift": manifest, "Modules/Domain/Other/Key.swift": rule,
                "Modules/Domain/Prices/Price.swift": price,
            ]).write(to: folder)
            let told = try remove("Bookings", scaffold)
            #expect(
                told.hasSuffix("These lines may still mean it:\n  Modules/Domain/Other/Key.swift:1: \(rule.dropLast())")
            )
            let left = try #require(try Layout(at: folder.path).texts["Package.swift"])
            #expect(left.contains("module(\"Prices\", in: .domain)\n") && !left.contains("Booking"))
        }
    }

    @Test func `a feature that something uses is not removed, and each line is named`() throws {
        try withWorkspace { folder, scaffold in
            let other = "import Items\n\nstruct Other {\n    let item: Item\n}\n"
            try Layout(["Modules/Domain/Other/Other.swift": other]).write(to: folder)
            let before = try Layout(at: folder.path)
            let error = #expect(throws: ToolError.self) { try remove("Items", scaffold) }
            #expect(error?.description.contains("Modules/Domain/Other/Other.swift:1: import Items\n") == true)
            #expect(error?.description.contains("Modules/Domain/Other/Other.swift:4: let item: Item") == true)
            #expect(try Layout(at: folder.path) == before)
            #expect(throws: ToolError.self) { try remove("Rooms", scaffold) }
        }
    }

    @Test(
        "a name that is taken is refused, and by what",
        arguments: [
            ("Others", "type Other already, in Modules/Domain/Other/Other.swift"), ("Accounts", "\"account\" means"),
        ])
    func taken(name: String, reason: String) throws {
        try withWorkspace { folder, scaffold in
            let before = try Layout(at: folder.path)
            let error = #expect(throws: ToolError.self) { try make(name, scaffold) }
            #expect(error?.description.contains(reason) == true)
            #expect(try Layout(at: folder.path) == before)
        }
    }

    @Test func `a project without a template says where features are made`() {
        let error = #expect(throws: ToolError.self) { try make("Bookings", Scaffold(at: OwnProject.root)) }
        #expect(error?.description.contains("Tools/copy") == true)
    }
}
