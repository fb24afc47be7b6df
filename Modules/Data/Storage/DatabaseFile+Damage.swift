import Foundation
import GRDB

extension DatabaseFile {
    /// Where it is noted that damage has shown while the file was in use.
    private static func note(at path: String) -> String { path + ".damaged" }

    var isNotedDamaged: Bool { FileManager.default.fileExists(atPath: Self.note(at: url.path)) }

    func forgetDamage() throws {
        guard isNotedDamaged else { return }
        try FileManager.default.removeItem(atPath: Self.note(at: url.path))
    }

    /// Leaves a note for the next opening, which moves the file aside.
    fileprivate static func noteDamage(at path: String) {
        guard FileManager.default.fileExists(atPath: path) else { return }
        _ = FileManager.default.createFile(atPath: note(at: path), contents: nil)
    }
}

extension StoreDatabase {
    /// What went wrong, in words for a log that hold no content. Damage is noted beside the file: no connection can be
    /// taken from under an app that runs, so the next opening moves the file aside.
    public func reason(for error: any Error) -> String {
        guard let error = error as? DatabaseError else { return "\(error)" }
        if Damage(error) != nil { DatabaseFile.noteDamage(at: path) }
        return "\(URL(filePath: path).lastPathComponent): \(error.sentence)"
    }
}
