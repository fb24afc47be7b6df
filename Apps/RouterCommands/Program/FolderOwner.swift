import Foundation

/// Which program's data a folder holds. The first to open it writes that down: another would take the files for those of a
/// newer version of its own, and move them aside.
enum FolderOwner {
    /// In bytes: no program's name is longer.
    private static let longestMark = 256

    /// - Parameters:
    ///   - directory: the folder, which is made if it is missing.
    ///   - program: the name that the program is run by.
    /// - Throws: ``StoreFailure`` if the folder is another program's.
    static func claim(_ directory: URL, for program: String) throws(StoreFailure) {
        let file = directory.appending(path: "app.owner")
        let mark = Data("\(program)\n".utf8)
        if let found = try? FileHandle(forReadingFrom: file).read(upToCount: longestMark), !found.isEmpty {
            if found == mark { return }
            let owner = String(decoding: found, as: UTF8.self).split(separator: "\n").first ?? ""
            let name = DisplayWidth.printable(String(owner), upTo: 80)
            throw StoreFailure("\(directory.path) holds the data of \(name), not of \(program)")
        }
        // A folder that takes no file takes no database either, which is told when they are opened.
        try? FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        try? mark.write(to: file, options: .withoutOverwriting)
    }
}
