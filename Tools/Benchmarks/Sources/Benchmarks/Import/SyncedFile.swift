import Foundation

/// A file that is written and synced like a log: what the disk itself takes for one commit.
final class SyncedFile {
    /// As many bytes as a tap's commit writes: four pages.
    private let record = Data(repeating: 0x2A, count: 4 * 4_096)
    private let handle: FileHandle

    /// - Throws: if the file cannot be made.
    init(_ url: URL) throws {
        try Data().write(to: url)
        handle = try FileHandle(forWritingTo: url)
    }

    func append() throws {
        try handle.write(contentsOf: record)
        try handle.synchronize()
    }
}
