import Foundation
import GRDB

/// What makes a file useless to this app.
enum Damage: Error {
    case notADatabase
    case corrupt
    case fromNewerApp

    /// Nil for what passes, such as a lock or a full disk: a file is never moved for that.
    init?(_ error: any Error) {
        if let damage = error as? Damage {
            self = damage
        } else if let error = error as? DatabaseError {
            switch error.resultCode {
            case .SQLITE_NOTADB: self = .notADatabase
            case .SQLITE_CORRUPT: self = .corrupt
            default: return nil
            }
        } else {
            return nil
        }
    }

    var reason: String {
        switch self {
        case .notADatabase: "it is not a database"
        case .corrupt: "it is damaged"
        case .fromNewerApp: "a newer version of the app made it"
        }
    }
}

extension DatabaseFile {
    /// Gives the file and its companions another name, under which they stay.
    func moveAside(because damage: Damage, now: Date) throws(StorageError) -> MovedAside {
        let stamp = now.formatted(Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted))
        let files = FileManager.default
        var destination = url.path + ".aside-\(stamp)"
        var number = 1
        while files.fileExists(atPath: destination) {
            number += 1
            destination = url.path + ".aside-\(stamp)-\(number)"
        }
        do {
            for suffix in ["", "-wal", "-shm"] where files.fileExists(atPath: url.path + suffix) {
                try files.moveItem(atPath: url.path + suffix, toPath: destination + suffix)
            }
        } catch {
            throw .unavailable(
                path: url.path, reason: "\(damage.reason), and cannot be moved aside: \(error.localizedDescription)")
        }
        return MovedAside(from: url.path, to: destination, reason: damage.reason)
    }
}
