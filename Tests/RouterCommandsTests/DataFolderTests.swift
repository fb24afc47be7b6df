import Foundation
import Storage
import StoreErrors
import TestSupport
import Testing

@testable import RouterCommands

@MainActor @Suite struct DataFolderTests {
    private func folder(_ directory: URL) -> DataFolder {
        DataFolder(directory: directory, migrations: [], readers: 1, now: Date(timeIntervalSince1970: 1_800_000_000))
    }

    @Test func `both files are opened, whether they are made or found`() async throws {
        try await withTemporaryFolder { url in
            let directory = url.appending(path: "data")
            for isNew in [true, false] {
                let folder = folder(directory)
                let (inbox, content) = (try folder.openInbox(patience: 0), try folder.openContent(patience: 0))
                #expect(inbox.backup == nil && content.backup == nil && content.isNew == isNew)
            }
            // Others wait only while a file is opened.
            try FileLock(.folder(directory.path), patience: 0).release()
        }
    }

    @Test func `what keeps the folder from being opened is told of both files`() async throws {
        try await withTemporaryFolder { url in
            let directory = url.appending(path: "data")
            try Data().write(to: directory)
            let folder = folder(directory)
            let reason = "its folder cannot be opened: Not a directory"
            #expect(throws: StoreError.unopened(directory.path + "/inbox.sqlite", because: reason)) {
                try folder.openInbox(patience: 0)
            }
            #expect(throws: StoreError.unopened(directory.path + "/content.sqlite", because: reason)) {
                try folder.openContent(patience: 0)
            }
        }
    }

    @Test func `S1.6: a folder of databases keeps its token, and another has another`() async throws {
        try await withTemporaryFolder { folder in
            let token = try #require(SimulatedDeviceToken.token(in: folder))
            #expect(token.count == 32)
            #expect(SimulatedDeviceToken.token(in: folder) == token)
            try await withTemporaryFolder { other in
                #expect(SimulatedDeviceToken.token(in: other) != token)
            }
        }
    }

    @Test func `S1.6: a damaged one is replaced, and a folder that cannot be written has none`() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appending(path: "device-token")
            try Data([1]).write(to: file)
            #expect(SimulatedDeviceToken.token(in: folder)?.count == 32)
            #expect(SimulatedDeviceToken.token(in: file) == nil)
        }
    }
}
