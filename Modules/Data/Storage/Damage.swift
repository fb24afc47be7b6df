import GRDB

/// What makes a file useless to this app.
enum Damage: Error {
    case notADatabase
    case corrupt
    case fromNewerApp

    /// Nil for what passes, such as a lock or a full disk: a file is never moved for that.
    init?(_ error: any Error) {
        switch error {
        case let damage as Damage: self = damage
        case let error as DatabaseError where error.resultCode == .SQLITE_NOTADB: self = .notADatabase
        case let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT: self = .corrupt
        default: return nil
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
