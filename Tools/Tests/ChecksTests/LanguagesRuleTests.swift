import Testing

@testable import Checks

@Suite struct LanguagesRuleTests {
    private let english = "Apps/Router/English.swift"

    private func problems(korean: String) -> [String] {
        SampleProject().findings(of: LanguagesRule.self, with: ["Apps/Router/Korean.swift": korean]).map(\.problem)
    }

    @Test func `tables with the same sentences are fine`() {
        #expect(SampleProject().findings(of: LanguagesRule.self).isEmpty)
    }

    @Test(arguments: [
        (#"["shown": "{screen} 화면."]"#, "\"bye\" is not in Apps/Router/Korean.swift"),
        (
            #"["bye": "안녕.", "shown": "{screen} 화면.", "more": "더."]"#,
            "\"more\" is not in Apps/Router/English.swift"
        ),
        (#"["bye": "안녕.", "shown": "{screen} 화면.", "bye": "또."]"#, "\"bye\" stands here twice"),
        (#"["bye": " ", "shown": "{screen} 화면."]"#, "\"bye\" has no text"),
        (
            #"["bye": "안녕.", "shown": "화면."]"#,
            "\"shown\" puts in {screen}, Apps/Router/Korean.swift does not"
        ),
        (
            #"["bye": "{name} 안녕.", "shown": "{screen} 화면."]"#,
            "\"bye\" puts in {name}, Apps/Router/English.swift does not"
        ),
    ])
    func `a table that differs is found`(korean: String, problem: String) {
        #expect(problems(korean: korean) == [problem])
    }

    @Test func `a table without sentences is found`() {
        #expect(problems(korean: "let korean = 1").contains("the file holds no sentence"))
    }

    @Test func `a language without its counterpart is found`() {
        var project = SampleProject()
        project.texts["Apps/Router/Korean.swift"] = nil
        #expect(project.findings(of: LanguagesRule.self).map(\.problem) == ["Apps/Router/Korean.swift is missing"])
    }

    @Test func `a project without sentences is found`() {
        var project = SampleProject()
        project.texts["Apps/Router/Korean.swift"] = nil
        project.texts[english] = nil
        #expect(project.findings(of: LanguagesRule.self).map(\.problem) == ["no file holds the sentences"])
    }
}
