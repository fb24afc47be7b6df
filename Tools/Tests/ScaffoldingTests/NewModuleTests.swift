import Foundation
import Testing

@testable import Checks
@testable import Layouts
@testable import Scaffolding

@Suite struct NewModuleTests {
    @Test(
        "a module stands at the end of its layer, and may import what it was asked for",
        arguments: [
            (["Kites", "in", "domain"], #"module("Kites", in: .domain)"#),
            (
                ["Kites", "in", "DATA", "--uses", "DeepLinks,GRDB,Storage,Logging"],
                #"module("Kites", in: .data, uses: ["DeepLinks", grdb, "Storage", logging])"#
            ),
            (
                ["KiteClient", "in", "platform", "--type", "KiteAddress", "--uses", "Navigation"],
                #"module("KiteClient", in: .platform, uses: ["Navigation"])"#
            ),
        ])
    func lines(arguments: [String], line: String) throws {
        guard case .module(let module) = try NewRequest(["module"] + arguments).kind else { return }
        let draft = try module.draft(in: OwnProject.layout(), of: OwnProject.package())
        #expect(draft.changes["Package.swift"]?.contains("\n\(line)\n") == true)
        #expect(draft.changes["ARCHITECTURE.md"]?.contains("\n| `\(module.name.upper)` | ") == true)
        #expect(draft.files.count == 2)
    }

    @Test("a module stands below all lines and rows of a feature", arguments: Layer.allCases.prefix(3))
    func blocks(layer: Layer) throws {
        let manifest = """
            module("Items", in: .domain)
            support("ItemSupport", of: "Items")
            module("ItemStore", in: .data)
            module(
                "ItemFlow", in: .presentation,
                uses: ["Items"])

            """
        let page = """
            | module | holds |
            |---|---|
            | `Items` | entities |
            | `ItemStore` | that repository in SQLite |
            | `ItemFlow` | its screens |

            """
        let layout = Layout([
            "Package.swift": manifest + "program()\n", "ARCHITECTURE.md": page + "\nA text.\n",
            "Modules/Domain/Items/ItemRepository.swift": "", "Modules/Presentation/ItemFlow/ItemFlowFactory.swift": "",
        ])
        let places = ["Domain/Items", "Data/ItemStore", "Presentation/ItemFlow"].map { "Modules/\($0)" }
        let targets = places.map { path in
            PackageDescription.Target(
                name: String(path.split(separator: "/")[2]), path: path, type: "library", targets: [], products: nil)
        }
        let draft = try NewModule("Kites", in: layer).draft(in: layout, of: PackageDescription(targets: targets))
        let line = "module(\"Kites\", in: .\(layer.rawValue.lowercased()))\n"
        #expect(draft.changes["Package.swift"] == manifest + line + "program()\n")
        #expect(draft.changes["ARCHITECTURE.md"] == page + "| `Kites` | kites |\n\nA text.\n")
    }

    @Test(
        "what would break a rule is refused, and the reason names it",
        arguments: [
            (["Kites", "in", "domain", "--uses", "Storage"], "Domain imports no layer"),
            (["Kites", "in", "domain", "--uses", "Nowhere"], "Nowhere, which is no module"),
            (["Kites", "in", "kitchen"], "domain, data, presentation, platform"),
            (["KiteStore", "in", "data"], "--type"), (["Kites", "in", "data", "--type", "Kites"], "module's name"),
            (["Deeplinks", "in", "data", "--type", "Kite"], "a module DeepLinks already"),
            (["Storage", "in", "domain", "--type", "Kite"], "Modules/Data/Storage"),
            (["DeepLinks", "in", "domain", "--type", "Kite", "--uses", "Timestamps,Launches"], "declares DeepLinks"),
            (["KiteUtils", "in", "data"], "Utils"), (["kites", "in", "data"], "upper camel case"),
            (["Kites", "data"], "in LAYER"), (["Kites", "in", "data", "--korean", "x"], "no option"),
            (["Kites", "in", "data", "--uses"], "needs a value"),
        ])
    func refused(arguments: [String], reason: String) throws {
        let error = #expect(throws: ToolError.self) {
            guard case .module(let module) = try NewRequest(["module"] + arguments).kind else { return }
            _ = try module.draft(in: OwnProject.layout(), of: OwnProject.package())
        }
        guard case .refused(let text) = error else { throw error ?? ToolError.failed("nothing was refused") }
        #expect(text.contains(reason))
    }

    @Test func `on disk it breaks no rule, and a second run changes nothing`() throws {
        try OwnProject.layout().inTemporaryFolder { folder in
            let request = try NewRequest(["module", "Kites", "in", "domain", "--holds", "what flies on a string"])
            _ = try Scaffold(at: folder.path).make(request)
            let findings = try OwnProject.findings(in: folder)
            #expect(findings == [])
            let made = try Layout(at: folder.path)
            #expect(try Scaffold(at: folder.path).make(request).hasSuffix("nothing was changed."))
            #expect(try Layout(at: folder.path) == made)
            #expect(made.texts["Modules/Domain/Kites/Kite.swift"]?.hasPrefix("/// A kite, ") == true)
        }
    }
}
