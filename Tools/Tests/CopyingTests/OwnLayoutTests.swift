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
        "the project can be copied as it stands, and bears its name nowhere but in the licence",
        arguments: [[], ["--app", "campus"], ["--app", "messenger"]])
    func copies(options: [String]) throws {
        let request = try CopyRequest(["Acme", "/tmp/acme"] + options)
        let (layout, package) = try Self.project.get()
        let copy = try LayoutCopy.copied(layout, request, package: package)
        #expect(copy.texts.filter { $0.value.lowercased().contains("switchyard") }.map(\.key) == ["LICENSE"])
        #expect(copy.files.count > 500)
        // A test that would have no argument left is one that the copy would not run.
        #expect(copy.texts.filter { $0.value.contains("arguments: []") }.map(\.key) == [])
        #expect(copy.files["Tools/test"]?.isExecutable == true)
        #expect(copy.files.keys.allSatisfy { !$0.contains(".build") && !$0.hasSuffix("Package.resolved") })
    }
}
