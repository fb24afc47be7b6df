import Foundation
import Testing

@testable import Copying
@testable import Layouts

@Suite struct CopyDestinationTests {
    @Test(
        "a copy goes into no folder that holds something, and not into the layout itself",
        arguments: [
            ("full", false), ("file", false), ("layout", false), ("layout/new", false), ("layout2", true),
            ("empty", true),
        ])
    func destination(name: String, isFree: Bool) throws {
        try Layout(["full/a": "", "file": "", "layout/a": ""]).inTemporaryFolder { root in
            try FileManager.default.createDirectory(
                at: root.appending(path: "empty"), withIntermediateDirectories: true)
            let request = try CopyRequest(["Acme", root.appending(path: name).path])
            let layout = root.appending(path: "layout").path
            if isFree {
                #expect(throws: Never.self) { try LayoutCopy(of: layout, request) }
            } else {
                #expect(throws: ToolError.self) { try LayoutCopy(of: layout, request) }
            }
        }
    }

    @Test func `a copy that cannot be made leaves nothing behind`() throws {
        try Layout(["layout/Package.swift": "let x ="]).inTemporaryFolder { root in
            let request = try CopyRequest(["Acme", root.appending(path: "acme").path])
            let copy = try LayoutCopy(of: root.appending(path: "layout").path, request)
            #expect(throws: (any Error).self) { try copy.make() }
            #expect(try FileManager.default.contentsOfDirectory(atPath: root.path) == ["layout"])
        }
    }
}
