import Testing

@testable import Copying

@Suite struct RenamingTests {
    @Test(
        "the layout's name is renamed in every kind of file, the starter's only in its own",
        arguments: [
            (#"name: "SwitchyardTools""#, #"name: "AcmeMailTools""#),
            ("SWITCHYARD_STRICT=1 swift", "ACME_MAIL_STRICT=1 swift"),
            (#""switchyard-\(id)""#, #""acme-mail-\(id)""#), ("<title>Switchyard</title>", "<title>AcmeMail</title>"),
            ("kickstarter, starter", "kickstarter, starter"),
        ])
    func kit(old: String, new: String) throws {
        #expect(try Renaming.layout(for: CopyRequest(["AcmeMail", "d"]))(old) == new)
    }

    @Test(
        "the starter's program, types, links and variables are renamed",
        arguments: [
            ("| `swift run starter tour` |", "| `swift run acme-mail tour` |"), ("STARTER://items", "POST://items"),
            ("struct StarterCoordinator {}", "struct AcmeMailCoordinator {}"), ("starterPhone()", "acmeMailPhone()"),
            ("[.starterApp]", "[.acmeMailApp]"), ("https://starter.example.com/a", "https://acme.io/a"),
            ("com.example.starter", "io.acme"), ("Switchyard", "AcmeMail"),
            (#"uses: ["starter"]"#, #"uses: ["acme-mail"]"#), (#"schemes: ["starter"]"#, #"schemes: ["post"]"#),
        ])
    func starter(old: String, new: String) throws {
        let request = try CopyRequest(["AcmeMail", "d", "--scheme", "post", "--host", "acme.io"])
        #expect(Renaming.starter(for: request)(old) == new)
    }

    @Test func `what was put in is not renamed again`() {
        #expect(Renaming([("a", "b"), ("b", "c"), ("ab", "ba")])("abab b") == "baba c")
    }
}
