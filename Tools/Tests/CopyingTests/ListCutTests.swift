import Testing

@testable import Copying

@Suite struct ListCutTests {
    private func cut(_ text: String, isManifest: Bool = false) throws -> String {
        let request = try CopyRequest(["Acme", "d", "--app", "messenger"])
        return ListCut(Belongings(of: request, in: SampleLayout.package))(text, isManifest: isManifest)
    }

    @Test(
        "elements that name the other program go from lists, with their commas",
        arguments: [
            ("[.campus, .messenger]", "[.messenger]"), ("[.messenger, .campus]", "[.messenger]"),
            ("[.messenger, .campus,]", "[.messenger,]"), ("[a, .campus, .messenger]", "[a, .messenger]"),
            ("[.campus]", "[]"),
            (#"["Feeds", "Chats"] + ["FeedStore"]"#, #"["Chats"] + []"#),
            (#"[(Program.campus, [1, 2]), (.messenger, [3])]"#, #"[(.messenger, [3])]"#),
            (#"["a": f("Feeds", [1]), "b": 2]"#, #"["b": 2]"#), (#"["CampusApp": f(b: ["A"])]"#, "[]"),
            (#"["open", "campus://home"]"#, #"["open"]"#),
            ("switch a { case .campus: 1 }", "switch a { case .campus: 1 }"),
            (#"x["Feeds"] = [1]"#, #"x["Feeds"] = [1]"#), ("[{ campus }]", "[{ campus }]"),
            (#"["Feedsters"]"#, #"["Feedsters"]"#),
            (#"// ["Feeds"]"#, #"// ["Feeds"]"#),
        ])
    func elements(text: String, rest: String) throws {
        #expect(try cut(text) == rest)
    }

    @Test func `a manifest's calls that declare a module go whole, and others' do not`() throws {
        let text = "a()\nmodule(\n    \"Feeds\", in: .domain,\n    uses: [\"A\"])\n\nb(\"Chats\")\n"
        #expect(try cut(text, isManifest: true) == "a()\n\nb(\"Chats\")\n")
        #expect(try cut(text) == text)
        let products = "products: [.executable(name: \"copy\", targets: [\"CopyCommand\"]), .library(name: \"Chats\")]"
        #expect(try cut(products, isManifest: true) == "products: [.library(name: \"Chats\")]")
        let targets = "targets: [.target(name: \"BareCampusStart\", dependencies: [\"Bare\"]), .target(name: \"Bare\")]"
        #expect(try cut(targets, isManifest: true) == "targets: [.target(name: \"Bare\")]")
    }
}
