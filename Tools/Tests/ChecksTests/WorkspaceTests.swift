import Testing

@testable import Checks

@Suite struct WorkspaceTests {
    /// The sample project with a feature and a program in the starter.
    private static let project: SampleProject = {
        var project = SampleProject()
        project.texts["Tools/private-words"] = "ledger = buffered inbox\n"
        project.texts["docs/behaviour.md"] = "| P1 | A tap is never lost. |\n"
        project.package.targets += [
            starter("Loans", in: "Domain"), starter("LoanFlow", in: "Presentation", targets: ["Loans", "AppFlow"]),
            starter("LibraryApp", in: "Presentation", targets: ["LoanFlow"]),
            .init(
                name: "library", path: "Tools/Starter/Apps/Library", type: "executable", targets: ["LibraryApp"],
                products: nil),
        ]
        return project
    }()

    private static func starter(
        _ name: String, in layer: String, targets: [String] = []
    ) -> PackageDescription.Target {
        .init(
            name: name, path: "Tools/Starter/Modules/\(layer)/\(name)", type: "library", targets: targets, products: nil
        )
    }

    @Test(
        "what no module, program or test may hold is found in the starter, too",
        arguments: [
            (ConstructsRule.self, "Modules/Domain/Loans/Loan.swift", "let a = b!"),
            (WordsRule.self, "Apps/Library/Library.swift", "let ledger = 1"),
            (ConstructsRule.self, "Tests/LoansTests/LoanTests.swift", "usleep(1)"),
            (BehaviourRule.self, "Tests/LoansTests/LoanTests.swift", "@Test func `P99: a loan ends`() {}"),
            (TypeNamesRule.self, "Modules/Domain/Loans/Loans.swift", "struct Loans {}"),
            (ImportsRule.self, "Apps/Library/Library.swift", "import UIKit"),
        ] as [(any Rule.Type, String, String)])
    func rules(rule: any Rule.Type, path: String, text: String) {
        #expect(Self.project.lines(of: rule, in: Workspace.starter + path, holding: text) == [1])
    }

    @Test func `its edges obey the layers`() {
        var project = Self.project
        #expect(project.findings(of: LayersRule.self).isEmpty)
        project.package.targets.removeAll { $0.name == "Loans" }
        project.package.targets.append(Self.starter("Loans", in: "Domain", targets: ["AppFlow"]))
        #expect(
            project.findings(of: LayersRule.self).map(\.problem)
                == ["Loans (Domain) uses AppFlow (Presentation), but Domain imports no layer"])
    }

    @Test(
        "the kit names nothing of it", arguments: ["let kind = \"loan\"", "// As LibraryApp does.", "import Loans"])
    func kit(text: String) {
        var project = Self.project
        project.package.products = [.init(name: "Kit", targets: ["Launches"])]
        #expect(project.lines(of: KitRule.self, in: "Modules/Domain/Launches/Extra.swift", holding: text).first == 1)
    }

    @Test func `it is not drawn`() {
        #expect(ModuleGraph(of: Self.project.package) == ModuleGraph(of: SampleProject().package))
    }

    @Test func `its sentences are looked over`() {
        let sentences = Workspace.starter + "Apps/Library/Sentences/en.lproj/Localizable.strings"
        #expect(Self.project.lines(of: LanguagesRule.self, in: sentences, holding: "\"a\" = \"b\";") == [1])
    }
}
