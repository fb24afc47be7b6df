import Foundation

/// A file that is written and synced like a log: what the disk itself takes for one commit.
final class SyncedFile {
    /// As many bytes as a tap's commit writes: four pages.
    private let record = [UInt8](repeating: 0x2A, count: 4 * 4_096)
    private let descriptor: CInt

    /// - Throws: if the file cannot be made.
    init(_ url: URL) throws {
        descriptor = open(url.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    deinit {
        close(descriptor)
    }

    /// Syncs as SQLite does.
    func append() throws {
        var isSynced = write(descriptor, record, record.count) == record.count
        #if os(Linux)
        isSynced = isSynced && fdatasync(descriptor) == 0
        #else
        isSynced = isSynced && fsync(descriptor) == 0
        #endif
        if !isSynced { throw CocoaError(.fileWriteUnknown) }
    }
}
