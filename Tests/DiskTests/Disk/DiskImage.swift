import Foundation

/// The files of a folder as bytes.
struct DiskImage: Equatable, Sendable {
    var files: [String: [UInt8]]

    init(files: [String: [UInt8]] = [:]) {
        self.files = files
    }

    init(of folder: URL) throws {
        files = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            files[name] = try? [UInt8](Data(contentsOf: folder.appending(path: name)))
        }
    }

    /// Byte by byte, an array's own comparison takes most of a test's time.
    static func == (one: DiskImage, other: DiskImage) -> Bool {
        one.files.count == other.files.count
            && one.files.allSatisfy { name, bytes in
                guard let others = other.files[name], others.count == bytes.count else { return false }
                return memcmp(bytes, others, bytes.count) == 0
            }
    }

    func write(to folder: URL) throws {
        for (name, bytes) in files { try Data(bytes).write(to: folder.appending(path: name)) }
    }
}

/// Folders in memory where the system has that, so that no test waits for a disk.
enum DiskFolder {
    private static let parent: URL = {
        let memory = "/dev/shm"
        let folder = FileManager.default.temporaryDirectory
        guard access(memory, W_OK) == 0, !folder.path.hasPrefix(memory) else { return folder }
        return URL(filePath: memory)
    }()

    /// A new folder, under the name by which SQLite knows it.
    static func make() throws -> URL {
        let folder = parent.appending(path: "switchyard-disk-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        guard let real = realpath(folder.path, nil) else { return folder }
        defer { free(real) }
        return URL(filePath: String(cString: real), directoryHint: .isDirectory)
    }
}
