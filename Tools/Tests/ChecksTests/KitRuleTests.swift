import Testing

@testable import Checks

@Suite struct KitRuleTests {
    /// The sample project with a kit of three modules, and a feature and a program beside it.
    private static let project: SampleProject = {
        var project = SampleProject()
        project.package.targets += [
            SampleProject.module("Loans", in: "Domain"),
            SampleProject.module("LoanFlow", in: "Presentation", targets: ["Loans", "AppFlow"]),
            SampleProject.module("LibraryApp", in: "Presentation", targets: ["LoanFlow"]),
        ]
        project.package.products = [.init(name: "Kit", targets: ["Launches", "LaunchStore", "AppFlow"])]
        project.package.targets.removeAll { $0.name == "LaunchStore" || $0.name == "AppFlow" }
        project.package.targets += [
            SampleProject.module("LaunchStore", in: "Data", targets: ["Launches"]),
            SampleProject.module("AppFlow", in: "Presentation", targets: ["Launches"]),
        ]
        project.texts["Modules/Domain/Loans/Loan.swift"] =
            "public struct Loan: Sendable {}\npublic final class Desk {}\npublic enum Kind {}\n"
        project.texts["Modules/Presentation/AppFlow/Kind.swift"] = "public enum Kind { case reorder }\n"
        return project
    }()

    private func problems(in path: String, _ text: String) -> [String] {
        Self.project.findings(of: KitRule.self, with: [path: text]).map(\.problem)
    }

    private static let file = "Modules/Presentation/AppFlow/Extra.swift"

    @Test func `a kit that stands by itself is fine, and so is a project without one`() {
        #expect(Self.project.findings(of: KitRule.self).isEmpty)
        #expect(SampleProject().findings(of: KitRule.self).isEmpty)
    }

    @Test func `an edge to a demo's module is found in the manifest`() {
        var project = Self.project
        project.package.targets.removeAll { $0.name == "AppFlow" }
        project.package.targets.append(SampleProject.module("AppFlow", in: "Presentation", targets: ["Loans"]))
        #expect(
            project.findings(of: KitRule.self).map(\.problem)
                == ["AppFlow of the kit uses Loans, which is outside it"])
    }

    @Test(
        "a name of a demo is found in code, comments, strings and sentences",
        arguments: [
            (file, "import LoanFlow", "LoanFlow"),
            ("Modules/Domain/Launches/Extra.swift", "public import Loans", "Loans"),
            (file, "let loan: Loan? = nil", "Loan"), (file, "let desk = Desk()", "Desk"),
            (file, "// as Library does", "Library"), (file, "if program == \"library\" {}", "library"),
            (file, "/// See LibraryApp.", "LibraryApp"), (file, "switch word { case \"loan\": break }", "loan"),
            (file, "let line = \"loan MINUTES\"", "loan"), (file, "let key = \"loans.empty\"", "loans"),
            ("Modules/Presentation/AppFlow/Sentences+Library.swift", "", "Library"),
            ("Modules/Presentation/AppFlow/README.md", "The Library opens.", "Library"),
            (
                "Modules/Presentation/AppFlow/Sentences/en.lproj/Localizable.strings", "\"loan.ready\" = \"Ready.\";",
                "loan"
            ),
        ])
    func named(path: String, text: String, word: String) {
        #expect(problems(in: path, text).contains("the kit names \(word), which is outside it"))
    }

    @Test(
        "what only looks like it is fine",
        arguments: [
            "let kind = Kind.reorder", "let sameDesk = deskLibrary", "let text = \"a loan for you\"", "let loaned = 1",
        ])
    func free(text: String) {
        #expect(problems(in: Self.file, text) == [])
    }
}
