import Foundation
import Testing

@testable import Checks
@testable import Copying
@testable import Layouts

/// The project itself, as it is at the moment.
@Suite struct OwnLayoutTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        .standardized.path
    private static let project = Result { (try Layout(at: root), try PackageDescription(of: root)) }

    @Test(
        "the project can be copied as it stands, and bears its name only where it must",
        arguments: [[], ["--language", "ko"], ["--kit", "package"]])
    func copies(options: [String]) throws {
        let request = try CopyRequest(["Acme", "/tmp/acme"] + options)
        let (layout, package) = try Self.project.get()
        let copy = try CopiedFiles(of: layout, package, for: request).files(from: Self.root, version: "Switchyard 1")
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

    @Test func `a copy that depends on a repository names our package as that is called`() throws {
        let request = try CopyRequest(["Acme", "/tmp/acme", "--kit", "package", "--from", "https://a.b/our-kit.git"])
        let (layout, package) = try Self.project.get()
        let copy = try CopiedFiles(of: layout, package, for: request).files(
            from: Self.root, version: "", pin: .commit("c0ffee"))
        let manifest = try #require(copy.texts["Package.swift"])
        #expect(!manifest.contains("Switchyard") && manifest.contains(#"?? "our-kit""#))
        #expect(copy.texts.contains { $0.key.hasSuffix(".pbxproj") && $0.value.contains("revision = c0ffee;") })
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
