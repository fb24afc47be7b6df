import Testing

@testable import Checks

@Suite struct LanguagesRuleTests {
    private static let english = "Apps/Router/Sentences/en.lproj/Localizable.strings"
    private static let korean = "Apps/Router/Sentences/ko.lproj/Localizable.strings"

    private func problems(korean: String) -> [String] {
        SampleProject().findings(of: LanguagesRule.self, with: [Self.korean: korean]).map(\.problem)
    }

    @Test func `tables with the same sentences are fine`() {
        #expect(SampleProject().findings(of: LanguagesRule.self).isEmpty)
    }

    @Test(arguments: [
        (#""shown" = "{screen} 화면.";"#, "\"bye\" is not in \(korean)"),
        ("\"bye\" = \"안녕.\";\n\"shown\" = \"{screen} 화면.\";\n\"more\" = \"더.\";", "\"more\" is not in \(english)"),
        ("\"bye\" = \"안녕.\";\n\"shown\" = \"{screen} 화면.\";\n\"bye\" = \"또.\";", "\"bye\" stands here twice"),
        ("\"bye\" = \" \";\n\"shown\" = \"{screen} 화면.\";", "\"bye\" has no text"),
        ("\"bye\" = \"안녕.\";\n\"shown\" = \"화면.\";", "\"shown\" puts in {screen}, \(korean) does not"),
        (
            "\"bye\" = \"{name} 안녕.\";\n\"shown\" = \"{screen} 화면.\";",
            "\"bye\" puts in {name}, \(english) does not"
        ),
        ("\"bye\" = \"안녕.\";\n\"shown\" = \"{screen} 화면.\"", "the line is no sentence"),
    ])
    func `a table that differs is found`(korean: String, problem: String) {
        #expect(problems(korean: korean).contains(problem))
    }

    @Test func `a table without sentences is found`() {
        #expect(problems(korean: "/* nothing */").contains("the file holds no sentence"))
    }

    @Test func `a module that lacks a language of another is found`() {
        let english = ["Modules/Domain/Launches/Sentences/en.lproj/Localizable.strings": "\"a\" = \"A\";\n"]
        #expect(
            SampleProject().findings(of: LanguagesRule.self, with: english).map(\.problem) == [
                "Modules/Domain/Launches/Sentences/ko.lproj/Localizable.strings is missing"
            ])
    }

    @Test func `one language more or less is fine as long as all modules have it`() {
        var project = SampleProject()
        project.texts[Self.korean] = nil
        #expect(project.findings(of: LanguagesRule.self).isEmpty)
    }

    @Test func `a key under which two modules say different things is found`() {
        let folder = "Modules/Domain/Launches/Sentences"
        let twice = [
            "\(folder)/en.lproj/Localizable.strings": "\"bye\" = \"Farewell.\";\n",
            "\(folder)/ko.lproj/Localizable.strings": "\"bye\" = \"안녕.\";\n",
        ]
        #expect(
            SampleProject().findings(of: LanguagesRule.self, with: twice).map(\.problem)
                == ["\"bye\" says something else in Apps/Router/Sentences"])
    }

    @Test func `a project without sentences is found`() {
        var project = SampleProject()
        project.texts[Self.korean] = nil
        project.texts[Self.english] = nil
        #expect(project.findings(of: LanguagesRule.self).map(\.problem) == ["no file holds the sentences"])
    }
}
