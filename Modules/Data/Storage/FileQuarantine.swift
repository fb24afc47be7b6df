import Foundation
import StoreErrors

/// Gives a useless file another name, under which it stays, and notes damage that shows in use for the next opening.
struct FileQuarantine {
    private let path: String

    init(of path: String) {
        self.path = path
    }

    /// Where it is noted that SQLite reported damage while the file was in use.
    private var note: String { path + ".damaged" }

    var isDamageNoted: Bool { FileManager.default.isFile(note) }

    func forgetDamage() { unlink(note) }

    /// Leaves a note for the next opening, which checks the whole file.
    func noteDamage() {
        guard FileManager.default.fileExists(atPath: path) else { return }
        _ = FileManager.default.createFile(atPath: note, contents: nil)
    }

    /// Gives the file and its companions another name: `content.sqlite.damaged-20261121T041200Z`.
    func backUp(because damage: Damage, now: Date) throws(StoreError) -> FileBackup {
        let destination = freeName(damage.isForeign ? "foreign" : "damaged", now: now)
        do {
            // The write-ahead log goes first: SQLite deletes one that it finds beside a new file.
            for suffix in ["-wal", "-shm", ""] where FileManager.default.fileExists(atPath: path + suffix) {
                try FileManager.default.moveItem(atPath: path + suffix, toPath: destination + suffix)
            }
            forgetDamage()
        } catch {
            throw .unopened(
                path, because: "\(damage.rawValue), and cannot be backed up: \(error.localizedDescription)")
        }
        return FileBackup(from: path, to: destination, reason: damage.rawValue)
    }

    private func freeName(_ kind: String, now: Date) -> String {
        let stamp = now.formatted(Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted))
        let name = "\(path).\(kind)-\(stamp)"
        var free = name
        var number = 1
        while ["", "-wal", "-shm"].contains(where: { FileManager.default.fileExists(atPath: free + $0) }) {
            number += 1
            free = "\(name)-\(number)"
        }
        return free
    }

    /// Whether a name is that of the app's backup of a file.
    /// - Parameter file: the name that the file had.
    static func isBackup(_ name: String, of file: String) -> Bool { name.hasPrefix(file + ".damaged-") }
}
