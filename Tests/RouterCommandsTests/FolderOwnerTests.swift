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

    @Test func `P9: whatever its mark holds, a folder stays its owner's`() async throws {
        try await withTemporaryFolder { folder in
            _ = try FolderOwner.claim(folder, for: "one")
            let marks = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            for mark in marks { try Data("ome\n".utf8).write(to: folder.appending(path: mark)) }
            _ = try FolderOwner.claim(folder, for: "one")
            #expect(throws: StoreFailure.self) { try FolderOwner.claim(folder, for: "ome") }
        }
    }

    @Test func `only a folder that can be read and holds nothing of a program is unused`() async throws {
        try await withTemporaryFolder { folder in
            #expect(FolderOwner.isUnused(folder) && FolderOwner.isUnused(folder.appending(path: "missing")))
            let file = folder.appending(path: "file")
            try Data().write(to: file)
            #expect(FolderOwner.isUnused(folder))
            #expect(!FolderOwner.isUnused(file) && !FolderOwner.isUnused(file.appending(path: "below")))
            _ = try FolderOwner.claim(folder, for: "one")
            #expect(!FolderOwner.isUnused(folder))
        }
    }

    @Test func `of several processes at once one claims the folder, and the others see whose it is`() async throws {
        try await withTemporaryFolder { folder in
            let mark = folder.appending(path: "owner.one")
            let lock = try FolderLock(makingFolderOf: mark)
            let claim = Task.detached { try FolderOwner.claim(folder, for: "one") }
            // This waits in vain, and so does the claim.
            #expect(throws: FileLockError.held) { _ = try FileLock(.folder(folder.path), patience: 0.3) }
            #expect(!FileManager.default.fileExists(atPath: mark.path))
            try Data().write(to: folder.appending(path: "owner.another"))
            lock.release()
            await #expect(throws: StoreFailure.self) { try await claim.value }
            #expect(!FileManager.default.fileExists(atPath: mark.path))
        }
    }

    @Test func `P9: a link that leads nowhere is its mark, too`() async throws {
        try await withTemporaryFolder { folder in
            try FileManager.default.createSymbolicLink(
                at: folder.appending(path: "owner.one"), withDestinationURL: folder.appending(path: "none"))
            #expect(try !FolderOwner.claim(folder, for: "one"))
            #expect(throws: StoreFailure.self) { try FolderOwner.claim(folder, for: "another") }
        }
    }

    @Test(.timeLimit(.minutes(1)))
    func `a pipe in the place of the mark is waited for by nobody`() async throws {
        try await withTemporaryFolder { folder in
            #expect(mkfifo(folder.appending(path: "owner.one").path, 0o600) == 0)
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
