import Foundation
import GRDB
public import StoreErrors

extension StoreError {
    /// A file that cannot be opened is left as it is: the cause may pass.
    public static func unopened(_ path: String, because reason: String) -> StoreError {
        .refused(reason: "\(path) cannot be opened: \(reason)")
    }

    init(_ error: any Error, opening file: URL) {
        self = .unopened(file.path, because: (error as? DatabaseError)?.sentence ?? error.localizedDescription)
    }
}

extension StoreDatabase {
    /// What went wrong, in words for a log that hold no content. Damage is noted beside the file: no connection can be
    /// taken from under an app that runs, so the next opening checks the whole file.
    public func storeError(_ error: any Error) -> StoreError {
        if let error = error as? StoreError { return error }
        if Damage(error) != nil { FileQuarantine(of: path).noteDamage() }
        guard let error = error as? DatabaseError else { return .unavailable(reason: "\(error)") }
        let reason = "\(URL(filePath: path).lastPathComponent): \(error.sentence)"
        return error.isRefusal ? .refused(reason: reason) : .unavailable(reason: reason)
    }
}

extension DatabaseError {
    /// What happened in plain words, with SQLite's number behind them, and its own words where there are no plainer.
    fileprivate var sentence: String {
        let cause: String? =
            switch resultCode {
            case .SQLITE_BUSY, .SQLITE_LOCKED: "another process is using it"
            case .SQLITE_FULL: "the disk is full"
            case .SQLITE_IOERR: "the disk reports an error"
            case .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_READONLY, .SQLITE_AUTH: "it may not be read and written"
            case .SQLITE_CORRUPT: "the file is damaged"
            case .SQLITE_NOTADB: "the file is not a database"
            // Its own words are those of no memory.
            case .SQLITE_MISUSE: "the connection is closed"
            default: nil
            }
        let code = extendedResultCode.rawValue
        if let cause { return "\(cause) (SQLite \(code))" }
        return "the database reports an error (SQLite \(code): \(message ?? "no message"))"
    }

    /// Whether the disk or another process that holds the file caused the error, and not the statement. Damage counts,
    /// too: the next opening checks whether it is any (``Damage/confirmed(_:_:)``).
    fileprivate var isRefusal: Bool {
        [
            .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM,
            .SQLITE_NOMEM, .SQLITE_PROTOCOL, .SQLITE_CORRUPT, .SQLITE_NOTADB,
        ].contains(resultCode)
    }
}
