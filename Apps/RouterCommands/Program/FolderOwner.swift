import Foundation
import Storage

/// Which program's data a folder holds, and whether anybody has used the program on it. A mark is a file's name: what
/// it holds may be damaged.
enum FolderOwner {
    /// The first program to open a folder marks it as its own: another would take the files for those of a newer
    /// version of its own, and back them up.
    /// - Parameters:
    ///   - directory: the folder, which is made if it is missing.
    ///   - program: the name that the program is run by.
    /// - Returns: whether files were there that no program had claimed.
    /// - Throws: ``StoreFailure`` if the folder is another program's.
    static func claim(_ directory: URL, for program: String) throws(StoreFailure) -> Bool {
        if try isClaimed(directory, by: program) { return false }
        // Of several processes at once, the first one makes all marks before any of them opens a file. A folder that
        // takes no lock takes no database either, which is told when they are opened; one that stays locked for seconds
        // is claimed all the same.
        let lock = try? FolderLock(makingFolderOf: newMark(directory))
        defer { lock?.release() }
        if try isClaimed(directory, by: program) { return false }
        for mark in [newMark(directory), unfilledMark(directory)] { make(mark) }
        make(ownerMark(directory, program))
        return DataFiles.names.contains { access(directory.appending(path: $0).path, F_OK) == 0 }
    }

    /// - Throws: ``StoreFailure`` if it is another program's.
    private static func isClaimed(_ directory: URL, by program: String) throws(StoreFailure) -> Bool {
        if access(ownerMark(directory, program).path, F_OK) == 0 {
            chmod(directory.path, 0o700)
            return true
        }
        let owners = names(in: directory)?.filter { $0.hasPrefix(prefix) } ?? []
        // A link in its place, which leads nowhere, is its mark as well.
        if owners.contains(prefix + program) { return true }
        guard let other = owners.first else { return false }
        let name = DisplayWidth.printable(String(other.dropFirst(prefix.count)), upTo: 80)
        throw StoreFailure("\(directory.path) holds the data of \(name), not of \(program)")
    }

    /// Whether nothing is there, or a folder in which no program has any data. One that cannot be read may have some.
    static func isUnused(_ directory: URL) -> Bool {
        if access(directory.path, F_OK) != 0, errno == ENOENT { return true }
        guard let names = names(in: directory) else { return false }
        return !names.contains { $0.hasPrefix(prefix) || DataFiles.names.contains($0) }
    }

    /// Whether no session was ever kept in the folder: only then account 1 may be taken for granted.
    static func isNew(_ directory: URL) -> Bool { access(newMark(directory).path, F_OK) == 0 }

    /// From now on somebody who is not known is nobody.
    static func forgetNew(_ directory: URL) { unlink(newMark(directory).path) }

    /// Whether no start has seen to the content yet, with which a folder begins.
    static func isUnfilled(_ directory: URL) -> Bool { access(unfilledMark(directory).path, F_OK) == 0 }

    static func forgetUnfilled(_ directory: URL) { unlink(unfilledMark(directory).path) }

    /// What stands before the name of the owner.
    private static let prefix = "owner."

    private static func ownerMark(_ directory: URL, _ program: String) -> URL {
        directory.appending(path: prefix + program)
    }

    private static func newMark(_ directory: URL) -> URL { directory.appending(path: "app.new") }

    private static func unfilledMark(_ directory: URL) -> URL { directory.appending(path: "app.unfilled") }

    /// Nil if it cannot be read, or is no folder.
    private static func names(in directory: URL) -> [String]? {
        try? FileManager.default.contentsOfDirectory(atPath: directory.path)
    }

    private static func make(_ mark: URL) {
        let file = open(mark.path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
        if file >= 0 { close(file) }
    }
}
