import Foundation

/// Held while a file is opened, so that one process at a time makes its schema or moves it aside: a second one would
/// move the good file that the first has put in its place. The system releases it when a process dies.
struct FolderLock {
    private let descriptor: CInt

    /// Waits for the folder that the file lies in, which is made if it is missing.
    init(makingFolderOf file: URL) throws(StorageError) {
        let folder = file.deletingLastPathComponent().path
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw .unavailable(path: file.path, reason: "its folder cannot be made: \(Self.reason(folder, error))")
        }
        descriptor = open(folder, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw .unavailable(
                path: file.path, reason: "its folder cannot be opened: \(String(cString: strerror(errno)))")
        }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else {
                let reason = String(cString: strerror(errno))
                close(descriptor)
                throw .unavailable(path: file.path, reason: "its folder cannot be locked: \(reason)")
            }
        }
    }

    func release() {
        close(descriptor)
    }

    /// Foundation's own sentence does not say that a file is in the way.
    private static func reason(_ folder: String, _ error: any Error) -> String {
        var ancestor = URL(filePath: folder)
        var isFolder: ObjCBool = false
        while ancestor.path != "/" {
            if FileManager.default.fileExists(atPath: ancestor.path, isDirectory: &isFolder), !isFolder.boolValue {
                return "\(ancestor.path) is a file"
            }
            ancestor.deleteLastPathComponent()
        }
        return error.localizedDescription
    }
}
