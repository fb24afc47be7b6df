public import Foundation
public import StoreErrors

/// Held while a file is opened, so that one process at a time makes its schema or quarantines it: a second one would
/// move the good file that the first has put in its place. The system releases it when a process dies.
public struct FolderLock: Sendable {
    private let lock: FileLock

    /// Waits for the folder that the file lies in, which is made if it is missing.
    /// - Parameters:
    ///   - file: what is to be opened, alone or with others of its folder.
    ///   - patience: for how many seconds to wait.
    /// - Throws: ``StoreError``, which names that file.
    public init(makingFolderOf file: URL, patience: TimeInterval = 5) throws(StoreError) {
        let folder = file.deletingLastPathComponent().path
        if access(folder + "/", F_OK) != 0, errno != ELOOP {
            do {
                try FileManager.default.createDirectory(
                    atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            } catch {
                throw .unopened(file.path, because: "its folder cannot be made: \(Self.reason(folder, error))")
            }
        }
        do {
            lock = try FileLock(.folder(folder), patience: patience)
        } catch {
            switch error {
            case .held: throw .unopened(file.path, because: "another process is opening it")
            case .symbolicLink:
                throw .unopened(file.path, because: "its folder's path is a circle of symbolic links")
            case .unavailable(let reason):
                throw .unopened(file.path, because: "its folder cannot be opened: \(reason)")
            }
        }
    }

    public func release() {
        lock.release()
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
