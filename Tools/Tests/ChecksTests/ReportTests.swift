import Testing

@testable import Checks

@Suite struct ReportTests {
    @Test func `a project that breaks no rule gives the counts alone`() throws {
        let project = try SampleProject().drawn()
        let tree = SourceTree(project.texts, package: project.package)
        #expect(Report(on: tree).text == "17 rules, 5 Swift files: no findings.")
    }

    @Test func `a finding says file, line, rule, problem and fix`() {
        let path = "Modules/Domain/Launches/LaunchManager.swift"
        let tree = SourceTree([path: "\nstruct LaunchManager {}"])
        #expect(
            Report(on: tree, rules: [TypeNamesRule.self]).text == """
                \(path):2: type-names: `LaunchManager` ends in Manager, which says nothing. \
                Fix: name it after what it is or does.
                1 rule, 1 Swift files: 1 finding.
                """)
    }
}
