package import Foundation

extension Layout {
    /// Reads all files of a folder but those that its .gitignore names, and the repository itself.
    ///
    /// - Throws: ``LayoutError`` if one cannot be read.
    package init(at root: String) throws(LayoutError) {
        let files = FileManager.default
        let ignored = IgnoredNames(
            files.contents(atPath: root + "/.gitignore").map { String(decoding: $0, as: UTF8.self) } ?? "")
        self.init(files: [:])
        let walk = files.enumerator(atPath: root)
        while let path = walk?.nextObject() as? String {
            var isFolder: ObjCBool = false
            guard files.fileExists(atPath: root + "/" + path, isDirectory: &isFolder) else { continue }
            if ignored.contain(path, isFolder: isFolder.boolValue) {
                if isFolder.boolValue { walk?.skipDescendants() }
            } else if !isFolder.boolValue {
                guard let content = files.contents(atPath: root + "/" + path) else {
                    throw LayoutError(path: path)
                }
                self.files[path] = File(
                    content: content, isExecutable: files.isExecutableFile(atPath: root + "/" + path))
            }
        }
    }

    /// Writes all files into a folder.
    package func write(to root: URL) throws {
        let places = files.map { (place: root.appending(path: $0.key), file: $0.value) }
        for folder in Set(places.map { $0.place.deletingLastPathComponent() }) {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        for (place, file) in places {
            try file.content.write(to: place)
            try FileManager.default.setAttributes(
                [.posixPermissions: file.isExecutable ? 0o755 : 0o644], ofItemAtPath: place.path)
        }
    }

    /// Writes all files into a new folder, runs the body on it, and removes the folder.
    package func inTemporaryFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appending(path: "layout-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(to: folder)
        return try body(folder)
    }
}

/// A file of the layout cannot be read.
package struct LayoutError: Error, CustomStringConvertible {
    package let path: String

    package var description: String { "\(path) cannot be read." }
}
