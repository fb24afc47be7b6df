import Foundation
import Testing

@testable import Copying
@testable import Layouts

@Suite struct CopiedFilesTests {
    @Test func `a copy has the kit, the starter and the tools of a workspace, and nothing of the demos`() throws {
        let texts = try SampleLayout.copied("AcmeMail", "/tmp/x")
        #expect(
            texts.keys.sorted() == [
                "Apps/AcmeMail/AcmeMail.swift", "Apps/AcmeMail/Sentences/en.lproj/Localizable.strings", "LICENSE",
                "Modules/Domain/DeepLinks/Link.swift", "Modules/Domain/Items/Item.swift", "Package.swift", "README.md",
                "Tests/DeepLinksTests/LinkTests.swift", "Tests/TestSupport/Phone.swift", "Tools/Package.swift",
                "Tools/Sources/Checks/Check.swift", "Tools/Template/Apps/AcmeMail/AcmeMail.swift",
                "Tools/Template/Modules/Domain/Items/Item.swift", "Tools/Template/Package.swift", "Tools/origin",
                "Tools/test",
            ])
        #expect(
            texts["Package.swift"] == """
                let package = Package(name: "AcmeMail")

                // The kit: what every app takes whole.

                module("DeepLinks", in: .domain)

                // The app: its features.

                module("Items", in: .domain)
                program("acme-mail", at: "Apps/AcmeMail")

                // What the lines above are made of.

                strict("ACME_MAIL_STRICT")

                """)
        #expect(texts["Modules/Domain/DeepLinks/Link.swift"]?.hasPrefix("/// AcmeMail's. The starter is none.") == true)
    }

    @Test func `a copy without the kit's sources depends on the package that they are in`() throws {
        let texts = try SampleLayout.copied("Acme", "/tmp/x", "--kit", "package")
        #expect(
            texts.keys.sorted() == [
                "Apps/Acme/Acme.swift", "Apps/Acme/Sentences/en.lproj/Localizable.strings", "LICENSE",
                "Modules/Domain/Items/Item.swift", "Package.swift", "README.md", "Tools/origin", "Tools/test",
            ])
        #expect(
            texts["Package.swift"] == """
                let package = Package(name: "Acme", dependencies: [
                        // If the kit or this workspace moves, change the path here, in Tools/origin and in the Xcode project.
                        .package(name: "Switchyard", path: "/layout"),
                ])
                let kit = product("Kit", package: "Switchyard")
                module("Items", in: .domain)
                strict("ACME_STRICT")
                """)
    }

    @Test(
        "a copy names the package's repository, and which state of it",
        arguments: [
            (KitPin.release("1.2.0"), #"from: "1.2.0""#, "kind = upToNextMajorVersion; minimumVersion = \"1.2.0\";"),
            (.commit("c0ffee"), #"revision: "c0ffee""#, "kind = revision; revision = c0ffee;"),
        ])
    func repository(pin: KitPin, requirement: String, inXcode: String) throws {
        let texts = try SampleLayout.copied(
            "Acme", "/tmp/x", "--kit", "package", "--from", "https://a.b/our-kit.git", pin: pin)
        let manifest = try #require(texts["Package.swift"])
        #expect(manifest.contains(".package(url: \"https://a.b/our-kit.git\", \(requirement)),"))
        #expect(manifest.contains(#"product("Kit", package: "our-kit")"#))
        let address = try KitAddress(
            CopyRequest(["Acme", "/tmp/x", "--kit", "package", "--from", "https://a.b/k"]), root: "/layout", pin: pin)
        let project = KitReference(address).put(
            into: "A { isa = XCLocalSwiftPackageReference; relativePath = ../../..; }")
        #expect(project.contains("repositoryURL = \"https://a.b/k\"; requirement = { \(inXcode) }"))
    }

    @Test func `a repository is not named if nothing says in which state`() {
        #expect(throws: CopyError.self) {
            try SampleLayout.copied("Acme", "/tmp/x", "--kit", "package", "--from", "https://a.b/our-kit.git")
        }
    }

    @Test(
        "a copy beside the package names it relatively, any other by its whole path",
        arguments: [("/a/acme", "../the layout"), ("/a/b/acme", "/a/the layout"), ("/acme", "/a/the layout")])
    func folder(destination: String, path: String) throws {
        let request = try CopyRequest(["Acme", destination, "--kit", "package"])
        let address = try #require(try KitAddress(request, root: "/a/the layout", pin: nil))
        #expect(address == .folder(path))
        let project = KitReference(address).put(
            into: "A { isa = XCLocalSwiftPackageReference; relativePath = ../../..; }")
        #expect(project.contains("relativePath = \"\(path.hasPrefix("/") ? "" : "../")\(path)\";"))
    }

    @Test func `a language is whole folders, and English is always there`() throws {
        let texts = try SampleLayout.copied("Acme", "/tmp/x", "--language", "ko")
        #expect(texts.keys.count { $0.contains("/ko.lproj/") } == 2)
        #expect(texts["Apps/Acme/Sentences/ko.lproj/Localizable.strings"] == "\"program.acme\" = \"스타터\";\n")
        #expect(try SampleLayout.copied("Acme", "/tmp/x").keys.contains { $0.contains("/ko.lproj/") } == false)
        #expect(throws: CopyError.self) { try SampleLayout.copied("Acme", "/tmp/x", "--language", "fr") }
    }

    @Test(
        "links, hosts and bundle identifiers are the copy's own",
        arguments: [
            (["Acme"], "acme", "acme.example.com", "com.example.acme", "acme", "acmeApp"),
            (
                ["AcmeMail", "--scheme", "Post", "--host", "Go.acme.io"], "post", "go.acme.io", "io.acme.go",
                "acme-mail",
                "acmeMailApp"
            ),
        ])
    func links(
        options: [String], scheme: String, host: String, identifier: String, command: String, variable: String
    ) throws {
        let request = try CopyRequest(options.prefix(1) + ["/tmp/x"] + options.dropFirst())
        let copy = try CopiedFiles(of: SampleLayout.layout, SampleLayout.package, for: request)
            .files(from: "/layout", version: "")
        #expect(
            copy.texts["Apps/\(options[0])/\(options[0]).swift"] == """
                import Items

                struct \(options[0]) {
                    let origins = LinkOrigins(schemes: ["\(scheme)"], hosts: ["\(host)"])
                    let start = "\(scheme)://items"
                    let app = "\(identifier)"
                    let command = "\(command)"
                    let sentences = Sentences.\(variable)
                }
                """)
    }

    @Test func `a manifest without a section that a copy needs stops the copy`() throws {
        var layout = SampleLayout.layout
        layout.files["Package.swift"] = .init(content: .init("let package = 1\n".utf8))
        let request = try CopyRequest(["Acme", "/tmp/x"])
        let error = #expect(throws: CopyError.self) {
            try CopiedFiles(of: layout, SampleLayout.package, for: request).files(from: "/layout", version: "")
        }
        #expect(error?.description.contains("// The kit: ") == true)
    }
}
