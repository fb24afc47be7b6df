import Foundation
import Layouts
import Testing

@testable import Checks

@Suite struct SourceTreeOnDiskTests {
    @Test func `a manifest that cannot be read is an error that names its folder`() throws {
        try Layout(["Package.swift": "// swift-tools-version: 6.2\nlet x ="]).inTemporaryFolder { root in
            let error = #expect(throws: PackageDescriptionError.self) { try SourceTree(at: root.path) }
            #expect(error?.description.contains(root.path) == true)
        }
    }
}
