import Foundation
import TestSupport
import Testing

@testable import Storage

@Suite struct FileKindTests {
    @Test func `what stands under a name is told without following a link, on each system`() async throws {
        try await withTemporaryFolder { folder in
            func path(_ name: String) -> String { folder.appending(path: name).path }
            try Data().write(to: folder.appending(path: "file"))
            try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: path("file"))
            try FileManager.default.createSymbolicLink(atPath: path("dangling"), withDestinationPath: path("nothing"))
            #expect(mkfifo(path("pipe"), 0o600) == 0)
            let kinds: [String: FileKind] = [
                "file": .file, "link": .link, "dangling": .link, "pipe": .other, "": .folder,
            ]
            for name in ["file", "link", "dangling", "pipe", "", "nothing"] {
                #expect(FileKind(path(name)) == kinds[name], "\(name)")
                #expect(FileKind(attributesOf: path(name)) == kinds[name], "\(name)")
            }
        }
    }
}
