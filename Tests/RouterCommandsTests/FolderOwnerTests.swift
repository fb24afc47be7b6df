import Foundation
import Storage
import TestSupport
import Testing

@testable import RouterCommands

@Suite struct FolderOwnerTests {
    @Test func `the first program to open a folder is its owner`() async throws {
        try await withTemporaryFolder { folder in
            for _ in 1...2 { _ = try FolderOwner.claim(folder, for: "one") }
            let error = #expect(throws: StoreFailure.self) { try FolderOwner.claim(folder, for: "another") }
            #expect(error?.description == "\(folder.path) holds the data of one, not of another")
        }
    }

    @Test func `of several processes at once one claims the folder, and the others see whose it is`() async throws {
        try await withTemporaryFolder { folder in
            let mark = folder.appending(path: "app.owner")
            let lock = try FolderLock(makingFolderOf: mark)
            let claim = Task.detached { try FolderOwner.claim(folder, for: "one") }
            // This waits in vain, and so does the claim.
            #expect(throws: FileLockError.held) { _ = try FileLock(.folder(folder.path), patience: 0.3) }
            #expect(!FileManager.default.fileExists(atPath: mark.path))
            try Data("another\n".utf8).write(to: mark)
            lock.release()
            await #expect(throws: StoreFailure.self) { try await claim.value }
            #expect(try Data(contentsOf: mark) == Data("another\n".utf8))
        }
    }

    @Test(.timeLimit(.minutes(1)))
    func `a pipe in the place of the mark is waited for by nobody`() async throws {
        try await withTemporaryFolder { folder in
            #expect(mkfifo(folder.appending(path: "app.owner").path, 0o600) == 0)
            for _ in 1...2 { _ = try FolderOwner.claim(folder, for: "one") }
        }
    }

    @Test("only what lay there before the first claim counts as files from before", arguments: [[], DataFiles.names])
    func files(before: [String]) async throws {
        try await withTemporaryFolder { folder in
            for name in before { try Data().write(to: folder.appending(path: name)) }
            #expect(try FolderOwner.claim(folder, for: "one") == !before.isEmpty)
            // What another process of the same start has made meanwhile.
            for name in DataFiles.names { try Data().write(to: folder.appending(path: name)) }
            #expect(try !FolderOwner.claim(folder, for: "one"))
            #expect(FolderOwner.isNew(folder))
        }
    }
}
