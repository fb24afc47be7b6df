import Foundation
import Storage

/// Which program's data a folder holds, and whether anybody has used the program on it.
enum FolderOwner {
    /// In bytes: no program's name is longer.
    private static let longestMark = 256

    /// The first program to open a folder writes down that it is its own: another would take the files for those of a newer
    /// version of its own, and back them up.
    /// - Parameters:
    ///   - directory: the folder, which is made if it is missing.
    ///   - program: the name that the program is run by.
    /// - Returns: whether files were there that no program had claimed.
    /// - Throws: ``StoreFailure`` if the folder is another program's.
    static func claim(_ directory: URL, for program: String) throws(StoreFailure) -> Bool {
        if try isClaimed(directory, for: program) { return false }
        // Of several processes at once, the first one writes both marks before any of them opens a file. A folder that
        // takes no lock takes no database either, which is told when they are opened; one that stays locked for seconds is
        // claimed all the same.
        let lock = try? FolderLock(makingFolderOf: ownerMark(directory))
        defer { lock?.release() }
        if try isClaimed(directory, for: program) { return false }
        write(Data(), to: newMark(directory))
        write(Data("\(program)\n".utf8), to: ownerMark(directory))
        return DataFiles.names.contains { access(directory.appending(path: $0).path, F_OK) == 0 }
    }

    /// - Throws: ``StoreFailure`` if it is another program's.
    private static func isClaimed(_ directory: URL, for program: String) throws(StoreFailure) -> Bool {
        // A pipe in its place would be waited for.
        let descriptor = open(ownerMark(directory).path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        let found = String(unsafeUninitializedCapacity: longestMark) { buffer in
            max(0, read(descriptor, buffer.baseAddress, longestMark))
        }
        guard !found.isEmpty else { return false }
        guard found == "\(program)\n" else {
            let name = DisplayWidth.printable(String(found.split(separator: "\n").first ?? ""), upTo: 80)
            throw StoreFailure("\(directory.path) holds the data of \(name), not of \(program)")
        }
        chmod(directory.path, 0o700)
        return true
    }

    /// Whether no program has any data in the folder.
    static func isUnused(_ directory: URL) -> Bool {
        let names = [ownerMark(directory).lastPathComponent] + DataFiles.names
        return !names.contains { access(directory.appending(path: $0).path, F_OK) == 0 }
    }

    /// Whether no session was ever kept in the folder: only then account 1 may be taken for granted.
    static func isNew(_ directory: URL) -> Bool { access(newMark(directory).path, F_OK) == 0 }

    /// From now on somebody who is not known is nobody.
    static func forgetNew(_ directory: URL) { unlink(newMark(directory).path) }

    private static func ownerMark(_ directory: URL) -> URL { directory.appending(path: "app.owner") }

    private static func newMark(_ directory: URL) -> URL { directory.appending(path: "app.new") }

    private static func write(_ data: Data, to file: URL) {
        let descriptor = open(file.path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return }
        try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(contentsOf: data)
    }
}
