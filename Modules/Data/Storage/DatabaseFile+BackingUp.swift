import Foundation

extension DatabaseFile {
    /// Gives the file and its companions another name, under which they stay: `content.sqlite.damaged-20261121T041200Z`.
    /// - Parameter keptRows: how many of its rows were brought over into the file that is to take its place.
    func backUp(because damage: Damage, keptRows: Int, now: Date) throws(StorageError) -> FileBackup {
        let destination = freeName(damage.isForeign ? "foreign" : "damaged", now: now)
        do {
            // The write-ahead log goes first: SQLite deletes one that it finds beside a new file.
            for suffix in ["-wal", "-shm", ""] where FileKind(url.path + suffix) != nil {
                try FileManager.default.moveItem(atPath: url.path + suffix, toPath: destination + suffix)
            }
            try forgetDamage()
        } catch {
            throw .unavailable(
                path: url.path, reason: "\(damage.reason), and cannot be backed up: \(error.localizedDescription)")
        }
        return FileBackup(from: url.path, to: destination, reason: damage.reason, keptRows: keptRows)
    }

    private func freeName(_ kind: String, now: Date) -> String {
        let stamp = now.formatted(Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted))
        let name = "\(url.path).\(kind)-\(stamp)"
        var free = name
        var number = 1
        while ["", "-wal", "-shm"].contains(where: { FileManager.default.fileExists(atPath: free + $0) }) {
            number += 1
            free = "\(name)-\(number)"
        }
        return free
    }
}
