import Foundation
import Testing

@testable import Checks
@testable import Copying
@testable import Layouts

/// Copies of the project itself, as it is at the moment.
@Suite struct CopiedFilesTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        .standardized.path
    private static let project = Result { (try Layout(at: root), try PackageDescription(of: root)) }

    /// With the kit's sources, made once since that takes seconds.
    private static let source = Result { try copied(["--scheme", "Post", "--host", "Go.acme.io"]) }

    private static func copied(_ options: [String], pin: KitPin? = nil) throws -> Layout {
        let (layout, package) = try project.get()
        return try CopiedFiles(of: layout, package, for: CopyRequest(["AcmeMail", "/tmp/acme"] + options))
            // Its own folder may be called as the project is.
            .files(from: "/layout", version: "Switchyard 1", pin: pin)
    }

    /// The names of the folders at a depth below a folder.
    private func folders(below folder: String, at depth: Int, in copy: Layout) -> Set<String> {
        Set(
            copy.files.keys.filter { $0.hasPrefix(folder) }.map { $0.split(separator: "/") }
                .filter { $0.count > depth + 1 }.map { String($0[depth]) })
    }

    @Test(
        "the project can be copied as it stands, and bears its name only where it must",
        arguments: [[], ["--language", "ko"], ["--kit", "package"]])
    func copies(options: [String]) throws {
        let copy = try options.isEmpty ? Self.source.get() : Self.copied(options)
        let isPackage = options.contains("package")
        let bearing = copy.texts.filter { $0.value.lowercased().contains("switchyard") }.keys.sorted()
        #expect(bearing == ["LICENSE"] + (isPackage ? ["Package.swift"] : []) + ["Tools/origin"])
        #expect(isPackage ? copy.files.count <= 70 : copy.files.count > 500)
        #expect(copy.files["Tools/check"]?.isExecutable == true)
        #expect(copy.files.keys.allSatisfy { !$0.contains(".build") && !$0.hasSuffix("Package.resolved") })
        #expect(copy.files.keys.contains { $0.contains("/ko.lproj/") } == options.contains("ko"))
        let project = copy.texts.first { $0.key.hasSuffix(".pbxproj") }?.value
        #expect(project?.contains("( en, ko, Base )") == options.contains("ko"))
    }

    @Test func `a copy has the kit, the starter and the tools of a workspace, and nothing of the demos`() throws {
        let copy = try Self.source.get()
        let kit = try #require(try Self.project.get().1.products.first { $0.name == "Kit" }).targets
        let own: Set = ["Items", "ItemStore", "ItemFlow", "AcmeMailApp"]
        #expect(folders(below: "Modules/", at: 2, in: copy) == own.union(kit).subtracting(["RouterCommands"]))
        #expect(folders(below: "Apps/", at: 1, in: copy) == ["AcmeMail", "RouterCommands"])
        #expect(
            folders(below: "Tests/", at: 1, in: copy).isSuperset(of: ["DeepLinksTests", "TestSupport", "ItemsTests"]))
        #expect(
            folders(below: "Tools/Sources/", at: 2, in: copy) == [
                "Checks", "Layouts", "NewCommand", "RemoveCommand", "Scaffolding",
            ])
        #expect(!copy.files.keys.contains { $0.contains("/Corpus/") || $0.contains("/Starter") })
        #expect(copy.files["Tools/Template/Modules/Domain/Items/Item.swift"] != nil)
        #expect(copy.files["docs/behaviour.md"] != nil && copy.files["Tools/Package.swift"] != nil)
        let manifest = try #require(copy.texts["Package.swift"])
        #expect(manifest.contains("module(\"Items\"") && manifest.contains("program(\n    \"acme-mail\""))
        #expect(!manifest.contains("Orders"))
    }

    @Test("the page on iOS names the variable that the kit's manifest reads", arguments: ["source", "package"])
    func kitOnly(kit: String) throws {
        let copy = try Self.copied(["--kit", kit])
        let page = try #require(copy.texts["docs/use-on-ios.md"])
        let open = try #require(page.firstMatch(of: /`(source Tools\/origin; )open --env ("[^`]*?") iOS\/AcmeMail/))
        #expect(!page.contains("KIT_ONLY"))
        guard kit == "package" else { return }
        let set = try Layout(copy.texts).inTemporaryFolder { folder in
            try SystemCommand(["bash", "-eu", "-c", "\(open.1) printf '%s' \(open.2); env"], in: folder).run()
        }
        let name = try #require(set.firstMatch(of: /^(\w+)=1/)).1
        #expect(set.contains("\n\(name)=1\n"))
        let manifest = try #require(try Self.project.get().0.texts["Package.swift"])
        #expect(manifest.contains("Context.environment[\"\(name)\"] == \"1\""))
    }

    @Test func `a copy without the kit's sources depends on the package that they are in`() throws {
        let copy = try Self.copied(["--kit", "package"])
        #expect(folders(below: "Modules/", at: 2, in: copy) == ["Items", "ItemStore", "ItemFlow", "AcmeMailApp"])
        #expect(folders(below: "Tools/", at: 1, in: copy) == [])
        #expect(
            copy.texts["Package.swift"]?.contains(".package(name: \"Switchyard\", path: \"/layout\"),") == true)
    }

    @Test(
        "a copy names the package's repository, and which state of it",
        arguments: [
            (KitPin.release("1.2.0"), #"from: "1.2.0""#, "kind = upToNextMajorVersion; minimumVersion = \"1.2.0\";"),
            (.commit("c0ffee"), #"revision: "c0ffee""#, "kind = revision; revision = c0ffee;"),
        ])
    func repository(pin: KitPin, requirement: String, inXcode: String) throws {
        let copy = try Self.copied(["--kit", "package", "--from", "https://a.b/our-kit.git"], pin: pin)
        let manifest = try #require(copy.texts["Package.swift"])
        #expect(manifest.contains(".package(url: \"https://a.b/our-kit.git\", \(requirement)),"))
        #expect(!manifest.contains("Switchyard") && manifest.contains(#"?? "our-kit""#))
        let project = try #require(copy.texts.first { $0.key.hasSuffix(".pbxproj") }?.value)
        #expect(project.contains("repositoryURL = \"https://a.b/our-kit.git\"; requirement = { \(inXcode) }"))
        // Xcode finds a product of such a package by what the product names.
        #expect(project.contains(#/productName = AppFlow; package = 0+2;/#))
        #expect(project.contains(#"productName = "acme-mail-modules"; };"#))
        #expect(project.contains(#/productName = Logging; package = 0+3;/#))
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

    @Test func `links, hosts and bundle identifiers are the copy's own`() throws {
        let texts = try Self.source.get().texts
        #expect(texts["Apps/AcmeMail/AcmeMail.swift"]?.contains("commandName = \"acme-mail\"") == true)
        for own in [#"LinkOrigins(schemes: ["post"], hosts: ["go.acme.io"])"#, "post://items", "io.acme.go"] {
            #expect(texts.contains { $0.value.contains(own) }, "\(own)")
        }
        for other in ["starter://", "starter.example.com", "com.example.starter", "acme-mail.example.com"] {
            #expect(!texts.contains { $0.value.contains(other) }, "\(other)")
        }
    }

    @Test func `what nothing says or the project lacks stops the copy`() throws {
        #expect(throws: ToolError.self) { try Self.copied(["--kit", "package", "--from", "https://a.b/our-kit.git"]) }
        #expect(throws: ToolError.self) { try Self.copied(["--language", "fr"]) }
        let error = #expect(throws: ToolError.self) { try ManifestSections("let package = 1\n").copied() }
        #expect(error?.description.contains("// The kit: ") == true)
    }

    @Test func `a copy's page has each recipe of the project's`() throws {
        let recipes = try ["ARCHITECTURE.md", "Tools/Starter/ARCHITECTURE.md"].map { page in
            try String(contentsOfFile: Self.root + "/" + page, encoding: .utf8).split(separator: "\n")
                .compactMap { $0.prefixMatch(of: /\*\*(.+?)\.\*\*/)?.1 }
        }
        #expect(recipes[0].count > 5)
        #expect(Set(recipes[0]).subtracting(recipes[1]).isEmpty)
    }
}
