import Foundation
import StoreErrors

/// The file that takes the place of a useless one, with what could be salvaged from it.
struct FileReplacement {
    private let url: URL

    init(of file: URL) {
        url = file
    }

    /// A complete replacement. From when it has this name the replacing is certain, and is finished by the next opening
    /// if the process dies.
    private var complete: String { Self.name(of: url.path) }

    static func name(of file: String) -> String { file + ".replacement" }

    var isComplete: Bool { FileManager.default.fileExists(atPath: complete) }

    /// Makes a file with what is left of the useless one.
    /// - Parameter fill: makes the file, and says how many rows it got.
    func make(_ fill: (URL, Salvage) throws -> Int) throws -> Int {
        let unfinished = url.path + ".unfinished"
        let copy = url.path + ".copy"
        func removeLeftovers() throws {
            for path in [unfinished, copy] { try remove(path) }
        }
        try removeLeftovers()
        // SQLite may write into what it reads; the file itself stays as it is.
        for suffix in ["-wal", ""] where FileManager.default.fileExists(atPath: url.path + suffix) {
            try FileManager.default.copyItem(atPath: url.path + suffix, toPath: copy + suffix)
        }
        let rows = try fill(URL(filePath: unfinished), Salvage(from: copy))
        try remove(complete)
        try FileManager.default.moveItem(atPath: unfinished, toPath: complete)
        try removeLeftovers()
        return rows
    }

    /// Puts the replacement into place, if there is a sound one. Anything else of that name is backed up itself.
    /// - Parameter check: opens it as the file is opened, and closes it.
    /// - Returns: what stood there; nil if there is no replacement, or if the place was free.
    @discardableResult
    func putIntoPlace(now: Date, checking check: ((URL) throws -> Void)? = nil) throws(StoreError) -> FileBackup? {
        guard isComplete else { return nil }
        do {
            try check?(URL(filePath: complete))
        } catch {
            guard let damage = Damage(error) else { throw StoreError(error, opening: url) }
            return try FileQuarantine(of: complete).backUp(because: damage, keptRows: 0, now: now)
        }
        var moved: FileBackup?
        if FileManager.default.fileExists(atPath: url.path) {
            moved = try FileQuarantine(of: url.path).backUp(because: .corrupt, keptRows: 0, now: now)
        }
        do {
            try FileManager.default.moveItem(atPath: complete, toPath: url.path)
            // A closed file has all of its content in itself.
            try remove(complete, with: ["-wal", "-shm"])
        } catch {
            throw .unopened(url.path, because: "it cannot be replaced: \(error.localizedDescription)")
        }
        return moved
    }

    private func remove(_ path: String, with suffixes: [String] = companions) throws {
        for file in suffixes.map({ path + $0 }) where FileManager.default.fileExists(atPath: file) {
            try FileManager.default.removeItem(atPath: file)
        }
    }

    private static let companions = ["-wal", "-shm", "-journal", ""]

    /// Whether a file is what a replacing left behind.
    /// - Parameter file: the name of the file that was to be replaced.
    static func isLeftover(_ name: String, of file: String) -> Bool {
        [".copy", ".unfinished", ".replacement"].contains { leftover in
            companions.contains { name == file + leftover + $0 }
        }
    }
}
