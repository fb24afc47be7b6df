import Foundation
import Storage
import TestSupport
import Testing

@testable import RouterCommands

@Suite struct DataFilesTests {
    @MainActor
    private func open(_ directory: URL) -> DataFiles {
        DataFolder(
            directory: directory, migrations: [], readers: 1, now: Date(timeIntervalSince1970: 1_800_000_000)
        ).open()
    }

    @Test func `both files are opened, whether they are made or found`() async throws {
        try await withTemporaryFolder { folder in
            let directory = folder.appending(path: "data")
            for _ in 0..<2 {
                let files = await open(directory)
                let backup = (try files.inbox.get().backup, try files.content.get().backup)
                #expect(backup == (nil, nil))
            }
            // Others wait only while a file is opened.
            try FileLock(.folder(directory.path), patience: 0).release()
        }
    }

    @Test func `what keeps the folder from being opened is told of both files`() async throws {
        try await withTemporaryFolder { folder in
            let directory = folder.appending(path: "data")
            try Data().write(to: directory)
            let files = await open(directory)
            let reason = "its folder cannot be made: \(directory.path) is a file"
            let (inbox, content) = (directory.path + "/inbox.sqlite", directory.path + "/content.sqlite")
            #expect(throws: StorageError.unavailable(path: inbox, reason: reason)) { try files.inbox.get() }
            #expect(throws: StorageError.unavailable(path: content, reason: reason)) { try files.content.get() }
        }
    }
}
