import Foundation

extension DatabaseFile {
    /// A complete replacement. From when it has this name the replacing is certain, and is finished by the next opening
    /// if the process dies.
    private var replacement: String { url.path + ".replacement" }

    var isBeingReplaced: Bool { FileManager.default.fileExists(atPath: replacement) }

    /// Makes a file with what is left of this one.
    /// - Parameter fill: makes the file, and says how many rows it got.
    func makeReplacement(_ fill: (URL, Salvage) throws -> Int) throws -> Int {
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
        try remove(replacement)
        try FileManager.default.moveItem(atPath: unfinished, toPath: replacement)
        try removeLeftovers()
        return rows
    }

    /// Puts the replacement into place, if there is a sound one. Anything else of that name is backed up itself.
    /// - Parameter check: opens it as the file is opened, and closes it.
    /// - Returns: what stood there; nil if there is no replacement, or if the place was free.
    @discardableResult
    func finishReplacing(now: Date, checking check: ((URL) throws -> Void)? = nil) throws(StorageError) -> FileBackup? {
        guard isBeingReplaced else { return nil }
        do {
            if let check { try check(URL(filePath: replacement)) }
        } catch {
            guard let damage = Damage(error) else { throw StorageError(error, opening: url) }
            return try DatabaseFile(URL(filePath: replacement)).backUp(because: damage, keptRows: 0, now: now)
        }
        var moved: FileBackup?
        if FileManager.default.fileExists(atPath: url.path) {
            moved = try backUp(because: .corrupt, keptRows: 0, now: now)
        }
        do {
            try FileManager.default.moveItem(atPath: replacement, toPath: url.path)
            try removeCompanions(of: replacement)
        } catch {
            throw .unavailable(path: url.path, reason: "it cannot be replaced: \(error.localizedDescription)")
        }
        return moved
    }

    /// A closed file has all of its content in itself.
    private func removeCompanions(of path: String) throws {
        for file in ["-wal", "-shm"].map({ path + $0 }) where FileManager.default.fileExists(atPath: file) {
            try FileManager.default.removeItem(atPath: file)
        }
    }

    private func remove(_ path: String) throws {
        for file in ["-wal", "-shm", "-journal", ""].map({ path + $0 })
        where FileManager.default.fileExists(atPath: file) {
            try FileManager.default.removeItem(atPath: file)
        }
    }
}
