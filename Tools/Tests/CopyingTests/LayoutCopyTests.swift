import Foundation
import Testing

@testable import Copying
@testable import Layouts

@Suite struct LayoutCopyTests {
    @Test func `a copy has its own name in every form, and the licence keeps its notice`() throws {
        let texts = try SampleLayout.copied("AcmeMail", "/tmp/x").texts
        #expect(texts["README.md"]?.hasPrefix("# AcmeMail\n") == true)
        #expect(texts["Package.swift"]?.hasPrefix("let package = Package(name: \"AcmeMail\")") == true)
        #expect(texts["Tools/test"]?.contains("$ACME_MAIL_STRICT") == true)
        #expect(texts["LICENSE"] == SampleLayout.layout.texts["LICENSE"])
        #expect(texts.filter { $0.key != "LICENSE" && $0.value.lowercased().contains("switchyard") }.isEmpty)
    }

    @Test func `with one program the other is gone, with its modules, tests and sentences`() throws {
        let texts = try SampleLayout.copied("Acme", "/tmp/x", "--app", "messenger").texts
        #expect(
            texts.keys.sorted() == [
                "CHANGELOG.md", "LICENSE", "Modules/Domain/DeepLinks/Link.swift",
                "Modules/Presentation/AppFlow/English.swift", "Modules/Presentation/MessengerApp/Messenger.swift",
                "Package.swift", "README.md", "Tools/Programs/messenger", "Tools/test",
            ])
        #expect(
            texts["Package.swift"] == """
                let package = Package(name: "Acme")
                module("DeepLinks", in: .domain)
                module("Chats", in: .domain)
                tests(named: "ProgramTests", uses: ["acme-router", grdb])
                """)
        #expect(texts["Modules/Presentation/AppFlow/English.swift"] == "let sentences = [shared, messenger]\n")
        #expect(texts["README.md"] == "# Acme\n\nTwo apps:\n\n- Messenger (`acme-router`)\n")
        #expect(texts["Tools/Programs/messenger"] == "program=acme-router\n")
    }

    @Test func `what makes copies and what it made before are left behind`() throws {
        let texts = try SampleLayout.copied("Acme", "/tmp/x").texts
        #expect(texts["Tools/copy"] == nil && texts["Tools/Sources/Copying/Copy.swift"] == nil)
        #expect(texts["Tools/test"]?.contains("copy") == false)
        #expect(texts["CHANGELOG.md"]?.contains("Campus takes orders") == false)
        #expect(texts["CHANGELOG.md"]?.hasPrefix("# Changelog\n\nNewest first.\n\n## Unreleased\n") == true)
    }

    @Test(
        "links, hosts and bundle identifiers are the copy's own",
        arguments: [
            (["--app", "messenger"], "acme", "acme.example.com", "com.example.acme"),
            ([], "acme-messenger", "messenger.acme.example.com", "com.example.acme.messenger"),
            (["--app", "messenger", "--scheme", "Post", "--host", "Go.acme.io"], "post", "go.acme.io", "io.acme.go"),
            (["--scheme", "a+b", "--host", "acme.io"], "a+b-messenger", "messenger.acme.io", "io.acme.messenger"),
        ])
    func links(options: [String], scheme: String, host: String, identifier: String) throws {
        let request = try CopyRequest(["Acme", "/tmp/x"] + options)
        let copy = try LayoutCopy.copied(SampleLayout.layout, request, package: SampleLayout.package)
        #expect(
            copy.texts["Modules/Presentation/MessengerApp/Messenger.swift"] == """
                let origins = LinkOrigins(schemes: ["\(scheme)"], hosts: ["\(host)"])
                let start = "\(scheme)://chat?roomId=2"
                let app = "\(identifier)"
                """)
    }

    @Test func `what still speaks of the other program stops the copy, by file and line`() throws {
        var layout = SampleLayout.layout
        layout.files["Modules/Domain/DeepLinks/Link.swift"]?.content = Data("struct Link {}\n// As in Campus.\n".utf8)
        let request = try CopyRequest(["Acme", "/tmp/x", "--app", "messenger"])
        let error = #expect(throws: CopyError.self) {
            try LayoutCopy.copied(layout, request, package: SampleLayout.package)
        }
        #expect(error?.description.contains("Modules/Domain/DeepLinks/Link.swift:2: // As in Campus.") == true)
    }
}
