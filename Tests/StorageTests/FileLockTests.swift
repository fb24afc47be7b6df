import Foundation
import Storage
import StoreErrors
import Testing

@Suite struct FileLockTests {
    private let file: SampleFile

    init() throws {
        file = try SampleFile()
    }

    @Test func `a lock that is held is waited for, and had once it is released`() async throws {
        for place in [FileLock.Place.file(file.folder.path + "/lock"), .folder(file.folder.path)] {
            let first = try FileLock(place, patience: 0)
            #expect(throws: FileLockError.held) { _ = try FileLock(place, patience: 0.01) }
            async let second = FileLock(place, patience: 60)
            first.release()
            try await second.release()
        }
    }

    @Test func `a lock's file holds the last note, as long as it is`() throws {
        let url = file.folder.appending(path: "lock")
        let lock = try FileLock(.file(url.path), patience: 0)
        for note in ["a long note\n", "", "short\n"] {
            try lock.write(note)
            #expect(try Data(contentsOf: url) == Data(note.utf8))
        }
        lock.release()
        let folderLock = try FileLock(.folder(file.folder.path), patience: 0)
        #expect(throws: FileLockError.self) { try folderLock.write("note") }
        folderLock.release()
    }

    @Test func `those that share a lock hold it at once, and keep out who does not`() throws {
        let path = file.folder.appending(path: "lock").path
        let holders = try (1...2).map { _ in try FileLock(.file(path), isShared: true, patience: 0) }
        #expect(throws: FileLockError.held) { _ = try FileLock(.file(path), patience: 0.01) }
        for holder in holders { holder.release() }
        let alone = try FileLock(.file(path), patience: 0)
        #expect(throws: FileLockError.held) { _ = try FileLock(.file(path), isShared: true, patience: 0.01) }
        alone.release()
    }

    @Test func `a lock's file is its user's alone, and none is made or locked behind a link`() throws {
        let (path, link) = (file.folder.appending(path: "lock").path, file.folder.appending(path: "link").path)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
        #expect(throws: FileLockError.symbolicLink) { _ = try FileLock(.file(link), patience: 60) }
        #expect(!FileManager.default.fileExists(atPath: path))
        try FileLock(.file(path), patience: 0).release()
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    }

    @Test func `what cannot be opened takes no lock`() throws {
        let missing = file.folder.path + "/missing"
        for place in [FileLock.Place.file(missing + "/lock"), .folder(missing)] {
            let error = #expect(throws: FileLockError.self) { _ = try FileLock(place, patience: 60) }
            #expect(error != .held)
        }
    }

    @Test(arguments: SampleFile.Kind.allCases)
    func `a file whose opening takes another process too long is left alone`(kind: SampleFile.Kind) throws {
        var file = file
        try file.add("kept")
        file.patience = 0.01
        let other = try FileLock(.folder(file.folder.path), patience: 0)
        #expect(
            throws: StoreError.unopened(file.url.path, because: "another process is opening it")
        ) { _ = try file.open(as: kind) }
        other.release()
        #expect(try file.notes() == ["kept"])
    }
}
