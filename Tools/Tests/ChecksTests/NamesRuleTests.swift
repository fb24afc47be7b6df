import Testing

@testable import Checks

@Suite struct NamesRuleTests {
    private func problems(in text: String) -> [String] {
        SampleProject().findings(of: NamesRule.self, with: ["CONTRIBUTING.md": text]).map(\.problem)
    }

    @Test(arguments: [
        "`Launch`", "`Launch.swift`", "`Launches`", "`LaunchesTests`", "`UNNotificationResponse.actionIdentifier`",
        "`any Gone`",
        "`DatabasePool`", "`swift test --filter X`", "`Manager`",
        "`Tools/check layers`", "`Modules/<Layer>/<Module>`", "`Modules/Domain/`", "`Launches/Launch.swift`",
        "`SIGKILL`",
        "`swift run router tour`", "`swift test --filter LaunchesTests`", "`feed.apns`", "`sample://Gone`", "`gone()`",
        "`Apps/Router/Router.swift:3`", "Gone without backticks", "```\nGone\nTools/check\n```", "`README.md`",
    ])
    func `a name that exists is fine`(text: String) {
        #expect(problems(in: text) == [])
    }

    @Test(arguments: [
        ("`GoneType`", "there is no type or module `GoneType`"),
        ("`Launch.gone(_:)`", "there is no type or module `gone`"),
        ("`GoneType<Launch>`", "there is no type or module `GoneType`"),
        ("`swift test --filter GoneTests`", "there is no type or module `GoneTests`"),
        ("`Gone.swift`", "there is no file `Gone.swift`"),
        ("`Router/gone.apns`", "there is no file `Router/gone.apns`"),
        ("`Tools/gone --all`", "there is no path `Tools/gone`"),
        ("`Modules/Domain/Gone`", "there is no path `Modules/Domain/Gone`"),
        ("```sh\nTools/gone\n```", "there is no path `Tools/gone`"),
        ("```sh\nswift run -q gone tour\n```", "there is no program `gone`"),
    ])
    func `a name that is gone is found`(text: String, problem: String) {
        #expect(problems(in: text) == [problem])
    }

    @Test func `with the kit in another package a type may be the kit's, and a path is looked for as ever`() {
        let findings = SampleProject().findings(
            of: NamesRule.self,
            with: ["CONTRIBUTING.md": "`LaunchPayload` `Tools/gone`", "Tools/origin": "# From.\nkit=package\n"])
        #expect(findings.map(\.problem) == ["there is no path `Tools/gone`"])
    }
}
